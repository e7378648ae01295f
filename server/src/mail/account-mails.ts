import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, localePath } from '@afterimage/words/locale.ts';
import { localeOf } from '../request-locale.ts';
import { words } from './account-mails.words.ts';
import { type Mail, type Part, writeMail } from './mail.ts';

/** To whom, in which language, and from which shop (an origin without a slash at its end). */
export interface Recipient {
  to: string;
  firstName: string;
  shopUrl: string;
  /** As the account keeps it. */
  locale: string;
}

/** What the letters to a recipient have in common: their words, and the way to a page in their language. */
function letterTo({ to, shopUrl, locale: kept }: Recipient) {
  const locale: Locale = localeOf(kept);
  const page = (path: string, token?: string) =>
    shopUrl + localePath(token === undefined ? path : `${path}?token=${encodeURIComponent(token)}`, locale);
  return { said: inLocale(words, locale), page, envelope: { to, shopUrl, locale } };
}

/** To a new account: confirm that this address is yours. `registeredAgain`: somebody may not know its password. */
export function verificationMail(recipient: Recipient, token: string, { registeredAgain = false } = {}): Mail {
  const { said, page, envelope } = letterTo(recipient);
  const { subject, preview, heading, text, button, note, ownPassword, reason } = said.verification;
  const { before, link, after } = ownPassword;
  const hint: Part = { kind: 'link', before, label: link, url: page('/auth/reset'), after };
  return writeMail({
    ...envelope,
    subject,
    preview,
    heading: heading({ name: recipient.firstName }),
    partList: [
      { kind: 'paragraph', text },
      { kind: 'button', label: button, url: page('/auth/verify', token) },
      { kind: 'note', text: note },
      ...(registeredAgain ? [hint] : []),
    ],
    reason,
  });
}

/** To somebody who registers although he has an account. */
export function alreadyRegisteredMail(recipient: Recipient): Mail {
  const { said, page, envelope } = letterTo(recipient);
  const { subject, preview, heading, text, button, before, link, reason } = said.known;
  return writeMail({
    ...envelope,
    subject,
    preview,
    heading: heading({ name: recipient.firstName }),
    partList: [
      { kind: 'paragraph', text },
      { kind: 'button', label: button, url: page('/auth/login') },
      { kind: 'link', before, label: link, url: page('/auth/reset'), after: '.' },
    ],
    reason,
  });
}

/** The way to a new password. */
export function passwordResetMail(recipient: Recipient, token: string): Mail {
  const { said, page, envelope } = letterTo(recipient);
  const { subject, preview, heading, text, button, note, reason } = said.reset;
  return writeMail({
    ...envelope,
    subject,
    preview,
    heading: heading({ name: recipient.firstName }),
    partList: [
      { kind: 'paragraph', text },
      { kind: 'button', label: button, url: page('/auth/reset/new', token) },
      { kind: 'note', text: note },
    ],
    reason,
  });
}

/** After a password was changed, so that nobody else does it unnoticed. */
export function passwordChangedMail(recipient: Recipient): Mail {
  const { said, page, envelope } = letterTo(recipient);
  const { subject, preview, heading, text, button, before, link, after, reason } = said.changed;
  return writeMail({
    ...envelope,
    subject,
    preview,
    heading: heading({ name: recipient.firstName }),
    partList: [
      { kind: 'paragraph', text },
      { kind: 'button', label: button, url: page('/auth/login') },
      { kind: 'link', before, label: link, url: page('/auth/reset'), after },
    ],
    reason,
  });
}
