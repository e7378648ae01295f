import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { eq } from 'drizzle-orm';
import type { Checked, Reply } from '@afterimage/contract/api.ts';
import { operators } from '../operators/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Context, type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { sendOnce } from '../platform/mail/mail-server.ts';
import { readSeller } from '../shop-settings/read-seller.ts';
import type { ServiceDetails } from '../shop-settings/service-details.ts';
import { serverOf, type StoredService } from '../shop-settings/services.ts';
import { changeService, demandOwnService, isByHost, refuseField, type ServiceParts } from './change-service.ts';
import { mailFailure, mailFailureText } from './mail-failure.ts';
import { serverTestMail } from './service-mails.ts';

type MailCalls = 'getMailServer' | 'saveMailServer' | 'testMailServer';
type TypedServer = Checked<'testMailServer'>['body'];
type Settings = Reply<'getMailServer'>;

/** A test waits no longer for a server that does not answer. */
const testSeconds = 10;

/** The calls by which owners say how mails are sent. */
export function mailServerHandlers(parts: ServiceParts): Pick<Handlers, MailCalls> {
  return {
    getMailServer: ({ db }) => readMailServer(db, parts),
    saveMailServer: async (context, { body: { version, ...typed } }) => {
      const plan = (stored: StoredService<'mail-server'>) => checkedServer(typed, stored);
      await changeService(context, parts, { name: 'mail-server', version, plan });
      return readMailServer(context.db, parts);
    },
    testMailServer: async (context, { body }) => {
      await demandOwnService(context, parts, 'mail-server');
      const { id } = operatorOf(context);
      await parts.throttle.take('check of a service by an operator', id);
      const server = serverOf(checkedServer(body, await parts.services.stored(context.db, 'mail-server')));
      const to = await addressOf(context, id);
      const mail = serverTestMail(to, { shopUrl: parts.shopUrl(), locale: context.locale });
      try {
        if (server) await sendOnce(server, mail, { id: randomUUID(), seconds: testSeconds });
      } catch (error) {
        const failure = mailFailure(error);
        fail('INVALID_REQUEST', (locale) => ({ fields: { [failure.field]: mailFailureText(failure, locale) } }));
      }
      return { to };
    },
  };
}

async function addressOf({ db }: Context, operatorId: string): Promise<string> {
  const rows = await db.select({ to: operators.emailShown }).from(operators).where(eq(operators.id, operatorId));
  return rows[0]?.to ?? fail('NOT_FOUND');
}

async function readMailServer(db: Database, { services, settings }: ServiceParts): Promise<Settings> {
  const stored = await services.stored(db, 'mail-server');
  const { name, mail } = await readSeller(db, settings);
  return {
    byHost: isByHost(settings, 'mail-server'),
    server: settings.smtpUrl === undefined ? storedServer(stored) : hostServer(settings.smtpUrl, settings.mailFrom),
    hasOutbox: !settings.production,
    // Until it is set, the shop's address is one that no server takes.
    proposal: { senderName: name, senderAddress: mail.endsWith('@localhost') ? '' : mail },
    version: stored.version,
  };
}

const storedServer = ({ details, secrets }: StoredService<'mail-server'>): Settings['server'] =>
  details && { ...details, hasPassword: (secrets?.password ?? '') !== '' };

/** The server that the environment names, without its password. */
export function hostServer(smtpUrl: string, mailFrom: string): NonNullable<Settings['server']> {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:' || port === '465';
  const [, senderName = '', senderAddress = mailFrom] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(mailFrom) ?? [];
  return {
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    encryption: isTls ? 'tls' : 'starttls',
    user: decodeURIComponent(username),
    hasPassword: password !== '',
    senderName,
    senderAddress,
  };
}

/**
 * What was typed, with the stored password where none was. That goes to the server it was entered for and to no other:
 * an intruder must not be able to have it sent to a server of their own.
 */
export function checkedServer(
  { password, ...details }: TypedServer,
  stored: Pick<StoredService<'mail-server'>, 'details' | 'secrets'>,
): { details: ServiceDetails['mail-server']; secrets: { password: string } } {
  const { host, user, senderName } = details;
  if (isIP(host) === 0 && !/^(?!-)[\p{L}\p{N}.-]+$/u.test(host)) refuseField('host', 'wrongHost');
  if (/[\p{Cc}<>]/u.test(senderName)) refuseField('senderName', 'oneLine');
  if (user === '') return { details, secrets: { password: '' } };
  const isSame = (['host', 'port', 'encryption', 'user'] as const).every(
    (key) => details[key] === stored.details?.[key],
  );
  const usedPassword = password || (isSame ? stored.secrets?.password : '') || '';
  if (usedPassword === '') refuseField('password', 'passwordAgain');
  return { details, secrets: { password: usedPassword } };
}
