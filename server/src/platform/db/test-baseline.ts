import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';
import { migrationsFolder } from './migrate.ts';

/** The rows of every table as JSON, by the table's name. */
export type Rows = Record<string, Record<string, unknown>[]>;

/** The tables of the shop, each after those that it references. */
export async function tablesInOrder(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; after: string[] }>(sql`
    select relname as name, coalesce(array_agg(confrelid::regclass::text) filter (where confrelid <> conrelid), '{}') as after
    from pg_class left join pg_constraint on conrelid = pg_class.oid and contype = 'f'
    where relkind = 'r' and relnamespace = 'public'::regnamespace group by relname order by relname`);
  const ordered: string[] = [];
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ name, after }) => !ordered.includes(name) && after.every((one) => ordered.includes(one)),
    );
    if (next.length === 0) throw new Error('The tables reference each other in a circle.');
    ordered.push(...next.map(({ name }) => name));
  }
  return ordered;
}

export async function readRows(db: Database): Promise<Rows> {
  const rowsByTable: Rows = {};
  for (const name of await tablesInOrder(db)) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(one) as row from ${sql.identifier(name)} as one order by one::text`,
    );
    rowsByTable[name] = rows.map(({ row }) => row);
  }
  return rowsByTable;
}

/** Writes rows exactly as they were read: no trigger adds to them. */
export async function writeRows(db: Database, rows: Rows): Promise<void> {
  await db.transaction(async (tx) => {
    for (const name of await tablesInOrder(tx)) {
      const table = sql.identifier(name);
      await tx.execute(sql`alter table ${table} disable trigger user`);
      await tx.execute(sql`insert into ${table} overriding system value
        select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows[name] ?? [])}::jsonb)`);
      await tx.execute(sql`alter table ${table} enable trigger user`);
    }
  });
}

interface Journal {
  entries: { idx: number; tag: string; when: number; version: string; breakpoints: boolean }[];
}

export async function readJournal(): Promise<Journal> {
  return JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
}

/** A copy of the folder of migrations with the first `count` of them, and after these others that the test makes up. */
export async function migrationsWith(count: number, others: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'afterimage-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = await readJournal();
  const entries = journal.entries.slice(0, count);
  for (const [tag, text] of Object.entries(others)) {
    const last = entries.at(-1);
    if (!last) throw new Error('There is no migration.');
    entries.push({ ...last, idx: last.idx + 1, tag, when: last.when + 1 });
    await writeFile(join(folder, `${tag}.sql`), text);
  }
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}
