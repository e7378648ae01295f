import { like } from 'drizzle-orm';
import { index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { impersonal, excludedFromCopy, ofAccount, personal } from './personal-data.ts';

/** The answer to a request that carried an Idempotency-Key, written in the transaction of its effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: personal(text('scope').notNull(), excludedFromCopy('names the account that asks')),
    key: personal(text('key').notNull(), excludedFromCopy('made by the browser')),
    requestHash: personal(text('request_hash').notNull(), excludedFromCopy('follows from a request')),
    reply: personal(json('reply'), excludedFromCopy('a reply that can be repeated for a day')),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_created').on(table.createdAt)],
);

/** Secrets and marks that the shop makes for itself: signing keys, whether the sample was loaded. */
export const shopFacts = pgTable('shop_facts', {
  name: impersonal(text('name').primaryKey()),
  value: impersonal(text('value').notNull()),
});

// A scope ends with the account whose request it was (http.ts).
export const personalRows = [
  ofAccount(idempotencyKeys, ({ accountId }) => like(idempotencyKeys.scope, `% ${accountId}`)),
];
