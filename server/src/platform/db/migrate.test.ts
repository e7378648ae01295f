import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { UnsupportedDataError } from './unsupported-data-error.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

/** What the versions from before the first release noted of their eight migrations. */
const history: [hash: string, when: number][] = [
  ['dca4b51debe3632707bd9f5d190363b3289d7528b7c4002ea5753cbef52dadce', 1795239880331],
  ['263a174aa45040f5099ed2014fe576673f3fa2b04fd7632a58a82f3e7d0f1d01', 1795239880799],
  ['dbc6c867fac0da3d9103b73440838260737fe8af3a72dd486ce5bf258ad4dc85', 1795242488314],
  ['d8250b9f2d5b8e14d1f90dd18636a8f4384090ba65ca84ed6cf4cf0b78a85eb6', 1795246197084],
  ['cc40fd1d214ab54a7f3ed54ebf9e43589770aa5075ebb976a64dc3445de6afee', 1795257611050],
  ['1c790eef2c56e7660a85a7348025ec0e6b0d9f802e68c427002333008f7f8b21', 1795259625946],
  ['36df918b2388ede2e9e40bdead3260975e4f7b92765a7c27ad692bb380dbb613', 1795282048249],
  ['b8270b8c5422cd526658664eee0af25ad4722deb01f56d5626ce87e18b304db8', 1795282757868],
];

let old: TestDatabase;
beforeAll(async () => {
  old = await testDatabase('empty');
  await old.db.execute(sql`create schema drizzle`);
  await old.db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const [hash, when] of history)
    await old.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`);
  await old.db.execute(sql`create table shop_facts (name text primary key, value text not null)`);
  await old.db.execute(sql`insert into shop_facts values ('sample-loaded', 'x'), ('sample-journal-loaded', 'x')`);
  await old.db.execute(sql`create table products (id integer primary key, name text not null)`);
  await old.db.execute(sql`insert into products values (1, 'Mug')`);
});
afterAll(() => old.close());

/** Every object that is not PostgreSQL's own, with the number of the transaction that wrote it last, and every row. */
async function everything() {
  const { rows: objects } = await old.db.execute<{ kind: string; name: string }>(sql`
    select relkind as kind, oid::regclass::text as name, xmin::text from pg_class
      where relnamespace::regnamespace::text !~ '^pg_' and relnamespace::regnamespace::text <> 'information_schema'
    union all select 'schema', nspname, xmin::text from pg_namespace
    union all select 'extension', extname, xmin::text from pg_extension
    union all select 'function', oid::regprocedure::text, xmin::text from pg_proc where pronamespace = 'public'::regnamespace
    order by 1, 2`);
  const tables = objects.filter(({ kind }) => kind === 'r');
  const rows = await Promise.all(
    tables.map(async ({ name }) => [
      name,
      (await old.db.execute(sql.raw(`select ctid::text, xmin::text, one::text from ${name} as one order by 1`))).rows,
    ]),
  );
  return { objects, rows };
}

describe('a database from before the first release', () => {
  it('D7.43 is refused with a sentence, by several starts at once too, and nothing in it changes', async () => {
    const before = await everything();
    expect(before.rows.map(([name]) => name)).toEqual(['drizzle.__drizzle_migrations', 'products', 'shop_facts']);
    const starts = await Promise.allSettled([migrate(old.url), migrate(old.url), migrate(old.url)]);
    for (const start of starts) {
      expect(start.status).toBe('rejected');
      const reason: unknown = start.status === 'rejected' ? start.reason : undefined;
      expect(reason).toBeInstanceOf(UnsupportedDataError);
      expect(String(reason)).toContain('made by a version of the shop from before its first release');
    }
    expect(await everything()).toEqual(before);
  });

  it('D7.43 ends the start of a shop: one sentence, nothing listens, neither database nor folder is written to', async () => {
    const before = await everything();
    const dataDir = await mkdtemp(join(tmpdir(), 'afterimage-unreleased-'));
    try {
      const shop = spawn(process.execPath, [fileURLToPath(new URL('../../main.ts', import.meta.url))], {
        env: { ...process.env, DATABASE_URL: old.url, DATA_DIR: dataDir, PORT: '0', NODE_OPTIONS: '' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const [out, errors, [code]] = await Promise.all([text(shop.stdout), text(shop.stderr), once(shop, 'exit')]);
      const errorLines = errors.split('\n').filter((line) => line !== '' && !/Warning|--trace-warnings/.test(line));
      expect([code, out.trim(), errorLines]).toEqual([
        1,
        '',
        [
          expect.stringMatching(
            /^This database was made by a version .* cannot be upgraded.*: set DATABASE_URL to .*\.$/,
          ),
        ],
      ]);
      expect(await readdir(dataDir)).toEqual([]);
    } finally {
      await rm(dataDir, { recursive: true });
    }
    expect(await everything()).toEqual(before);
  });
});

it('D7.43 a database whose first start was cut off before any migration is taken', async () => {
  const emptyDatabase = await testDatabase('empty');
  try {
    await emptyDatabase.db.execute(sql`create schema drizzle`);
    await emptyDatabase.db.execute(
      sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    await migrate(emptyDatabase.url);
    const { rows } = await emptyDatabase.db.execute(sql`select to_regclass('products') is not null as there`);
    expect(rows).toEqual([{ there: true }]);
  } finally {
    await emptyDatabase.close();
  }
});
