import { fileURLToPath } from 'node:url';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { prepareJobs } from '../jobs/jobs.ts';
import { UnsupportedDataError } from './unsupported-data-error.ts';

// Any number of processes may start at once on one database; this lock lets one migrate, the others wait.
const lock = 727_365_001;

/** The migrations of this version, in the form that drizzle-kit writes. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database at `url` to the newest structure. Safe to run by several processes at once. Fails with
 * UnsupportedDataError, and changes nothing, when the database was not made from the baseline.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await checkBaseline(client, folder);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await prepareJobs(url);
  } finally {
    await client.end();
  }
}

/** Drizzle itself compares dates only, and would apply the baseline over the tables of an unreleased version. */
async function checkBaseline(client: pg.Client, folder: string): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder: folder });
  const { rows: tables } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!tables[0].there) return;
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id limit 1',
  );
  if (!rows[0] || rows[0].hash === baseline?.hash) return;
  throw new UnsupportedDataError(
    'This database was made by a version of the shop from before its first release, which cannot be upgraded; nothing in it was changed: set DATABASE_URL to an empty database.',
  );
}
