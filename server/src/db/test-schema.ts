import { readdir } from 'node:fs/promises';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const source = new URL('..', import.meta.url);

/** The tables that the domains declare, by their names in the code. */
export async function declaredTables(): Promise<Map<string, PgTable>> {
  const tables = new Map<string, PgTable>();
  for (const entry of await readdir(source, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const url = new URL(`${entry.name}/tables.ts`, source);
    if (!(await readdir(new URL(`${entry.name}/`, source))).includes('tables.ts')) continue;
    const module = (await import(url.href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) if (is(value, PgTable)) tables.set(name, value);
  }
  return tables;
}
