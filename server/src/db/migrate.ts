import { fileURLToPath } from 'node:url';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { prepareJobs } from '../jobs/jobs.ts';

// Any number of processes may start at once on one database; this lock lets one migrate, the others wait.
const lock = 727_365_001;

/** Brings the database at `url` to the newest structure. Safe to run by several processes at once. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await applyMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    });
    await prepareJobs(url);
  } finally {
    await client.end();
  }
}
