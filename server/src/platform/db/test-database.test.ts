import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { testDatabase } from './test-database.ts';

it('D7.43 every test file gets a migrated database of its own, and migrating again changes nothing', async () => {
  const [one, two] = await Promise.all([testDatabase(), testDatabase()]);
  try {
    await one.db.execute(sql`create table only_here (id int)`);
    await migrate(one.url);
    const tables = sql`select count(*)::int as n from information_schema.tables where table_schema = 'public'`;
    const [first, second] = [await one.db.execute(tables), await two.db.execute(tables)];
    expect(second.rows[0]?.['n']).toBeGreaterThan(5);
    expect(first.rows[0]?.['n']).toBe(Number(second.rows[0]?.['n']) + 1);
  } finally {
    await Promise.all([one.close(), two.close()]);
  }
});

it('D7.43 an empty database can be had too, and takes all migrations', async () => {
  const database = await testDatabase('empty');
  try {
    await migrate(database.url);
    const { rows } = await database.db.execute(sql`select to_regclass('products') is not null as there`);
    expect(rows).toEqual([{ there: true }]);
  } finally {
    await database.close();
  }
});
