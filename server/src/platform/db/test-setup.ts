import { chmod, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seed } from '../../seed/seed.ts';
import { connect } from './connection.ts';
import { alive } from './embedded-guard.ts';
import { removeEmbedded, startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { testFolder } from './test-folder.ts';

/** The server of this run, and the database from which each test file gets its copy. */
export interface TestServer {
  url: string;
  template: string;
  /** Our own server copies files instead of pages through its log: twice as fast where a checkpoint costs nothing. */
  copy: 'strategy file_copy' | '';
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

const mark = 'afterimage-test-';

/** One database server for the whole run: the embedded one, or the one that TEST_DATABASE_URL or DATABASE_URL names. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  const server = external ? { url: external, stop: async () => {} } : await temporaryServer();
  const prefix = `afterimage_test_${process.pid}_`;
  const template = `${prefix}template`;
  const dropAll = async (): Promise<void> => {
    await withClient(server.url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        'select datname as name from pg_database where starts_with(datname, $1)',
        [prefix],
      );
      for (const { name } of rows) await client.query(`drop database "${name}" with (force)`);
    });
  };
  try {
    await dropAll();
    await withClient(server.url, (client) => client.query(`create database "${template}"`));
    await fill(addressOf(server.url, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testServer', { url: server.url, template, copy: external ? '' : 'strategy file_copy' });
  return async () => {
    if (external) await dropAll();
    await server.stop();
  };
}

async function temporaryServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await testFolder();
  for (const parent of new Set([folder, tmpdir()])) await removeLeftovers(parent);
  const dataDir = await mkdtemp(join(folder, `${mark}${process.pid}-`));
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: () => undefined, fsync: false });
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop();
      await removeEmbedded(dataDir);
    },
  };
}

/** A run that was killed leaves its server behind. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(name.startsWith(mark) ? name.slice(mark.length).split('-')[0] : Number.NaN);
    if (pid > 0 && !alive(pid)) await removeEmbedded(join(folder, name)).catch(() => undefined);
  }
}

async function fill(url: string): Promise<void> {
  await migrate(url);
  const connection = connect(url);
  try {
    await seed(connection.db);
  } finally {
    await connection.close();
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
