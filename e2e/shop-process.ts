import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { removeEmbedded } from '../server/src/platform/db/embedded.ts';
import type { TestServer } from '../server/src/platform/db/test-setup.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export type RunningShop = {
  /** Like http://localhost:41234, without a slash at its end. */
  address: string;
  /** The database of the shop; '' when it made its own server. */
  databaseUrl: string;
  /** Where its files are, and its database when it made its own server. */
  dataDir: string;
  /** What the process has printed so far. */
  output: () => string;
  /** Ends the process by SIGTERM, removes its data and drops its database; resolves to the exit code. */
  stop: () => Promise<number>;
};

/**
 * Starts the real shop as a process of its own, on a free port and with fresh data: what `npm start` runs after its
 * set-up. `databaseServer` names the server of this test run, on which the shop gets a copy of the seeded database;
 * with null the shop makes its own embedded server. Throws when the process ends before it listens.
 */
export async function startShopProcess(
  databaseServer: TestServer | null,
  environment: Record<string, string> = {},
): Promise<RunningShop> {
  // the name tells the next test run which process it belonged to, should this one be killed
  const dataDir = await mkdtemp(join(tmpdir(), `afterimage-test-${process.pid}-`));
  // as root, PostgreSQL runs under another account, which needs access
  await chmod(dataDir, 0o755);
  const database = databaseServer ? await copySeeded(databaseServer) : { url: '', drop: async () => {} };
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
      // requests that go through a service worker cannot be intercepted by a story
      SERVICE_WORKER: 'off',
      // stories start many shops
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      ...environment,
    },
    // the shop ends when this channel closes: with us, whatever ends us
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const exit = new Promise<number>((done) => {
    child.on('exit', (code) => done(code ?? -1));
  });
  const address = new Promise<string>((done, fail) => {
    const listen = (chunk: unknown): void => {
      output += String(chunk);
      const addressMatch = /http:\/\/localhost:\d+/.exec(output);
      if (addressMatch) done(addressMatch[0]);
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
    return { address: await address, databaseUrl: database.url, dataDir, output: () => output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Copies the migrated and seeded database: that is much faster than to migrate and seed a new one. */
async function copySeeded({ url: server, template }: TestServer): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = template.replace(/template$/, `story_${randomBytes(6).toString('hex')}`);
  const run = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await run(`create database "${name}" template "${template}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database "${name}" with (force)`) };
}
