import { readFileSync } from 'node:fs';
import { realpath, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { chooseAccount } from './embedded-account.ts';
import { findBinaries } from './embedded-binaries.ts';
import {
  checkVersion,
  clearLeftovers,
  dataOf,
  makeCluster,
  owner,
  startCluster,
  stopCluster,
  type Cluster,
} from './embedded-cluster.ts';
import { EmbeddedError } from './embedded-error.ts';
import {
  checkBaseline,
  chooseFolder,
  exists,
  makeDataDir,
  newPassword,
  readNote,
  writeNote,
} from './embedded-folder.ts';
import { holdFolder } from './embedded-guard.ts';
import { reviveWhenGone } from './embedded-revive.ts';

type Embedded = {
  /** Address of the shop's database on the running server. */
  url: string;
  /** Says where the shop is open, for the sentence that a second start on the same data prints. */
  announce: (address: string) => void;
  /** Ends the server in good order; close the pools first. May be called twice. */
  stop: () => Promise<void>;
};

type Options = {
  dataDir: string;
  /** Gets a line for each thing that takes time or that a person should know. */
  log: (line: string) => void;
  /** False risks the data when the machine dies: for tests. */
  fsync?: boolean;
};

/** Starts the real PostgreSQL that npm brought along, on data in `dataDir`, as an account that it accepts (docs/decisions/0002-embedded-postgresql.md). */
export async function startEmbedded({ dataDir: requestedDir, log, fsync = true }: Options): Promise<Embedded> {
  await makeDataDir(requestedDir);
  const dataDir = await realpath(requestedDir);
  const existingNote = await readNote(dataDir);
  checkBaseline(dataDir, existingNote);
  const account = await chooseAccount(
    existingNote && (await exists(existingNote.folder)) ? existingNote.folder : undefined,
  );
  const binaries = await findBinaries(account, log);
  const folder = existingNote?.made ? existingNote.folder : await chooseFolder(dataDir, account, binaries, log);
  const cluster: Cluster = { folder, binaries, account, fsync };
  await checkThere(dataDir, cluster, existingNote?.made ?? false);

  const guard = await holdFolder(folder);
  try {
    // read again: another start may have made the cluster while this one waited
    const writtenNote = await readNote(dataDir);
    if (!writtenNote) await moveAside(cluster, log);
    const note = writtenNote ?? { folder, password: newPassword(), made: false };
    if (!(await exists(dataOf(cluster)))) {
      log('Making the database');
      await writeNote(dataDir, { ...note, folder, made: false });
      await makeCluster(cluster, note.password);
    }
    await checkVersion(cluster);
    await clearLeftovers(cluster, log);
    const port = await startCluster(cluster, note.port);
    const endWithUs = stopAtExit(cluster);
    if (!note.made || note.port !== port) await writeNote(dataDir, { ...note, folder, port, made: true });
    const server = `postgres://${owner}:${note.password}@127.0.0.1:${port}`;
    await makeDatabase(server);

    const revive = async (): Promise<void> => {
      log('The database is gone, starting it again');
      try {
        await clearLeftovers(cluster, log);
        const now = await startCluster(cluster, port);
        if (now !== port) log('It came back on another port: please start the shop again');
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    };
    const watch = reviveWhenGone(port, revive);

    let stopping: Promise<void> | undefined;
    const end = async (): Promise<void> => {
      await watch.stop();
      await stopCluster(cluster);
      endWithUs.forget();
      await guard.release();
    };
    return { url: `${server}/${owner}`, announce: guard.announce, stop: () => (stopping ??= end()) };
  } catch (error) {
    await guard.release();
    throw error;
  }
}

/** Stops what a killed run left behind in `dataDir` and removes its data: for temporary databases. */
export async function removeEmbedded(dataDir: string): Promise<void> {
  const note = await readNote(dataDir).catch(() => undefined);
  if (note && (await exists(join(note.folder, 'cluster')))) {
    const account = await chooseAccount(note.folder);
    const binaries = await findBinaries(account, () => undefined);
    await clearLeftovers({ folder: note.folder, binaries, account, fsync: false }, () => undefined);
  }
  if (note) await rm(note.folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}

async function checkThere(dataDir: string, cluster: Cluster, isNew: boolean): Promise<void> {
  const uid = process.getuid?.();
  const folderStat = await stat(cluster.folder).catch(() => undefined);
  if (folderStat && uid !== undefined && uid !== 0 && folderStat.uid !== uid)
    throw new EmbeddedError(
      `The database in ${cluster.folder} belongs to another user: start the shop as that user or as root, or set DATA_DIR to a folder of your own.`,
    );
  if (isNew && !(await exists(join(dataOf(cluster), 'PG_VERSION'))))
    throw new EmbeddedError(
      `The database that ${join(dataDir, 'database.json')} names is not in ${cluster.folder} any more: restore it, or remove database.json to begin with an empty shop.`,
    );
}

/** Data without a note is that of a checkout which was removed and cloned again: nobody knows its password any more. */
async function moveAside(cluster: Cluster, log: (line: string) => void): Promise<void> {
  if (!(await exists(dataOf(cluster)))) return;
  await clearLeftovers(cluster, log);
  const aside = `${dataOf(cluster)}-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
  await rename(dataOf(cluster), aside);
  log(`Data of an earlier shop was put aside as ${aside}`);
}

async function makeDatabase(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [owner]);
    if (rowCount === 0) await client.query(`create database ${owner}`);
  } finally {
    await client.end();
  }
}

/** A shop that dies of its own error takes the database along, without waiting for it. */
function stopAtExit(cluster: Cluster): { forget(): void } {
  const end = (): void => {
    if (process.platform === 'win32') {
      spawnSync(cluster.binaries.pgCtl, ['stop', '-D', dataOf(cluster), '-m', 'fast', '-W']);
      return;
    }
    try {
      const pid = Number(readFileSync(join(dataOf(cluster), 'postmaster.pid'), 'utf8').split('\n')[0]);
      // SIGINT is PostgreSQL's fast shutdown
      if (pid > 0) process.kill(pid, 'SIGINT');
    } catch {
      // it is gone already
    }
  };
  process.once('exit', end);
  return { forget: () => process.off('exit', end) };
}
