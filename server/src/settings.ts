import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const checkout = fileURLToPath(new URL('../../', import.meta.url));

const whole = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .pipe(z.number().min(from, `must be from ${from} to ${to}`).max(to, `must be from ${from} to ${to}`));

const address = (protocols: readonly string[], example: string) =>
  z
    .string()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), `must be an address like ${example}`);

/** Names that PDF and the press reserve (ISO 32000-1, 8.6.6.4). */
const reservedPlates = new Set(['all', 'none', 'cyan', 'magenta', 'yellow', 'black', 'red', 'green', 'blue', 'gray']);
const plateName = z
  .string()
  .max(60, 'must be up to 60 characters')
  .refine((name) => !/\p{Cc}/u.test(name), 'must be one line of text')
  .refine((name) => !reservedPlates.has(name.toLowerCase()), 'must not be the name of a process color, All or None');

const environment = z.object({
  PORT: whole(0, 65_535).optional(),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: address(['http:', 'https:'], 'https://shop.example.com')
    .refine((text) => URL.parse(text)?.pathname === '/', 'must be an address without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/shop').optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/[^\s@<]@[^\s@>]/, 'must hold an e-mail address, like "My shop <shop@example.com>"')
    .default('Afterimage <shop@localhost>'),
  SHOP_MAIL: z.email('must be an e-mail address, like help@example.com').optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('warn'),
  HOLD_MINUTES: whole(1, 1440).default(15),
  DRAFT_DAYS: whole(1, 3650).default(90),
  UPLOAD_DAYS: whole(1, 3650).default(30),
  S3_ENDPOINT: address(['http:', 'https:'], 'https://s3.example.com')
    .refine((text) => {
      const url = URL.parse(text);
      return url?.pathname === '/' && url.search === '' && url.username === '';
    }, 'must be an address without a path, a name or a password')
    .transform((text) => new URL(text).origin)
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, like my-shop-files')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region, like eu-central-1')
    .optional(),
  SHOP_NAME: z.string().max(60, 'must be up to 60 characters').default('Afterimage'),
  SHOP_ADDRESS: z.string().max(300, 'must be up to 300 characters').default('Demo Street 1, 10115 Berlin, Germany'),
  SHOP_TAX_ID: z.string().max(40, 'must be up to 40 characters').optional(),
  WHITE_PLATE: plateName.default('White'),
  ENGRAVING_PLATE: plateName.default('Engraving'),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
});

export type Settings = {
  /** Without production the shop is a demo: payments take no money and mails are read at /dev/outbox. */
  production: boolean;
  /** The wanted port; when `portFixed` is false and it is taken, the next free one is used. */
  port: number;
  portFixed: boolean;
  host: string;
  /** Origin without a slash at its end; undefined means http://localhost:<port that is listened on>. */
  publicUrl: string | undefined;
  /** Absolute path. */
  dataDir: string;
  /** Undefined means the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** Undefined means the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where customers write to: the address in `mailFrom`, if none is set. */
  shopMail: string;
  logLevel: z.output<typeof environment>['LOG_LEVEL'];
  holdMinutes: number;
  /** How long designs that were not ordered stay after they were last touched. */
  draftDays: number;
  /** How long uploads stay that nothing names: no cart, no order, no design. */
  uploadDays: number;
  /** Where uploaded files lie; undefined means `dataDir`. */
  s3: S3Settings | undefined;
  /** The names of the spot inks in print files. */
  plateNames: { white: string; engraving: string };
  /** Who sells, as it stands on invoices; the address in rows. */
  seller: { name: string; address: string[]; taxId: string | undefined };
  /** Whether browsers keep what was seen, to be read without a network; off ends what they have begun. */
  keepsOffline: boolean;
};

/** A store that speaks S3, with its bucket addressed by path. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Its message is one sentence for the person who starts the shop: print it alone, without a stack. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value === undefined || value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  );
  const validation = environment.safeParse(set);
  if (!validation.success) {
    throw new SettingsError(
      validation.error.issues.map((issue) => `The setting ${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );
  }
  const values = validation.data;
  const production = values.NODE_ENV === 'production';
  if (production) refuseDemoParts(values);
  return {
    production,
    port: values.PORT ?? 3000,
    portFixed: values.PORT !== undefined,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    dataDir: resolve(checkout, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    shopMail: values.SHOP_MAIL ?? /<([^>]+)>/.exec(values.MAIL_FROM)?.[1] ?? values.MAIL_FROM,
    logLevel: values.LOG_LEVEL,
    holdMinutes: values.HOLD_MINUTES,
    draftDays: values.DRAFT_DAYS,
    uploadDays: values.UPLOAD_DAYS,
    s3: s3Of(values),
    plateNames: plateNamesOf(values),
    seller: {
      name: values.SHOP_NAME,
      address: values.SHOP_ADDRESS.split(',').map((row) => row.trim()),
      taxId: values.SHOP_TAX_ID,
    },
    keepsOffline: values.SERVICE_WORKER === 'on',
  };
}

/** All of it or nothing: with a half of it, files would silently go to the disk. */
function s3Of(values: z.output<typeof environment>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = values;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const missingNames = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
    if (missingNames.length === 4 && S3_REGION === undefined) return undefined;
    throw new SettingsError(
      `To keep files in an S3 store, ${missingNames.join(' and ')} must be set too; to keep them on the disk, unset every S3 setting.`,
    );
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: S3_REGION ?? 'us-east-1',
  };
}

/** Both inks must differ: one plate for both would print white where the engraving is deep. */
function plateNamesOf({ WHITE_PLATE: white, ENGRAVING_PLATE: engraving }: z.output<typeof environment>) {
  if (white === engraving)
    throw new SettingsError('The settings WHITE_PLATE and ENGRAVING_PLATE must be two different names.');
  return { white, engraving };
}

/** A shop that is open to the world must not give its goods away, nor show its mails. */
function refuseDemoParts(values: z.output<typeof environment>): void {
  const missingNames: string[] = [];
  if (!values.PUBLIC_URL)
    missingNames.push('Production needs PUBLIC_URL, the address under which customers see the shop.');
  if (!values.SMTP_URL)
    missingNames.push('Production needs SMTP_URL: the outbox of the demo mode would show every mail to everybody.');
  missingNames.push(
    'Production needs a payment provider, and this version has only the demo one, which takes no money: unset NODE_ENV to run the shop as a demo.',
  );
  throw new SettingsError(missingNames.join('\n'));
}
