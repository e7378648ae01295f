import { words } from './account-mails.words.ts';
import { letterTo, type Recipient } from '../../platform/mail/letter-to.ts';
import type { Mail, Part } from '../../platform/mail/mail.ts';
import { mailKind, type OwnTexts } from '../../platform/mail/mail-kind.ts';

const sampleValues = { firstName: 'Alex', token: 'example' };

export const verificationKind = mailKind({
  name: 'account-confirm',
  words,
  fields: {
    'verification.subject': 'subject',
    'verification.preview': 'preview',
    'verification.heading': 'heading',
    'verification.text': 'text',
    'verification.button': 'button',
    'verification.note': 'note',
    'verification.ownPassword.before': 'beforeLink',
    'verification.ownPassword.link': 'link',
    'verification.ownPassword.after': 'afterLink',
    'verification.reason': 'reason',
  },
  placeholders: ['name'],
  sample: (letter, own) =>
    verificationMail({ ...letter, ...sampleValues }, sampleValues.token, own, { registeredAgain: true }),
});

/** To a new account: confirm that this address is yours. `registeredAgain`: somebody may not know its password. */
export function verificationMail(
  recipient: Recipient,
  token: string,
  own: OwnTexts,
  { registeredAgain = false } = {},
): Mail {
  const { read, page, write } = letterTo(recipient);
  const { verification } = read(verificationKind, own);
  const { before, link, after } = verification.ownPassword;
  const hint: Part = { kind: 'link', before, label: link, url: page('/auth/reset'), after };
  return write(verification, [
    { kind: 'paragraph', text: verification.text },
    { kind: 'button', label: verification.button, url: page('/auth/verify', token) },
    { kind: 'note', text: verification.note },
    ...(registeredAgain ? [hint] : []),
  ]);
}

export const alreadyRegisteredKind = mailKind({
  name: 'account-known',
  words,
  fields: {
    'known.subject': 'subject',
    'known.preview': 'preview',
    'known.heading': 'heading',
    'known.text': 'text',
    'known.button': 'button',
    'known.before': 'beforeLink',
    'known.link': 'link',
    'known.reason': 'reason',
  },
  placeholders: ['name'],
  sample: (letter, own) => alreadyRegisteredMail({ ...letter, ...sampleValues }, own),
});

/** To somebody who registers although he has an account. */
export function alreadyRegisteredMail(recipient: Recipient, own: OwnTexts): Mail {
  const { read, page, write } = letterTo(recipient);
  const { known } = read(alreadyRegisteredKind, own);
  return write(known, [
    { kind: 'paragraph', text: known.text },
    { kind: 'button', label: known.button, url: page('/auth/login') },
    { kind: 'link', before: known.before, label: known.link, url: page('/auth/reset'), after: '.' },
  ]);
}

export const passwordResetKind = mailKind({
  name: 'password-reset',
  words,
  fields: {
    'reset.subject': 'subject',
    'reset.preview': 'preview',
    'reset.heading': 'heading',
    'reset.text': 'text',
    'reset.button': 'button',
    'reset.note': 'note',
    'reset.reason': 'reason',
  },
  placeholders: ['name'],
  sample: (letter, own) => passwordResetMail({ ...letter, ...sampleValues }, sampleValues.token, own),
});

/** The way to a new password. */
export function passwordResetMail(recipient: Recipient, token: string, own: OwnTexts): Mail {
  const { read, page, write } = letterTo(recipient);
  const { reset } = read(passwordResetKind, own);
  return write(reset, [
    { kind: 'paragraph', text: reset.text },
    { kind: 'button', label: reset.button, url: page('/auth/reset/new', token) },
    { kind: 'note', text: reset.note },
  ]);
}

export const passwordChangedKind = mailKind({
  name: 'password-changed',
  words,
  fields: {
    'changed.subject': 'subject',
    'changed.preview': 'preview',
    'changed.heading': 'heading',
    'changed.text': 'text',
    'changed.button': 'button',
    'changed.before': 'beforeLink',
    'changed.link': 'link',
    'changed.after': 'afterLink',
    'changed.reason': 'reason',
  },
  placeholders: ['name'],
  sample: (letter, own) => passwordChangedMail({ ...letter, ...sampleValues }, own),
});

/** After a password was changed, so that nobody else does it unnoticed. */
export function passwordChangedMail(recipient: Recipient, own: OwnTexts): Mail {
  const { read, page, write } = letterTo(recipient);
  const { changed } = read(passwordChangedKind, own);
  return write(changed, [
    { kind: 'paragraph', text: changed.text },
    { kind: 'button', label: changed.button, url: page('/auth/login') },
    { kind: 'link', before: changed.before, label: changed.link, url: page('/auth/reset'), after: changed.after },
  ]);
}
