// A visitor's line to the house. Each comes from an address of its own, so that the house takes them for different people, and
// each can be cut; its near end stays where it is while the house is closed and opens on another port.

import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Addresses of the loopback that were given away, of 127.1.0.0/16. */
let given = 0;

export class Line {
  #house;
  #from;
  #server;
  #isCut = false;
  #isSilent = false;
  /** @type {Set<import('node:net').Socket>} */ #open = new Set();

  constructor(house) {
    this.#house = house;
    given += 1;
    this.#from = `127.1.${given >> 8}.${given & 255}`;
    this.#server = createServer((near) => this.#join(near));
  }

  async lay() {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get url() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  /** Nothing goes through any more, until it is mended. */
  cut() {
    this.#isCut = true;
    for (const socket of this.#open) socket.destroy();
  }

  mend() {
    this.#isCut = false;
  }

  /** Nothing gets through any more, and neither end is told: as where a cable is pulled far away. */
  silence() {
    this.#isSilent = true;
    for (const socket of this.#open) socket.unpipe();
  }

  /** New connections go through again; those that fell silent stay so. */
  restore() {
    this.#isSilent = false;
  }

  close() {
    this.cut();
    this.#server.close();
  }

  #join(near) {
    if (this.#isCut || !this.#house.port) return near.destroy();
    if (this.#isSilent) {
      this.#open.add(near);
      return near.on('error', () => near.destroy());
    }
    const far = connect({ host: '127.0.0.1', port: this.#house.port, localAddress: this.#from });
    for (const [one, other] of [[near, far], [far, near]]) {
      this.#open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
