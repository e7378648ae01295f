import { inLocale } from '@afterimage/words/compiled.ts';
import { localePath } from '@afterimage/words/locale.ts';
import { localeOf } from '../request-locale.ts';
import type { Recipient } from './account-mails.ts';
import { type Mail, writeMail } from './mail.ts';
import { words } from './own-account.words.ts';

const inLanguage = (locale: string) => inLocale(words, localeOf(locale));

/** To a new address: confirm that it is yours. */
export function newEmailMail({ to, firstName, shopUrl, locale }: Recipient, token: string): Mail {
  const { hello, askEmail } = inLanguage(locale);
  return writeMail({
    to,
    shopUrl,
    locale: localeOf(locale),
    subject: askEmail.subject,
    preview: askEmail.preview,
    heading: hello({ name: firstName }),
    partList: [
      { kind: 'paragraph', text: askEmail.text },
      {
        kind: 'button',
        label: askEmail.button,
        url: shopUrl + localePath(`/auth/email?token=${encodeURIComponent(token)}`, localeOf(locale)),
      },
      { kind: 'note', text: askEmail.note },
    ],
    reason: askEmail.reason,
  });
}

/** To the owner of an address that another account would like to have. */
export function emailTakenMail({ to, firstName, shopUrl, locale }: Recipient): Mail {
  const { hello, taken } = inLanguage(locale);
  return writeMail({
    to,
    shopUrl,
    locale: localeOf(locale),
    subject: taken.subject,
    preview: taken.preview,
    heading: hello({ name: firstName }),
    partList: [
      { kind: 'paragraph', text: taken.text },
      { kind: 'note', text: taken.note },
    ],
    reason: taken.reason,
  });
}

/** To the old address, which has been one of the account until now. */
export function emailChangedMail({ to, firstName, shopUrl, locale }: Recipient, email: string): Mail {
  const { hello, changed } = inLanguage(locale);
  return writeMail({
    to,
    shopUrl,
    locale: localeOf(locale),
    subject: changed.subject,
    preview: changed.preview({ email }),
    heading: hello({ name: firstName }),
    partList: [
      { kind: 'paragraph', text: changed.text({ email }) },
      { kind: 'note', text: changed.note },
    ],
    reason: changed.reason,
  });
}

/** After the owner of an account has changed its password, signed in. */
export function ownPasswordChangedMail({ to, firstName, shopUrl, locale }: Recipient): Mail {
  const { hello, password } = inLanguage(locale);
  const { before, link: label, after } = password;
  return writeMail({
    to,
    shopUrl,
    locale: localeOf(locale),
    subject: password.subject,
    preview: password.preview,
    heading: hello({ name: firstName }),
    partList: [
      { kind: 'paragraph', text: password.text },
      { kind: 'link', before, label, url: shopUrl + localePath('/auth/reset', localeOf(locale)), after },
    ],
    reason: password.reason,
  });
}

/** The last one: the account is gone. `kept` are the numbers of the orders that are not delivered yet. */
export function accountErasedMail({ to, firstName, shopUrl, locale }: Recipient, kept: readonly string[]): Mail {
  const { hello, erased } = inLanguage(locale);
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
  return writeMail({
    to,
    shopUrl,
    locale: localeOf(locale),
    subject: erased.subject,
    preview: kept.length > 0 ? erased.previewKept : erased.preview,
    heading: hello({ name: firstName }),
    partList: [
      paragraph(erased.text),
      ...(kept.length > 0 ? [paragraph(erased.kept({ count: kept.length, numbers: kept.join(', ') }))] : []),
    ],
    reason: erased.reason,
  });
}
