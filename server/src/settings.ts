import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { isBic, isIban, plainIban } from '@afterimage/contract/values/bank-account.ts';
import { stripeKeyPatterns } from '@afterimage/contract/values/stripe-keys.ts';
import { orderSettingsLimits, plateFault } from '@afterimage/contract/values/order-settings.ts';
import type { BankAccount, StripeKeys } from './shop-settings/service-details.ts';

const checkout = fileURLToPath(new URL('../../', import.meta.url));

const mebibyte = 1024 * 1024;

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

/** Networks in CIDR notation or addresses; `loopback` and the like are proxy-addr's names of ranges. */
const isNetwork = (text: string): boolean => {
  const [host = '', bits, ...rest] = text.split('/');
  const family = isIP(host);
  if (family === 0 || rest.length > 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  );
};
const trustedProxies = z.string().transform((text, context): number | string[] => {
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  if (!networks.every(isNetwork))
    context.addIssue('must be the number of proxies (1 to 9), or networks like "10.0.0.0/8, loopback"');
  return networks;
});

const plateName = z
  .string()
  .refine((name) => plateFault(name) !== 'long', `must be up to ${orderSettingsLimits.plate} characters`)
  .refine((name) => plateFault(name) !== 'lines', 'must be one line of text')
  .refine((name) => plateFault(name) !== 'reserved', 'must not be the name of a process color, All or None');

const environment = z.object({
  STRIPE_SECRET_KEY: z
    .string()
    .regex(stripeKeyPatterns.secretKey, 'must be a secret key of Stripe, like sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(stripeKeyPatterns.webhookSecret, "must be the signing secret of Stripe's events, like whsec_…")
    .optional(),
  STRIPE_API_BASE: address(['http:', 'https:'], 'http://localhost:4310').optional(),
  TRANSFER_IBAN: z
    .string()
    .refine(isIban, 'must be an IBAN whose check digits are right')
    .transform(plainIban)
    .optional(),
  TRANSFER_HOLDER: z.string().max(70, 'must be up to 70 characters').optional(),
  TRANSFER_BIC: z.string().refine(isBic, 'must be a BIC, like COBADEFFXXX').optional(),
  TRANSFER_BANK: z.string().max(70, 'must be up to 70 characters').optional(),
  TRANSFER_DAYS: whole(1, 60).default(7),
  PORT: whole(0, 65_535).optional(),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: address(['http:', 'https:'], 'https://shop.example.com')
    .refine((text) => URL.parse(text)?.pathname === '/', 'must be an address without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  TRUST_PROXY: trustedProxies.optional(),
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
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('warn'),
  HOLD_MINUTES: whole(1, orderSettingsLimits.hold).default(15),
  HOLD_PIECES_CART: whole(1, 1_000_000).default(100),
  HOLD_PIECES_NETWORK: whole(1, 1_000_000).default(300),
  WEBHOOK_PRIVATE_NETWORKS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  DRAFT_DAYS: whole(1, orderSettingsLimits.storage).default(90),
  UPLOAD_DAYS: whole(1, orderSettingsLimits.storage).default(30),
  UPLOAD_MB_NETWORK: whole(1, 1_000_000).default(4_000),
  UPLOAD_MB_UNORDERED: whole(1, 100_000_000).default(20_000),
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
  /** Whether the parts of the demo, mails and free payments, are open to others than the browsers of this machine. */
  demoForAll: boolean;
  /** The wanted port; when `portFixed` is false and it is taken, the next free one is used. */
  port: number;
  portFixed: boolean;
  host: string;
  /** Origin without a slash at its end; undefined means http://localhost:<port that is listened on>. */
  publicUrl: string | undefined;
  /**
   * The proxies before the shop, by their number or their networks: what they forward in X-Forwarded-For is where a
   * request comes from. False: the peer of the connection is.
   */
  trustProxy: number | string[] | false;
  /** Absolute path. */
  dataDir: string;
  /** Undefined means the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** Undefined: as the owner sets it; without one a demo keeps mails in its outbox, and in production they wait. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where customers write to: the address in `mailFrom`, if none is set. */
  shopMail: string;
  logLevel: z.output<typeof environment>['LOG_LEVEL'];
  /**
   * How long and how many pieces unpaid orders may hold: pieces of one cart, and from one network. The minutes, `draftDays`,
   * `uploadDays` and `plateNames` hold until an owner sets them (`shop-settings/order-settings.ts`).
   */
  hold: { minutes: number; maxPiecesOfCart: number; maxPiecesOfNetwork: number };
  /** How long designs that were not ordered stay after they were last touched. */
  draftDays: number;
  /** Whether webhooks may be sent into private networks, and without encryption. */
  webhooksMayBePrivate: boolean;
  /** How customers can pay; what is undefined is the owner's to set. `stripeApiBase`: a stand-in of Stripe, for tests. */
  payment: {
    stripe: StripeKeys | undefined;
    stripeApiBase: string | undefined;
    transfer: BankAccount | undefined;
  };
  /** How long uploads stay that nothing names: no cart, no order, no design. */
  uploadDays: number;
  /** How much may be uploaded from one network in an hour, and how much may lie here that nobody has ordered. */
  uploads: { maxBytesOfNetwork: number; maxUnorderedBytes: number };
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
    demoForAll: values.DEMO === '1',
    port: values.PORT ?? 3000,
    portFixed: values.PORT !== undefined,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    trustProxy: values.TRUST_PROXY ?? false,
    dataDir: resolve(checkout, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    shopMail: values.SHOP_MAIL ?? /<([^>]+)>/.exec(values.MAIL_FROM)?.[1] ?? values.MAIL_FROM,
    logLevel: values.LOG_LEVEL,
    hold: {
      minutes: values.HOLD_MINUTES,
      maxPiecesOfCart: values.HOLD_PIECES_CART,
      maxPiecesOfNetwork: values.HOLD_PIECES_NETWORK,
    },
    payment: { stripe: stripeOf(values), stripeApiBase: values.STRIPE_API_BASE, transfer: transferOf(values) },
    draftDays: values.DRAFT_DAYS,
    webhooksMayBePrivate: values.WEBHOOK_PRIVATE_NETWORKS === '1',
    uploadDays: values.UPLOAD_DAYS,
    uploads: {
      maxBytesOfNetwork: values.UPLOAD_MB_NETWORK * mebibyte,
      maxUnorderedBytes: values.UPLOAD_MB_UNORDERED * mebibyte,
    },
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

/** Half of it would take money of which the shop never hears. */
function stripeOf(values: z.output<typeof environment>): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret)
    throw new SettingsError(
      `To take payments by Stripe, ${secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'} must be set too.`,
    );
  return { secretKey, webhookSecret };
}

function transferOf(values: z.output<typeof environment>): BankAccount | undefined {
  const { TRANSFER_IBAN: iban, TRANSFER_HOLDER: holder, TRANSFER_BIC: bic, TRANSFER_BANK: bank } = values;
  if (!iban && !holder) return undefined;
  if (!iban || !holder)
    throw new SettingsError(
      `To be paid by bank transfer, ${iban ? 'TRANSFER_HOLDER' : 'TRANSFER_IBAN'} must be set too.`,
    );
  return { iban, holder, bic, bank, days: values.TRANSFER_DAYS };
}

/** Production needs a public address with encryption. The error names all that is missing at once. */
function refuseDemoParts(values: z.output<typeof environment>): void {
  const missingNames: string[] = [];
  const { PUBLIC_URL } = values;
  if (!PUBLIC_URL) missingNames.push('PUBLIC_URL, the address under which customers see the shop');
  else if (!PUBLIC_URL.startsWith('https:') && !isOwnMachine(PUBLIC_URL))
    missingNames.push('a PUBLIC_URL that begins with https://, because passwords and addresses go over it');
  if (values.STRIPE_API_BASE && !isOwnMachine(values.STRIPE_API_BASE))
    missingNames.push('STRIPE_API_BASE unset: it is for a stand-in of Stripe on this machine');
  if (missingNames.length > 0)
    throw new SettingsError(
      `Production needs\n${missingNames.map((name) => `- ${name}`).join('\n')}\nUnset NODE_ENV to run the shop as a demo.`,
    );
}

/** Nothing leaves this machine on the way to such an address. */
const isOwnMachine = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
