import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeEmbedded, startEmbedded } from './embedded.ts';
import { testFolder } from './test-folder.ts';

let parent = '';
beforeAll(async () => {
  parent = await mkdtemp(join(await testFolder(), 'afterimage embedded-'));
  await chmod(parent, 0o755);
  await (await start(join(parent, 'new'))).stop();
});
afterAll(() => rm(parent, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const start = (dataDir: string, lines: string[] = []) =>
  startEmbedded({ dataDir, log: (line) => lines.push(line), fsync: false });

/** A data folder whose database was made before and is stopped: making one takes longer than most of the tests. */
async function readyFolder(name: string): Promise<string> {
  const [from, dataDir] = [join(parent, 'new'), join(parent, name)];
  // PostgreSQL's files belong to its own account when root runs the tests, and only `cp -a` keeps that
  if (process.platform === 'win32') await cp(from, dataDir, { recursive: true });
  else await promisify(execFile)('cp', ['-a', from, dataDir]);
  return dataDir;
}

/** A shop in a process of its own, which holds the database until it is killed. */
async function startElsewhere(
  dataDir: string,
): Promise<{ url: string; kill: () => Promise<void>; fail: () => Promise<void> }> {
  const code = `
    import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
    const { url, announce } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log() {} });
    announce('http://localhost:4321');
    process.stdin.on('data', () => { throw new Error('a fault of the shop'); });
    console.log(url);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const [line] = await once(child.stdout, 'data');
  return {
    url: String(line).trim(),
    kill: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    fail: async () => {
      const exit = once(child, 'exit');
      child.stdin.write('now');
      await exit;
    },
  };
}

const cluster = (dataDir: string): string => join(dataDir, 'postgres', 'cluster');
const postmaster = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(cluster(dataDir), 'postmaster.pid'), 'utf8')).split('\n')[0]);

const isStopped = async (pid: number): Promise<boolean> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
};

describe('D7.43 the embedded PostgreSQL', () => {
  it('D7.43 keeps data, port and password between starts, in a folder with a space', async () => {
    const dataDir = join(parent, 'kept data');
    const first = await start(dataDir);
    await query(first.url, `create table kept as select 'Žofie' as name`);
    await first.stop();
    await first.stop();
    await expect(query(first.url, 'select')).rejects.toThrow(/ECONNREFUSED/);

    const second = await start(dataDir);
    expect(second.url).toBe(first.url);
    expect(
      await query(
        second.url,
        `select name, lower('ŽOFIE') as small, current_setting('server_encoding') as e from kept`,
      ),
    ).toEqual([{ name: 'Žofie', small: 'žofie', e: 'UTF8' }]);
    await second.stop();
  });

  it('D7.43 lets nobody in without the password, which only its owner can read', async () => {
    const dataDir = await readyFolder('locked');
    const { url, stop } = await start(dataDir);
    const wrong = new URL(url);
    wrong.password = 'guessed';
    await expect(query(wrong.href, 'select')).rejects.toThrow(/password authentication failed/);
    if (process.platform !== 'win32') {
      expect((await stat(join(dataDir, 'database.json'))).mode & 0o077).toBe(0);
      expect((await stat(join(dataDir, 'postgres'))).mode & 0o077).toBe(0);
    }
    await stop();
  });

  it('D7.43 a second shop on the same data is refused and told where the first one is', async () => {
    const dataDir = await readyFolder('shared');
    const first = await startElsewhere(dataDir);
    await expect(start(dataDir)).rejects.toThrow(/already running at http:\/\/localhost:4321 .*DATA_DIR/);
    expect(await query(first.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await first.kill();
    await removeEmbedded(dataDir);
  });

  it('D7.43 after a kill -9 of the shop the next start takes the database over, with all that was committed', async () => {
    const dataDir = await readyFolder('killed');
    const first = await startElsewhere(dataDir);
    await query(first.url, 'create table orders as select 7 as id');
    const orphan = await postmaster(dataDir);
    await first.kill();
    const lines: string[] = [];
    const second = await start(dataDir, lines);
    expect(lines).toContain('Stopping the database that a killed shop left running');
    expect(await isStopped(orphan)).toBe(true);
    expect(await query(second.url, 'select id from orders')).toEqual([{ id: 7 }]);
    await second.stop();
  });

  it('D7.43 a kill -9 of shop and database together loses nothing that was committed', async () => {
    const dataDir = await readyFolder('crashed');
    const first = await startElsewhere(dataDir);
    await query(first.url, 'create table orders as select 8 as id');
    const pid = await postmaster(dataDir);
    await first.kill();
    process.kill(pid, 'SIGKILL');
    const second = await start(dataDir);
    expect(await query(second.url, 'select id from orders')).toEqual([{ id: 8 }]);
    await second.stop();
  });

  it('D7.43 a database that is killed under an open shop is started again, at the same address', async () => {
    const dataDir = await readyFolder('revived');
    const shop = await startEmbedded({ dataDir, log: () => undefined });
    await query(shop.url, 'create table kept as select 7 as n');
    process.kill(await postmaster(dataDir), 'SIGKILL');
    const readKeptRow = () => query(shop.url, 'select n from kept').catch(() => 'not yet');
    await expect.poll(readKeptRow, { interval: 100 }).toEqual([{ n: 7 }]);
    await shop.stop();
    await expect(query(shop.url, 'select 1')).rejects.toThrow();
  });

  it('D7.43 a shop that dies of an error takes the database along', async () => {
    const dataDir = await readyFolder('faulty');
    const shop = await startElsewhere(dataDir);
    const pid = await postmaster(dataDir);
    await shop.fail();
    expect(await isStopped(pid)).toBe(true);
  });

  it('D7.43 starts although the noted process number belongs to another program now', async () => {
    const dataDir = await readyFolder('reused');
    const note = join(cluster(dataDir), 'postmaster.pid');
    await writeFile(note, `${process.pid}\n${cluster(dataDir)}\n1\n5432\n\n127.0.0.1\n`);
    const { uid, gid } = await stat(cluster(dataDir));
    if (process.getuid?.() === 0) await chown(note, uid, gid);
    const { url, stop } = await start(dataDir);
    expect(await query(url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await stop();
  });

  it('D7.43 a start that was cut off while making the database is made good by the next', async () => {
    const dataDir = join(parent, 'half');
    await mkdir(join(dataDir, 'postgres', 'cluster-new', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'password-new'), 'left behind');
    await writeFile(
      join(dataDir, 'database.json'),
      JSON.stringify({ folder: 'postgres', password: 'of-the-first-start', made: false }),
    );
    const { url, stop } = await start(dataDir);
    expect(new URL(url).password).toBe('of-the-first-start');
    expect(await query(url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await stop();
  });

  it('D7.43 data whose password is lost is put aside, not removed, and an empty shop begins', async () => {
    const dataDir = join(parent, 'forgotten');
    const first = await start(dataDir);
    await query(first.url, 'create table old as select 1 as id');
    await first.stop();
    await rm(join(dataDir, 'database.json'));
    const lines: string[] = [];
    const second = await start(dataDir, lines);
    expect(lines.join()).toContain('Data of an earlier shop was put aside');
    expect(await query(second.url, `select to_regclass('old') as old`)).toEqual([{ old: null }]);
    await second.stop();
    expect((await readdir(join(dataDir, 'postgres'))).filter((name) => /^cluster-\d{14}$/.test(name))).toHaveLength(1);
  });

  it('D7.43 data of a version from before the first release are refused with a sentence, and not touched', async () => {
    const dataDir = join(parent, 'unreleased');
    await (await start(dataDir)).stop();
    const note = join(dataDir, 'database.json');
    const { baseline, ...rest } = JSON.parse(await readFile(note, 'utf8')) as Record<string, unknown>;
    expect(baseline).toBe('0000_baseline');
    await writeFile(note, JSON.stringify(rest));
    const everything = async () =>
      Promise.all(
        (await readdir(dataDir, { recursive: true })).toSorted().map(async (name) => {
          const { size, mtimeMs, mode, uid } = await stat(join(dataDir, name));
          return [name, size, mtimeMs, mode, uid];
        }),
      );
    const before = await everything();
    expect(before.length).toBeGreaterThan(100);
    const lines: string[] = [];
    await expect(start(dataDir, lines)).rejects.toThrow(
      `The data in ${dataDir} were made by a version of the shop from before its first release`,
    );
    expect([await everything(), lines]).toEqual([before, []]);
  });

  it('D7.43 data of another PostgreSQL version, and data that is gone, are refused with a sentence', async () => {
    const dataDir = await readyFolder('old');
    await writeFile(join(cluster(dataDir), 'PG_VERSION'), '15\n');
    await expect(start(dataDir)).rejects.toThrow(/made by PostgreSQL 15 and this shop brings PostgreSQL 18/);
    await rm(cluster(dataDir), { recursive: true });
    await expect(start(dataDir)).rejects.toThrow(/is not in .* any more: restore it/);
  });
});
