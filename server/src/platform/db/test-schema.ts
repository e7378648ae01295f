import { readdir } from 'node:fs/promises';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const source = new URL('../../', import.meta.url);

/** The tables that the domains declare, by their names in the code. */
export async function declaredTables(): Promise<Map<string, PgTable>> {
  const tables = new Map<string, PgTable>();
  for (const path of await readdir(source, { recursive: true })) {
    if (!/(?:^|[/\\])tables\.ts$/.test(path)) continue;
    const module = (await import(new URL(path, source).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) if (is(value, PgTable)) tables.set(name, value);
  }
  return tables;
}
