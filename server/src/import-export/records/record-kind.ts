import type * as z from 'zod';
import type { Database } from '../../platform/db/connection.ts';
import type { KnownCodes } from './known-codes.ts';

/** A kind of record of which a shop has few: all of them are read at once. */
export interface RecordKind<Value extends { record: string } = { record: string }> {
  name: Value['record'];
  schema: z.ZodType<Value>;
  /** What the record is known by in every database. */
  keyOf(value: Value): string;
  /** Fields that older files do not have: where they are absent, the stored ones stay. */
  keeps?: readonly (keyof Value & string)[];
  /** Brings a record of an older file into the present form. */
  upgrade?(value: Record<string, unknown>): Record<string, unknown>;
  readAll(db: Database): Promise<Value[]>;
  /** Writes a record that is new or differs, in the caller's transaction. */
  write(tx: Database, value: Value, isNew: boolean): Promise<void>;
  /** What products may name from now on. */
  addCodes?(codes: KnownCodes, value: Value): void;
}
