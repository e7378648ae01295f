import { execFile } from 'node:child_process';
import { chown, readFile, readlink, realpath, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './embedded-account.ts';
import type { Binaries } from './embedded-binaries.ts';
import { run } from './embedded-command.ts';
import { EmbeddedError, insteadExternal } from './embedded-error.ts';
import { exists } from './embedded-folder.ts';
import { alive } from './embedded-guard.ts';

export const owner = 'afterimage';

export type Cluster = { folder: string; binaries: Binaries; account: Account; fsync: boolean };

export const dataOf = (cluster: Cluster): string => join(cluster.folder, 'cluster');

/** Makes the cluster beside its place and moves it there when it is whole, so that a cut-off start leaves no half one. */
export async function makeCluster(cluster: Cluster, password: string): Promise<void> {
  const { folder, account, binaries } = cluster;
  const half = join(folder, 'cluster-new');
  const passwordFile = join(folder, 'password-new');
  await rm(half, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  const { code, output } = await run(
    binaries.initdb,
    [
      `--pgdata=${half}`,
      `--username=${owner}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(cluster.fsync ? [] : ['--no-sync']),
    ],
    account,
  );
  await rm(passwordFile, { force: true });
  if (code !== 0) {
    await rm(half, { recursive: true, force: true });
    throw new EmbeddedError(sentenceOf(output, folder));
  }
  await rename(half, dataOf(cluster));
}

export async function checkVersion(cluster: Cluster): Promise<void> {
  const version = (await readFile(join(dataOf(cluster), 'PG_VERSION'), 'utf8')).trim();
  if (version === cluster.binaries.major) return;
  throw new EmbeddedError(
    `The database in ${cluster.folder} was made by PostgreSQL ${version} and this shop brings PostgreSQL ${cluster.binaries.major}: start it with the version of the shop that made it and export the data, or set DATA_DIR to a new folder.`,
  );
}

const sentenceOf = (output: string, folder: string): string => {
  if (/No space left|disk full|Disk quota/i.test(output))
    return `The disk is full: free some space for the database in ${folder} (about 100 MB) and start again.`;
  const line =
    output
      .split('\n')
      .findLast((text) => /FATAL|PANIC|error:/.test(text))
      ?.replace(/^.*?(FATAL|PANIC|error):\s*/, '') ?? output.split('\n').at(-1);
  return `PostgreSQL does not start in ${folder} (${line?.trim()}): see ${join(folder, 'postgres.log')}, ${insteadExternal}.`;
};

/** A shop that was killed leaves PostgreSQL running, or a stale note of it; afterwards neither is there. */
export async function clearLeftovers(cluster: Cluster, log: (line: string) => void): Promise<void> {
  const path = join(dataOf(cluster), 'postmaster.pid');
  const note = await readFile(path, 'utf8').catch(() => '');
  const pid = Number(note.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !alive(pid)) return;
  if (await isPostmaster(pid, dataOf(cluster))) {
    log('Stopping the database that a killed shop left running');
    await stopCluster(cluster);
    return;
  }
  // The number belongs to another program now, which PostgreSQL would take for itself. A number that no system gives
  // out says "gone", and the rest of the note still lets PostgreSQL find backends that outlived their postmaster.
  await writeFile(path, note.replace(/^\d+/, '2147483646'));
}

async function isPostmaster(pid: number, data: string): Promise<boolean> {
  // a postmaster's working directory is its data folder
  if (process.platform === 'linux')
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(data));
  if (process.platform === 'win32')
    return (await outputOf('tasklist', ['/FI', `PID eq ${pid}`, '/NH'])).includes('postgres.exe');
  return (await outputOf('ps', ['-ww', '-p', String(pid), '-o', 'command='])).includes(data);
}

const outputOf = (program: string, args: readonly string[]): Promise<string> =>
  new Promise((done) => {
    execFile(program, args, (_error, stdout) => done(stdout));
  });

const options = (cluster: Cluster, port: number): string => {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // small containers have 64 MB of shared memory, which parallel workers would overrun; a shop's queries are short
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    jit: 'off',
    // nobody replicates from an embedded server
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    log_checkpoints: 'off',
    ...(cluster.fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const list = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return ['-p', port, ...list].join(' ');
};

/** Starts PostgreSQL and answers with its port: the wanted one if it is free. */
export async function startCluster(cluster: Cluster, preferredPort: number | undefined): Promise<number> {
  const logFile = join(cluster.folder, 'postgres.log');
  await shorten(logFile);
  let port = preferredPort !== undefined && (await isFree(preferredPort)) ? preferredPort : await freePort();
  let problem = '';
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const from = (await stat(logFile).catch(() => undefined))?.size ?? 0;
    const { code, output } = await run(
      cluster.binaries.pgCtl,
      ['start', '-D', dataOf(cluster), '-w', '-t', '600', '-l', logFile, '-o', options(cluster, port)],
      cluster.account,
    );
    if (code === 0) return port;
    const outputOf = (await readFile(logFile).catch(() => Buffer.alloc(0))).subarray(from).toString();
    problem = outputOf.trim() || output;
    if (/could not bind|could not create any TCP/.test(outputOf)) port = await freePort();
    // backends of a killed postmaster need a moment to notice
    else if (/pre-existing shared memory|still in use/.test(outputOf)) await sleep(250);
    else break;
  }
  throw new EmbeddedError(sentenceOf(problem, cluster.folder));
}

export async function stopCluster(cluster: Cluster): Promise<void> {
  const data = dataOf(cluster);
  const { code } = await run(
    cluster.binaries.pgCtl,
    ['stop', '-D', data, '-m', 'fast', '-w', '-t', '60'],
    cluster.account,
  );
  // immediate loses nothing that was committed: the next start replays the log
  if (code !== 0 && (await exists(join(data, 'postmaster.pid'))))
    await run(cluster.binaries.pgCtl, ['stop', '-D', data, '-m', 'immediate', '-w', '-t', '20'], cluster.account);
}

async function shorten(logFile: string): Promise<void> {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (size > 5_000_000) await truncate(logFile);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => (typeof at === 'object' && at ? done(at.port) : fail(new Error('no address'))));
    });
  });
