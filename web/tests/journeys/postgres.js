// A PostgreSQL of the tests' own, from Debian's packages.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const VERSIONS = '/usr/lib/postgresql';
const READY_WITHIN_MS = 60_000;
const isRoot = process.getuid?.() === 0;

export class Cluster {
  #folder = mkdtempSync(join(tmpdir(), 'peatee-postgres-'));
  #port = 0;
  #server;

  get address() {
    return `postgres://test@127.0.0.1:${this.#port}/postgres`;
  }

  async open() {
    this.#port = await freePort();
    chmodSync(this.#folder, 0o755);
    if (isRoot) must(spawnSync('chown', ['postgres', this.#folder]));
    const data = join(this.#folder, 'db');
    must(this.#run('initdb', ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']));
    // Not the disk is on trial here.
    const options = ['-D', data, '-h', '127.0.0.1', '-p', String(this.#port), '-k', this.#folder, '-c', 'fsync=off', '-c', 'full_page_writes=off'];
    const [program, args] = command('postgres', options);
    this.#server = spawn(program, args, { cwd: '/', stdio: 'ignore' });
    const deadline = Date.now() + READY_WITHIN_MS;
    while (this.#run('pg_isready', ['-q', '-h', '127.0.0.1', '-p', String(this.#port)]).status !== 0) {
      if (Date.now() > deadline) throw new Error('PostgreSQL does not answer');
      await sleep(50);
    }
  }

  async close() {
    if (this.#server) {
      const gone = once(this.#server, 'exit');
      this.#server.kill('SIGINT');
      await gone;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #run(name, options) {
    const [program, args] = command(name, options);
    return spawnSync(program, args, { cwd: '/', encoding: 'utf8' });
  }
}

/** A program of PostgreSQL, which does not run as root and does not outlive us. */
function command(name, options) {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number).sort((a, b) => b - a) : [];
  if (versions.length === 0) throw new Error('PostgreSQL is not installed: apt-get install --no-install-recommends postgresql');
  const as = isRoot ? ['--reuid=postgres', '--regid=postgres', '--init-groups'] : [];
  return ['setpriv', ['--pdeathsig', 'INT', ...as, '--', join(VERSIONS, String(versions[0]), 'bin', name), ...options]];
}

function must({ status, stderr, error }) {
  if (status !== 0) throw error ?? new Error(String(stderr));
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
