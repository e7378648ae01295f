import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { CappedCount } from '@afterimage/contract/admin/lists.ts';
import type { ColumnKind } from '@afterimage/contract/values/list-filters.ts';
import { isDay } from './filter-condition.ts';

/** The row after which a page begins: its value in the sorted column as text, null where it has none, and its key. */
export interface Position {
  value: string | null;
  key: string;
}

/** What a cursor carries: the position, and what the first page has counted. */
export interface Cursor extends Position {
  total: CappedCount;
}

const form = z.tuple([z.string(), z.string().nullable(), z.string(), z.int().min(0).max(100_000), z.boolean()]);

/** What a cursor belongs to: it is of no use with another order or condition. */
export const cursorScope = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 12);

export const writeCursor = (scope: string, { value, key, total }: Cursor): string =>
  Buffer.from(JSON.stringify([scope, value, key, total.count, total.capped])).toString('base64url');

/** Reads a cursor; null for one of another scope, and for what no page has given out. */
export function readCursor(
  text: string,
  { scope, kind, keyType }: { scope: string; kind: ColumnKind; keyType: 'bigint' | 'uuid' },
): Cursor | null {
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
  const read = form.safeParse(content);
  if (!read.success) return null;
  const [ofScope, value, key, count, capped] = read.data;
  if (ofScope !== scope || !keyForms[keyType].test(key) || (value !== null && !isValue(kind, value))) return null;
  return { value, key, total: { count, capped } };
}

const keyForms = { bigint: /^-?\d{1,18}$/, uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/ };

/** Whether the database can read the value of a position: a moment is a number of microseconds. */
function isValue(kind: ColumnKind, value: string): boolean {
  if (kind === 'number' || kind === 'money' || kind === 'moment') return /^-?\d{1,18}$/.test(value);
  return kind === 'day' ? isDay(value) : !value.includes('\0');
}
