import type { AuditAction } from '@afterimage/contract/values/audit-actions.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { audit } from '../operators/audit.ts';
import { readOwners } from '../operators/owners.ts';
import { failChanged } from '../operators/record-version.ts';
import { demandFreshSignIn } from '../operators/sign-in.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Context, type Operator, operatorOf } from '../platform/http/handlers.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import type { Throttle } from '../platform/rate-limit/rate-limits.ts';
import type { Settings } from '../settings.ts';
import type { InitialSeller } from '../shop-settings/read-seller.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import type { ServiceDetails, ServiceName } from '../shop-settings/service-details.ts';
import { serverOf, type ServiceChange, type Services, type StoredService } from '../shop-settings/services.ts';
import { serviceNotice } from './service-mails.ts';
import { words } from './services.words.ts';

/** What the settings of services need besides the request. */
export interface ServiceParts {
  settings: Pick<Settings, 'payment' | 'smtpUrl' | 'mailFrom' | 'production'> & InitialSeller;
  services: Services;
  throttle: Pick<Throttle, 'take'>;
  shopUrl: () => string;
  /** The base address of every call. */
  apiBase: string;
}

const actions: Readonly<Record<ServiceName, AuditAction>> = {
  'bank-account': 'bank.account.changed',
  stripe: 'stripe.keys.changed',
  'mail-server': 'mail.server.changed',
};

/** Whether the environment names a service. */
export const isByHost = ({ payment, smtpUrl }: ServiceParts['settings'], name: ServiceName): boolean =>
  ({ 'bank-account': payment.transfer, stripe: payment.stripe, 'mail-server': smtpUrl })[name] !== undefined;

/** Fails unless an owner who has just proved who they are may change a service. */
export async function demandOwnService(context: Context, { settings }: ServiceParts, name: ServiceName): Promise<void> {
  await demandFreshSignIn(context);
  if (isByHost(settings, name)) fail('INVALID_REQUEST', (locale) => ({ description: inLocale(words, locale).byHost }));
}

/** Fails at a field with a sentence of this desk. */
export const refuseField = (field: string, sentence: RefusalName): never =>
  fail('INVALID_REQUEST', (locale) => ({ fields: { [field]: inLocale(words, locale)[sentence] } }));
type RefusalName = {
  [Name in keyof typeof words]: (typeof words)[Name] extends string ? Name : never;
}[keyof typeof words];

/**
 * Changes a service, with an entry in the audit log and a mail to every owner. There is no putting back: the log holds no
 * secret and no whole IBAN. Fails with RECORD_CHANGED when `version` is not the present one.
 */
export async function changeService<Name extends ServiceName>(
  context: Context,
  parts: ServiceParts,
  { name, version, plan }: ServicePlan<Name>,
): Promise<void> {
  await demandOwnService(context, parts, name);
  const operator = operatorOf(context);
  const subject = { kind: 'settings', id: name } as const;
  await context.db.transaction(async (tx) => {
    const stored = await parts.services.stored(tx, name, 'lock');
    if (stored.version !== version) await failChanged(tx, subject);
    const set = plan(stored);
    if (set === null && stored.details === null) return;
    if (!(await parts.services.write(tx, name, { set, version }))) await failChanged(tx, subject);
    const secrets = set?.secrets && changedSecrets(stored.secrets, set.secrets);
    await audit(tx, operator, {
      action: actions[name],
      subject,
      before: auditFacts(stored.details),
      after: { ...auditFacts(set?.details ?? null), ...secrets },
    });
    await tellOwners(tx, parts, { operator, name, stored, set });
  });
}

interface ServicePlan<Name extends ServiceName> {
  name: Name;
  version: number;
  /** What to store, from what is stored; null removes it. */
  plan(stored: StoredService<Name>): ServiceChange<Name>['set'];
}

/** What the audit log says of a service: nothing secret, and of an IBAN its end. */
function auditFacts(details: ServiceDetails[ServiceName] | null): object {
  if (!details) return { isSet: false };
  return { isSet: true, ...details, ...('iban' in details && { iban: `…${details.iban.slice(-4)}` }) };
}

/** Which secrets are others than before, by name. */
function changedSecrets(before: object | null, after: object): { changedSecrets?: string[] } {
  const old = (before ?? {}) as Readonly<Record<string, unknown>>;
  const names = Object.entries(after).flatMap(([name, value]) => (old[name] === value ? [] : [name]));
  return names.length > 0 ? { changedSecrets: names } : {};
}

interface Told<Name extends ServiceName> {
  operator: Operator;
  name: Name;
  stored: StoredService<Name>;
  set: ServiceChange<Name>['set'];
}

type StoredServer = Pick<StoredService<'mail-server'>, 'details' | 'secrets'>;

/** Writes to every owner; when the mail server changes, also by the former one, which an intruder may not control. */
async function tellOwners<Name extends ServiceName>(
  tx: Database,
  { services, settings, shopUrl }: ServiceParts,
  { operator, name, stored, set }: Told<Name>,
): Promise<void> {
  const { timeZone } = await readShopSettings(tx);
  const details = set?.details ?? null;
  const notice = { name, details, operator, at: new Date(), timeZone, shopUrl: shopUrl() };
  const former = name === 'mail-server' ? serverOf(stored as StoredServer) : null;
  const present = set && name === 'mail-server' ? serverOf(set as StoredServer) : null;
  const isOther = JSON.stringify(former?.connection) !== JSON.stringify(present?.connection);
  for (const owner of await readOwners(tx, settings)) {
    const mail = serviceNotice(owner, notice);
    await enqueueMail(tx, mail);
    if (former && isOther) await enqueue(tx, 'mail-by-former-server', { mail, server: services.sealServer(former) });
  }
}
