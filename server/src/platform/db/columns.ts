import { sql } from 'drizzle-orm';
import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { impersonal } from './personal-data.ts';

/** Column types and the columns that most tables share. */

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A random primary key. */
export const uuidKey = () =>
  impersonal(
    uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
  );

/** A primary key that counts. */
export const numberKey = () => impersonal(integer('id').primaryKey().generatedByDefaultAsIdentity());

export const createdAt = () => impersonal(moment('created_at').notNull().defaultNow());
