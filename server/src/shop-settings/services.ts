import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import type { MailServer } from '../platform/mail/mail-server.ts';
import { seal, unseal } from '../platform/signing/sealed-secret.ts';
import type { BankAccount, ServiceDetails, ServiceName, ServiceSecrets, StripeKeys } from './service-details.ts';
import { serviceSettings } from './tables.ts';

/** What the environment names of the services; what is undefined is the owner's to set. */
interface HostServices {
  payment: { stripe: StripeKeys | undefined; transfer: BankAccount | undefined };
  smtpUrl: string | undefined;
  mailFrom: string;
}

/** A service as it is stored; `version` 0 and no details: never set. */
export interface StoredService<Name extends ServiceName> {
  details: ServiceDetails[Name] | null;
  secrets: ServiceSecrets[Name] | null;
  version: number;
}

/**
 * The services that take money and send mail for the shop. What the environment names holds; otherwise what the owner has
 * saved. They are read anew each time, so that every process knows of a change at once.
 */
export interface Services {
  /** Null: customers cannot pay by transfer. */
  bankAccount(db: Database): Promise<BankAccount | null>;
  stripe(db: Database): Promise<StripeKeys | null>;
  mailServer(db: Database): Promise<MailServer | null>;
  /** What there is of them. */
  state(db: Database): Promise<ServicesState>;
  /** What the owner has saved, whatever the environment names. With `lock` until the transaction ends. */
  stored<Name extends ServiceName>(db: Database, name: Name, lock?: 'lock'): Promise<StoredService<Name>>;
  /** Writes what the owner has set, null to remove it; answers false when `version` is not the present one. */
  write<Name extends ServiceName>(db: Database, name: Name, change: ServiceChange<Name>): Promise<boolean>;
  /** A mail server as a job carries it, and opened again; null when it was encrypted with another key. */
  sealServer(server: MailServer): string;
  openFormerServer(sealed: string): MailServer | null;
}

/** Which services are set up, by the environment or by the owner. */
export interface ServicesState {
  hasMailServer: boolean;
  hasPayment: boolean;
}

export interface ServiceChange<Name extends ServiceName> {
  set: { details: ServiceDetails[Name]; secrets: ServiceSecrets[Name] } | null;
  version: number;
}

const formerServer = 'former mail server';

/** `key` are 32 bytes of the shop's own, by which secrets are encrypted. */
export function openServices(key: Buffer, host: HostServices): Services {
  const opened = (purpose: string, sealed: Buffer): unknown => {
    const content = unseal(key, purpose, sealed);
    return content && JSON.parse(content.toString());
  };
  const sealedAs = (purpose: string, value: unknown) => seal(key, purpose, Buffer.from(JSON.stringify(value)));

  const stored: Services['stored'] = async (db, name, lock) => {
    type Name = typeof name;
    const query = db.select().from(serviceSettings).where(eq(serviceSettings.name, name));
    const [row] = await (lock ? query.for('update') : query);
    if (!row) return { details: null, secrets: null, version: 0 };
    return {
      details: row.details as ServiceDetails[Name] | null,
      secrets: row.secrets && (opened(purposeOf(name), row.secrets) as ServiceSecrets[Name] | null),
      version: row.version,
    };
  };
  const bankAccount: Services['bankAccount'] = async (db) =>
    host.payment.transfer ?? (await stored(db, 'bank-account')).details;
  const stripe: Services['stripe'] = async (db) => host.payment.stripe ?? (await stored(db, 'stripe')).secrets;
  const mailServer: Services['mailServer'] = async (db) =>
    host.smtpUrl === undefined
      ? serverOf(await stored(db, 'mail-server'))
      : { connection: { url: host.smtpUrl }, from: host.mailFrom };
  return {
    bankAccount,
    stripe,
    mailServer,
    state: async (db) => ({
      hasMailServer: (await mailServer(db)) !== null,
      hasPayment: (await bankAccount(db)) !== null || (await stripe(db)) !== null,
    }),
    stored,
    write: async (db, name, { set, version }) => {
      const details = set?.details ?? null;
      const secrets = set?.secrets ? sealedAs(purposeOf(name), set.secrets) : null;
      const rows = await db
        .insert(serviceSettings)
        .values({ name, details, secrets })
        .onConflictDoUpdate({
          target: serviceSettings.name,
          set: { details, secrets, version: sql`${serviceSettings.version} + 1` },
          setWhere: eq(serviceSettings.version, version),
        })
        .returning({ version: serviceSettings.version });
      return rows.length > 0;
    },
    sealServer: (server) => sealedAs(formerServer, server).toString('base64'),
    openFormerServer: (sealed) => opened(formerServer, Buffer.from(sealed, 'base64')) as MailServer | null,
  };
}

const purposeOf = (name: ServiceName) => `service ${name}`;

/** The mail server that an owner has saved; null when it was removed, or never set. */
export function serverOf({
  details,
  secrets,
}: Pick<StoredService<'mail-server'>, 'details' | 'secrets'>): MailServer | null {
  if (!details) return null;
  const { senderName, senderAddress, ...server } = details;
  const from = senderOf(senderName, senderAddress);
  return { connection: { ...server, password: secrets?.password ?? '' }, from };
}

/** A sender as mails name it: `"Smith & Co, Prints" <shop@example.com>`. */
export const senderOf = (name: string, address: string): string =>
  name === '' ? address : `"${name.replaceAll(/["\\]/g, '')}" <${address}>`;
