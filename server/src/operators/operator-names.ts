import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { operatorLinks, operators } from './tables.ts';

/** What operators are called, also those who were removed; an invitation is called by its address. */
export async function operatorNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const invited = await db
    .select({ id: operatorLinks.id, email: operatorLinks.email })
    .from(operatorLinks)
    .where(inArray(operatorLinks.id, [...ids]));
  const named = await db
    .select({ id: operators.id, name: operators.name })
    .from(operators)
    .where(inArray(operators.id, [...ids]));
  return new Map([
    ...invited.map(({ id, email }) => [id, email ?? ''] as const),
    ...named.map(({ id, name }) => [id, name] as const),
  ]);
}
