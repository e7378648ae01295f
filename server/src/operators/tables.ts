import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditSubjectKind } from '@afterimage/contract/values/audit-actions.ts';
import type { Right, Role } from '@afterimage/contract/values/rights.ts';
import { bytea, createdAt, moment, uuidKey } from '../platform/db/columns.ts';
import { excludedFromCopy, impersonal, ofAccount, ofOrder, owner, personal } from '../platform/db/personal-data.ts';

/** People who run the shop. They are not its customers, so nothing here belongs to the data of a customer. */
export const operators = pgTable(
  'operators',
  {
    id: uuidKey(),
    /** Lower case; as typed it stands in `emailShown`. */
    email: impersonal(text('email').notNull()),
    emailShown: impersonal(text('email_shown').notNull()),
    name: impersonal(text('name').notNull()),
    role: impersonal(text('role').$type<Role>().notNull()),
    /** The language of mails to this operator. */
    locale: impersonal(text('locale').notNull().default('en')),
    /** PHC string of argon2id; null for those who sign in by passkeys alone. It never suffices without a second factor. */
    passwordHash: impersonal(text('password_hash')),
    /** The secret of the one-time codes, encrypted with a key of the shop. */
    totpSecret: impersonal(bytea('totp_secret')),
    /** The newest time step whose code was used: no code counts twice. */
    totpStep: impersonal(bigint('totp_step', { mode: 'number' }).notNull().default(0)),
    createdAt: createdAt(),
    /** The row stays for the audit log, which names it. */
    removedAt: impersonal(moment('removed_at')),
  },
  (table) => [
    uniqueIndex('operators_email')
      .on(table.email)
      .where(sql`${table.removedAt} is null`),
  ],
);

const ofOperator = () =>
  uuid('operator_id')
    .notNull()
    .references(() => operators.id, { onDelete: 'cascade' });

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: uuidKey(),
    operatorId: impersonal(ofOperator()),
    /** SHA-256 of the cookie; the cookie itself is never kept. */
    tokenHash: impersonal(bytea('token_hash').notNull().unique()),
    userAgent: impersonal(text('user_agent').notNull().default('')),
    createdAt: createdAt(),
    /** When the operator last proved who they are: acts that open the door to others ask for a recent proof. */
    provedAt: impersonal(moment('proved_at').notNull().defaultNow()),
    lastUsedAt: impersonal(moment('last_used_at').notNull().defaultNow()),
    expiresAt: impersonal(moment('expires_at').notNull()),
  },
  (table) => [index('operator_sessions_operator').on(table.operatorId)],
);

export const operatorPasskeys = pgTable(
  'operator_passkeys',
  {
    id: uuidKey(),
    operatorId: impersonal(ofOperator()),
    /** As the authenticator names it, in base64url. */
    credentialId: impersonal(text('credential_id').notNull().unique()),
    publicKey: impersonal(bytea('public_key').notNull()),
    /** How often it was used, as far as the authenticator counts. */
    counter: impersonal(bigint('counter', { mode: 'number' }).notNull()),
    transports: impersonal(text('transports').array().notNull().default([])),
    /** Whether it is stored in an account of its platform too, so that it outlives the device. */
    isBackedUp: impersonal(boolean('is_backed_up').notNull()),
    name: impersonal(text('name').notNull()),
    createdAt: createdAt(),
    lastUsedAt: impersonal(moment('last_used_at')),
  },
  (table) => [index('operator_passkeys_operator').on(table.operatorId)],
);

export const operatorRecoveryCodes = pgTable(
  'operator_recovery_codes',
  {
    /** SHA-256 of the code; a code has 80 random bits. */
    codeHash: impersonal(bytea('code_hash').primaryKey()),
    operatorId: impersonal(ofOperator()),
    usedAt: impersonal(moment('used_at')),
  },
  (table) => [index('operator_recovery_codes_operator').on(table.operatorId)],
);

/** Access tokens: programs call with them in the name of the operator who made them. */
export const operatorTokens = pgTable(
  'operator_tokens',
  {
    id: uuidKey(),
    operatorId: impersonal(ofOperator()),
    name: impersonal(text('name').notNull()),
    /** SHA-256 of the token; the token itself is shown once and never kept. */
    tokenHash: impersonal(bytea('token_hash').notNull().unique()),
    /** The last characters of the token, by which people tell one from another. */
    ending: impersonal(text('ending').notNull()),
    /** What it may do, as long as its operator may do it too. */
    rights: impersonal(text('rights').array().$type<Right[]>().notNull()),
    createdAt: createdAt(),
    expiresAt: impersonal(moment('expires_at').notNull()),
    lastUsedAt: impersonal(moment('last_used_at')),
  },
  (table) => [index('operator_tokens_operator').on(table.operatorId)],
);

/** Challenges of passkeys: each is answered once, within minutes. */
export const operatorChallenges = pgTable('operator_challenges', {
  challenge: impersonal(text('challenge').primaryKey()),
  /** `sign-in`; else whose passkey is added: `operator <id>` or `link <hash>`. */
  purpose: impersonal(text('purpose').notNull()),
  expiresAt: impersonal(moment('expires_at').notNull()),
});

/** Links by which an operator sets themselves up: each works once. */
export const operatorLinks = pgTable('operator_links', {
  id: uuidKey(),
  /** SHA-256 of the token in the link. */
  tokenHash: impersonal(bytea('token_hash').notNull().unique()),
  /** `first` works while there is no operator; `reset` gives an operator who lost everything new factors. */
  purpose: impersonal(text('purpose').$type<'first' | 'invitation' | 'reset'>().notNull()),
  /** Whose factors are renewed, for `reset`. */
  operatorId: impersonal(uuid('operator_id').references(() => operators.id, { onDelete: 'cascade' })),
  /** Who is invited, for `invitation`. */
  email: impersonal(text('email')),
  role: impersonal(text('role').$type<Role>().notNull()),
  createdAt: createdAt(),
  expiresAt: impersonal(moment('expires_at').notNull()),
  usedAt: impersonal(moment('used_at')),
});

/**
 * Who did what, and to what. Rows are only added: triggers refuse every change, and at the end of its transaction each
 * row is joined to the one before it by a hash (docs/decisions/0063-audit-log.md).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuidKey(),
    /** The place in the chain, without gaps, in the order in which transactions ended. Null until then. */
    position: impersonal(bigint('position', { mode: 'number' }).unique()),
    createdAt: createdAt(),
    /** Null: the shop itself, its command line, or a customer. */
    operatorId: impersonal(uuid('operator_id').references(() => operators.id)),
    /** The name of the access token by which a program acted in the operator's name; null for the operator in person. */
    tokenName: impersonal(text('token_name')),
    action: impersonal(text('action').$type<AuditAction>().notNull()),
    subjectKind: impersonal(text('subject_kind').$type<AuditSubjectKind>().notNull()),
    subjectId: impersonal(text('subject_id').notNull()),
    /** The hash of what the row of the same entry in `audit_details` or `audit_order_details` says; null without one. */
    detailsHash: impersonal(bytea('details_hash')),
    /** The entry whose change this one has put back. */
    putsBack: impersonal(uuid('puts_back').unique()),
    /** SHA-256 of the hash before it and the canonical text of this row. Null until the transaction ends. */
    hash: impersonal(bytea('hash')),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectKind, table.subjectId, table.position),
    index('audit_log_operator').on(table.operatorId, table.position),
    index('audit_log_action').on(table.action, table.position),
  ],
);

/** The end of the chain, in one row. It is locked while a row is joined to it, and shows whether the last row is gone. */
export const auditHead = pgTable('audit_head', {
  position: impersonal(bigint('position', { mode: 'number' }).notNull().default(0)),
  hash: impersonal(bytea('hash').notNull()),
});

const secret = excludedFromCopy('a random number');
const ofShop = excludedFromCopy(
  "the shop's record of what its operators did; what they changed is in the copy where it is",
);
const erased = () => sql`null`;

/** What an act changed, and why. It stands outside of the chain, which has its hash, so that a person can be erased. */
export const auditDetails = pgTable(
  'audit_details',
  {
    entryId: impersonal(
      uuid('entry_id')
        .primaryKey()
        .references(() => auditLog.id),
    ),
    /** The customer whom it is about; null when it is about none. */
    accountId: owner(uuid('account_id')),
    /** Without it nobody can find out by trying what was erased. */
    salt: personal(bytea('salt').notNull(), secret),
    before: personal(jsonb('before'), ofShop),
    after: personal(jsonb('after'), ofShop),
    reason: personal(text('reason'), ofShop),
  },
  (table) => [
    index('audit_details_account')
      .on(table.accountId)
      .where(sql`${table.accountId} is not null`),
  ],
);

/** The same of what is about an order, which loses its person at another time than an account does. */
export const auditOrderDetails = pgTable(
  'audit_order_details',
  {
    entryId: impersonal(
      uuid('entry_id')
        .primaryKey()
        .references(() => auditLog.id),
    ),
    orderId: impersonal(uuid('order_id').notNull()),
    salt: personal(bytea('salt'), secret, erased),
    before: personal(jsonb('before'), ofShop, erased),
    after: personal(jsonb('after'), ofShop, erased),
    reason: personal(text('reason'), ofShop, erased),
  },
  (table) => [index('audit_order_details_order').on(table.orderId)],
);

export const personalRows = [
  ofAccount(auditDetails, auditDetails.accountId),
  ofOrder(auditOrderDetails, auditOrderDetails.orderId),
];
