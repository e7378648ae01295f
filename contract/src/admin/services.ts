import * as z from 'zod';
import { bankAccountLimits as bank } from '../values/bank-account.ts';
import { mailEncryptions, mailServerLimits as mail } from '../values/mail-server.ts';
import { stripeKeyLength } from '../values/stripe-keys.ts';

/** Whether the environment names a service; then it cannot be changed here. */
const byHost = z.boolean();
const version = z.int().min(0);
const line = (most: number) => z.string().trim().max(most);

export const paymentSettings = z.strictObject({
  bankAccount: z.strictObject({
    byHost,
    /** Null: customers cannot pay by transfer. */
    account: z
      .strictObject({ holder: z.string(), iban: z.string(), bic: z.string(), bank: z.string(), days: z.int() })
      .nullable(),
    version: z.int(),
  }),
  stripe: z.strictObject({
    byHost,
    isSet: z.boolean(),
    /** The last four characters of the secret key; empty without one. */
    keyEnd: z.string(),
    /** Where Stripe sends its events. */
    webhookUrl: z.string(),
    version: z.int(),
  }),
});

/** The IBAN with or without spaces; BIC and bank may be empty. */
export const bankAccountBody = z.strictObject({
  holder: line(bank.holder).min(1),
  iban: line(60).min(1),
  bic: line(20),
  bank: line(bank.bank),
  days: z.int().min(1).max(bank.days),
  version,
});

const key = line(stripeKeyLength);

/** A key that is left empty stays as it is. */
export const stripeKeysBody = z.strictObject({ secretKey: key, webhookSecret: key, version });

/** Empty: the stored key is checked. */
export const stripeCheckBody = z.strictObject({ secretKey: key });
export const stripeCheck = z.strictObject({ isTestKey: z.boolean() });

const connection = {
  host: z.string(),
  port: z.int(),
  encryption: z.enum(mailEncryptions),
  user: z.string(),
};

export const mailServerSettings = z.strictObject({
  byHost,
  /** Null: the shop sends no mails yet. A server of the environment has no sender of its own here. */
  server: z
    .strictObject({ ...connection, hasPassword: z.boolean(), senderName: z.string(), senderAddress: z.string() })
    .nullable(),
  /** Without a server: whether mails are kept in the outbox of a demo. */
  hasOutbox: z.boolean(),
  /** What a form begins with. */
  proposal: z.strictObject({ senderName: z.string(), senderAddress: z.string() }),
  version: z.int(),
});

/** An empty password stays as it is, as long as the server and its user do. */
const typedServer = {
  host: line(mail.host).min(1),
  port: z.int().min(1).max(65_535),
  encryption: z.enum(mailEncryptions),
  user: line(mail.user),
  password: z.string().max(mail.password),
  senderName: line(mail.senderName),
  senderAddress: z.email().max(mail.senderAddress),
};
export const mailServerBody = z.strictObject({ ...typedServer, version });
export const mailTestBody = z.strictObject(typedServer);
/** The address that the test mail went to. */
export const mailTest = z.strictObject({ to: z.string() });

const serviceNames = ['bank-account', 'stripe', 'mail-server'] as const;
export const serviceParams = z.strictObject({ service: z.enum(serviceNames) });
export const serviceVersion = z.strictObject({ version: z.coerce.number().int().min(0) });
