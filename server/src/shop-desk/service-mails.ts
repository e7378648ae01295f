import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, localeFacts } from '@afterimage/words/locale.ts';
import { storedOperatorLocale } from '../platform/locale/request-locale.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { writeMail } from '../platform/mail/write-mail.ts';
import type { ServiceDetails, ServiceName } from '../shop-settings/service-details.ts';
import { words } from './services.words.ts';

/** What a mail says of a changed service: no secret, and of an IBAN its end. */
interface ServiceNotice {
  name: ServiceName;
  /** Null: removed. */
  details: ServiceDetails[ServiceName] | null;
  operator: { name: string; email: string };
  at: Date;
  timeZone: string;
  shopUrl: string;
}

/** To an owner: a service that takes money or sends mail was changed, by whom and to what. */
export function serviceNotice({ to, locale: ownLocale }: { to: string; locale: string }, told: ServiceNotice): Mail {
  const locale = storedOperatorLocale(ownLocale);
  const { subjects, preview, text, warning, button, reason } = inLocale(words, locale).notice;
  const { name, email } = told.operator;
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: told.timeZone } as const;
  const time = new Intl.DateTimeFormat(localeFacts[locale].intl, format).format(told.at);
  const subject = subjects[told.name];
  return writeMail({
    to,
    shopUrl: told.shopUrl,
    locale,
    subject,
    preview,
    heading: subject,
    reason,
    partList: [
      { kind: 'paragraph', text: text({ name, email, time }) },
      { kind: 'paragraph', text: presentState(told, locale) },
      { kind: 'paragraph', text: warning },
      { kind: 'button', label: button, url: `${told.shopUrl}${settingsPath[told.name]}` },
    ],
  });
}

const settingsPath: Readonly<Record<ServiceName, string>> = {
  'bank-account': '/admin/settings/payment',
  stripe: '/admin/settings/payment',
  'mail-server': '/admin/settings/mail',
};

function presentState({ details }: ServiceNotice, locale: Locale): string {
  const { account, keys, server, removed } = inLocale(words, locale).notice;
  if (!details) return removed;
  if ('iban' in details) return account({ holder: details.holder, end: details.iban.slice(-4) });
  if ('keyEnd' in details) return keys({ end: details.keyEnd });
  return server({ host: details.host, sender: details.senderAddress });
}

/** To the operator who tries a mail server. */
export function serverTestMail(to: string, { shopUrl, locale }: { shopUrl: string; locale: Locale }): Mail {
  const { subject, preview, heading, text, reason } = inLocale(words, locale).test;
  const partList = [{ kind: 'paragraph', text } as const];
  return writeMail({ to, shopUrl, locale, subject, preview, heading, reason, partList });
}
