import { type Locale, localePath } from '@afterimage/words/locale.ts';
import { localeOf } from '../locale/request-locale.ts';
import type { Mail, Part } from './mail.ts';
import { type MailKind, type OwnTexts, readTexts } from './mail-kind.ts';
import { writeMail } from './write-mail.ts';

/** To whom, in which language, and from which shop (an origin without a slash at its end). */
export interface Recipient {
  to: string;
  firstName: string;
  shopUrl: string;
  /** As the account keeps it. */
  locale: string;
}

/** How a letter opens, and why the person gets it. */
interface Opening {
  subject: string;
  preview: string;
  heading(values: { name: string }): string;
  reason: string;
}

/** What the letters to the owner of an account have in common: the language, the way to a page in it, the form. */
export function letterTo({ to, firstName, shopUrl, locale: recipientLocale }: Recipient) {
  const locale: Locale = localeOf(recipientLocale);
  return {
    locale,
    read: <Texts extends object>(kind: MailKind<Texts>, own: OwnTexts, values: Record<string, string> = {}): Texts =>
      readTexts(kind, own, locale, { name: firstName, ...values }),
    page: (path: string, token?: string) =>
      shopUrl + localePath(token === undefined ? path : `${path}?token=${encodeURIComponent(token)}`, locale),
    write: ({ subject, preview, heading, reason }: Opening, partList: readonly Part[]): Mail =>
      writeMail({ to, shopUrl, locale, subject, preview, heading: heading({ name: firstName }), partList, reason }),
  };
}
