import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import { removeEmbedded } from '../server/src/db/embedded.ts';
import type { TestServer } from '../server/src/db/test-setup.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export type RunningShop = {
  /** Like http://localhost:41234, without a slash at its end. */
  address: string;
  /** What the shop has printed so far. */
  output: () => string;
  /** Ends it in good order and removes its data; answers with the exit code. */
  stop: () => Promise<number>;
};

/**
 * Starts the real shop as a process of its own, on a free port and with fresh data: what `npm start` runs after its
 * set-up. Making a server and filling it takes longer than many a story, so the database is a copy of one that was
 * filled once; with `ownDatabase` the shop makes its own, unless the run was told to use another server.
 */
export async function startShop(
  environment: Record<string, string> = {},
  { ownDatabase = false } = {},
): Promise<RunningShop> {
  // the name tells the next run of the tests whose it was, when this one is killed
  const dataDir = await mkdtemp(join(tmpdir(), `afterimage-test-${process.pid}-`));
  // as root, PostgreSQL runs under another account, which has to get in
  await chmod(dataDir, 0o755);
  const external = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  const database = ownDatabase && !external ? { url: '', drop: async () => {} } : await seededCopy();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      HOST: 'localhost',
      PUBLIC_URL: '',
      SMTP_URL: '',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      // What goes through a service worker is not seen by a story that stands in for the network.
      SERVICE_WORKER: 'off',
      ...environment,
    },
    // the shop ends when the channel breaks: with us, whatever ends us
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const exit = new Promise<number>((done) => {
    child.on('exit', (code) => done(code ?? -1));
  });
  const address = new Promise<string>((done, fail) => {
    const listen = (chunk: unknown): void => {
      output += String(chunk);
      const found = /http:\/\/localhost:\d+/.exec(output);
      if (found) done(found[0]);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('error', fail);
    void exit.then((code) => fail(new Error(`The shop ended with code ${code} before it was open:\n${output}`)));
  });
  const stop = async (): Promise<number> => {
    child.kill('SIGTERM');
    const code = await exit;
    await removeEmbedded(dataDir);
    await database.drop();
    return code;
  };
  try {
    return { address: await address, output: () => output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A database of its own on the server of this run: a copy of the migrated and seeded one. */
async function seededCopy(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { url: server, template }: TestServer = inject('testServer');
  const name = template.replace(/template$/, `story_${randomBytes(6).toString('hex')}`);
  const ask = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await ask(`create database "${name}" template "${template}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(`drop database "${name}" with (force)`) };
}
