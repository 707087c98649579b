// The house itself: `peatee serve` with data of its own, started, stopped and started again.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What is tried: the program that `cargo test` or `cargo build` made. */
export const PROGRAM = process.env.PEATEE ?? join(import.meta.dirname, '../../../target/debug/peatee');

const STOPS_WITHIN_MS = 10_000;

export class House {
  /** Where it listens; nowhere while it is closed. @type {number | undefined} */
  port;
  /** The address of its database. */
  database;
  #folder = mkdtempSync(join(tmpdir(), 'peatee-house-'));
  #child;
  #heard = '';

  /** @param {string} [database] the address of a database; a file of its own if there is none */
  constructor(database) {
    this.database = database ?? `sqlite:${join(this.#folder, 'games.sqlite')}`;
  }

  async open() {
    if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is not there: run \`cargo build\` first`);
    const serve = ['serve', '--lang', 'en', '--listen', '127.0.0.1:0', '--database', this.database, '--key-file', join(this.#folder, 'envelope.key')];
    // It does not outlive the tests, however they end.
    this.#child = spawn('setpriv', ['--pdeathsig', 'TERM', '--', PROGRAM, ...serve], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child.stderr.on('data', (said) => (this.#heard += said));
    const gone = once(this.#child, 'exit').then(() => Promise.reject(new Error(`peatee serve does not serve: ${this.#heard}`)));
    const [line] = await Promise.race([once(createInterface(this.#child.stdout), 'line'), gone]);
    gone.catch(() => {});
    this.port = Number(/:(\d+)\/$/.exec(line)?.[1]);
    if (!this.port) throw new Error(`no address in ${JSON.stringify(line)}`);
  }

  /** Stops as an operator would. */
  async close() {
    this.port = undefined;
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS);
    const [code, signal] = await gone;
    clearTimeout(late);
    if (code !== 0) throw new Error(`peatee serve ended with ${signal ?? code}: ${this.#heard}`);
  }

  /** Stops, lets somebody do something meanwhile, and starts again on the same data. */
  async restart(meanwhile = async () => {}) {
    await this.close();
    await meanwhile();
    await this.open();
  }

  /** What the program writes of warnings and errors, but for the passwords that visitors mistype. */
  get complaints() {
    const lines = this.#heard.split('\n').filter((line) => !line.includes('sign-in failed: wrong password'));
    return lines.join('\n');
  }

  remove() {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Runs another command of the same program. */
export function peatee(...args) {
  const { status, stdout, stderr } = spawnSync(PROGRAM, args, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}
