import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import { bytea, createdAt, uuidKey, moment } from '../platform/db/columns.ts';
import { copied, impersonal, excludedFromCopy, ofAccount, owner, personal } from '../platform/db/personal-data.ts';

export const accounts = pgTable('accounts', {
  id: uuidKey(),
  /** Lower case; as typed it stands in `emailShown`. */
  email: personal(text('email').notNull().unique(), excludedFromCopy('the address itself, in lower case')),
  emailShown: personal(text('email_shown').notNull(), copied),
  /** PHC string of argon2id. */
  passwordHash: personal(text('password_hash').notNull(), excludedFromCopy('a secret')),
  firstName: personal(text('first_name').notNull(), copied),
  lastName: personal(text('last_name').notNull(), copied),
  verifiedAt: impersonal(moment('verified_at')),
  /** The language of mails to this person. */
  locale: impersonal(text('locale').notNull().default('en')),
  createdAt: createdAt(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: uuidKey(),
    accountId: owner(
      uuid('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
    ),
    /** SHA-256 of the token; the token itself is never kept. */
    tokenHash: personal(bytea('token_hash').notNull().unique(), excludedFromCopy('a secret')),
    /** SHA-256 of the cookie that belongs to the token; null for clients that are not browsers. */
    cookieHash: personal(bytea('cookie_hash'), excludedFromCopy('a secret')),
    userAgent: personal(
      text('user_agent').notNull().default(''),
      excludedFromCopy('the copy names the browser and the system'),
    ),
    createdAt: createdAt(),
    lastUsedAt: impersonal(moment('last_used_at').notNull().defaultNow()),
    expiresAt: impersonal(moment('expires_at').notNull()),
  },
  (table) => [index('sessions_account').on(table.accountId)],
);

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: personal(bytea('token_hash').primaryKey(), excludedFromCopy('a secret')),
    accountId: owner(
      uuid('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
    ),
    purpose: impersonal(text('purpose').$type<'verify' | 'reset' | 'email'>().notNull()),
    /** The address that is proved by using a token of purpose `email`, as it was typed. */
    newEmail: personal(text('new_email'), excludedFromCopy('of a link that soon expires')),
    /** What was registered with, for a token of purpose `verify`: using it gives them to the account. */
    passwordHash: personal(text('password_hash'), excludedFromCopy('a secret')),
    firstName: personal(text('first_name'), excludedFromCopy('of a link that soon expires')),
    lastName: personal(text('last_name'), excludedFromCopy('of a link that soon expires')),
    expiresAt: impersonal(moment('expires_at').notNull()),
    usedAt: impersonal(moment('used_at')),
    createdAt: createdAt(),
  },
  (table) => [index('one_time_tokens_account').on(table.accountId)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: uuidKey(),
    accountId: owner(
      uuid('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
    ),
    address: personal(jsonb('address').$type<PostalAddress>().notNull(), copied),
    isDefault: impersonal(boolean('is_default').notNull().default(false)),
    createdAt: createdAt(),
  },
  (table) => [
    index('addresses_account').on(table.accountId),
    uniqueIndex('addresses_default')
      .on(table.accountId)
      .where(sql`${table.isDefault}`),
  ],
);

/** How often something was tried of late; `expire` in milliseconds of Unix time, by the database's clock. */
export const rateLimits = pgTable('rate_limits', {
  key: impersonal(varchar('key', { length: 255 }).primaryKey()),
  points: impersonal(integer('points').notNull().default(0)),
  expire: impersonal(bigint('expire', { mode: 'number' })),
});

export const personalRows = [
  ofAccount(sessions, sessions.accountId),
  ofAccount(oneTimeTokens, oneTimeTokens.accountId),
  ofAccount(addresses, addresses.accountId),
  // The last of all: other rows reference it.
  ofAccount(accounts, accounts.id),
];
