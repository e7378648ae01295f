import { inLocale } from '@afterimage/words/compiled.ts';
import { words } from './account-mails.words.ts';
import { letterTo, type Recipient } from '../../platform/mail/letter-to.ts';
import type { Mail, Part } from '../../platform/mail/mail.ts';

/** To a new account: confirm that this address is yours. `registeredAgain`: somebody may not know its password. */
export function verificationMail(recipient: Recipient, token: string, { registeredAgain = false } = {}): Mail {
  const { locale, page, write } = letterTo(recipient);
  const { verification } = inLocale(words, locale);
  const { before, link, after } = verification.ownPassword;
  const hint: Part = { kind: 'link', before, label: link, url: page('/auth/reset'), after };
  return write(verification, [
    { kind: 'paragraph', text: verification.text },
    { kind: 'button', label: verification.button, url: page('/auth/verify', token) },
    { kind: 'note', text: verification.note },
    ...(registeredAgain ? [hint] : []),
  ]);
}

/** To somebody who registers although he has an account. */
export function alreadyRegisteredMail(recipient: Recipient): Mail {
  const { locale, page, write } = letterTo(recipient);
  const { known } = inLocale(words, locale);
  return write(known, [
    { kind: 'paragraph', text: known.text },
    { kind: 'button', label: known.button, url: page('/auth/login') },
    { kind: 'link', before: known.before, label: known.link, url: page('/auth/reset'), after: '.' },
  ]);
}

/** The way to a new password. */
export function passwordResetMail(recipient: Recipient, token: string): Mail {
  const { locale, page, write } = letterTo(recipient);
  const { reset } = inLocale(words, locale);
  return write(reset, [
    { kind: 'paragraph', text: reset.text },
    { kind: 'button', label: reset.button, url: page('/auth/reset/new', token) },
    { kind: 'note', text: reset.note },
  ]);
}

/** After a password was changed, so that nobody else does it unnoticed. */
export function passwordChangedMail(recipient: Recipient): Mail {
  const { locale, page, write } = letterTo(recipient);
  const { changed } = inLocale(words, locale);
  return write(changed, [
    { kind: 'paragraph', text: changed.text },
    { kind: 'button', label: changed.button, url: page('/auth/login') },
    { kind: 'link', before: changed.before, label: changed.link, url: page('/auth/reset'), after: changed.after },
  ]);
}
