import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from './debian.mjs';
import { run } from './run.mjs';
import { Stop } from './stop.mjs';
import { runVitest } from './vitest.mjs';

const installed = '/usr/lib/postgresql';

/** The programs of the newest PostgreSQL that Debian's packages have installed. */
function findPrograms() {
  if (!existsSync(installed)) return undefined;
  const versions = readdirSync(installed).toSorted((one, other) => Number(other) - Number(one));
  return versions
    .map((version) => join(installed, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL of Debian's packages, installed where that is allowed. */
export async function findPostgres() {
  if (!findPrograms()) await installPackages(['postgresql']);
  const programs = findPrograms();
  if (!programs) throw new Stop("Debian's package postgresql is missing here.");
  return programs;
}

/** PostgreSQL refuses root: it runs as the user that its package made. @param {readonly string[]} command */
const asItsUser = (command) =>
  process.getuid?.() === 0
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command]
    : command;

/** @param {readonly string[]} command */
async function runAsItsUser(...command) {
  const [program = '', ...args] = asItsUser(command);
  const { code, output } = await run(program, args);
  if (code !== 0) throw new Stop(`${command[0]} failed:\n${output}`);
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The server's tests on another PostgreSQL than the one that npm brings along. @param {string} programs */
export async function testOtherPostgres(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'afterimage-postgres-'));
  const [data, port] = [join(folder, 'data'), await freePort()];
  const control = join(programs, 'pg_ctl');
  try {
    if (process.getuid?.() === 0) await run('chown', ['postgres:postgres', folder]);
    const options = ['--username=shop', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
    await runAsItsUser(join(programs, 'initdb'), '-D', data, ...options);
    const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
    await runAsItsUser(control, 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings);
    try {
      return await runVitest('other-postgres', ['--project', 'server'], {
        TEST_DATABASE_URL: `postgres://shop@127.0.0.1:${port}/postgres`,
      });
    } finally {
      await runAsItsUser(control, 'stop', '-w', '-D', data, '-m', 'fast');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
