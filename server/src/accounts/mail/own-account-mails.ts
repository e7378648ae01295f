import { letterTo, type Recipient } from '../../platform/mail/letter-to.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { mailKind, type OwnTexts } from '../../platform/mail/mail-kind.ts';
import { words } from './own-account.words.ts';

const firstName = 'Alex';

export const newEmailKind = mailKind({
  name: 'email-confirm',
  words,
  fields: {
    'askEmail.subject': 'subject',
    'askEmail.preview': 'preview',
    hello: 'heading',
    'askEmail.text': 'text',
    'askEmail.button': 'button',
    'askEmail.note': 'note',
    'askEmail.reason': 'reason',
  },
  placeholders: ['name'],
  sample: (letter, own) => newEmailMail({ ...letter, firstName }, 'example', own),
});

/** To a new address: confirm that it is yours. */
export function newEmailMail(recipient: Recipient, token: string, own: OwnTexts): Mail {
  const { read, page, write } = letterTo(recipient);
  const { hello, askEmail } = read(newEmailKind, own);
  return write({ ...askEmail, heading: hello }, [
    { kind: 'paragraph', text: askEmail.text },
    { kind: 'button', label: askEmail.button, url: page('/auth/email', token) },
    { kind: 'note', text: askEmail.note },
  ]);
}

export const emailTakenKind = mailKind({
  name: 'email-taken',
  words,
  fields: {
    'taken.subject': 'subject',
    'taken.preview': 'preview',
    hello: 'heading',
    'taken.text': 'text',
    'taken.note': 'note',
    'taken.reason': 'reason',
  },
  placeholders: ['name'],
  sample: (letter, own) => emailTakenMail({ ...letter, firstName }, own),
});

/** To the owner of an address that another account would like to have. */
export function emailTakenMail(recipient: Recipient, own: OwnTexts): Mail {
  const { read, write } = letterTo(recipient);
  const { hello, taken } = read(emailTakenKind, own);
  return write({ ...taken, heading: hello }, [
    { kind: 'paragraph', text: taken.text },
    { kind: 'note', text: taken.note },
  ]);
}

export const emailChangedKind = mailKind({
  name: 'email-changed',
  words,
  fields: {
    'changed.subject': 'subject',
    'changed.preview': 'preview',
    hello: 'heading',
    'changed.text': 'text',
    'changed.note': 'note',
    'changed.reason': 'reason',
  },
  placeholders: ['name', 'email'],
  required: { 'changed.text': ['email'] },
  sample: (letter, own) => emailChangedMail({ ...letter, firstName }, 'alex@example.com', own),
});

/** To the old address, which has been one of the account until now. */
export function emailChangedMail(recipient: Recipient, email: string, own: OwnTexts): Mail {
  const { read, write } = letterTo(recipient);
  const { hello, changed } = read(emailChangedKind, own, { email });
  return write({ ...changed, preview: changed.preview({ email }), heading: hello }, [
    { kind: 'paragraph', text: changed.text({ email }) },
    { kind: 'note', text: changed.note },
  ]);
}

export const ownPasswordChangedKind = mailKind({
  name: 'own-password-changed',
  words,
  fields: {
    'password.subject': 'subject',
    'password.preview': 'preview',
    hello: 'heading',
    'password.text': 'text',
    'password.before': 'beforeLink',
    'password.link': 'link',
    'password.after': 'afterLink',
    'password.reason': 'reason',
  },
  placeholders: ['name'],
  sample: (letter, own) => ownPasswordChangedMail({ ...letter, firstName }, own),
});

/** After the owner of an account has changed its password, signed in. */
export function ownPasswordChangedMail(recipient: Recipient, own: OwnTexts): Mail {
  const { read, page, write } = letterTo(recipient);
  const { hello, password } = read(ownPasswordChangedKind, own);
  const { before, link: label, after } = password;
  return write({ ...password, heading: hello }, [
    { kind: 'paragraph', text: password.text },
    { kind: 'link', before, label, url: page('/auth/reset'), after },
  ]);
}

export const accountErasedKind = mailKind({
  name: 'account-erased',
  words,
  fields: {
    'erased.subject': 'subject',
    'erased.preview': 'preview',
    'erased.previewKept': 'preview',
    hello: 'heading',
    'erased.text': 'text',
    'erased.reason': 'reason',
  },
  placeholders: ['name'],
  sample: (letter, own) => accountErasedMail({ ...letter, firstName }, ['A10042'], own),
});

/** The last one: the account is gone. `kept` are the numbers of the orders that are not delivered yet. */
export function accountErasedMail(recipient: Recipient, keptOrderNumbers: readonly string[], own: OwnTexts): Mail {
  const { read, write } = letterTo(recipient);
  const { hello, erased } = read(accountErasedKind, own);
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
  return write(
    { ...erased, preview: keptOrderNumbers.length > 0 ? erased.previewKept : erased.preview, heading: hello },
    [
      paragraph(erased.text),
      ...(keptOrderNumbers.length > 0
        ? [paragraph(erased.kept({ count: keptOrderNumbers.length, numbers: keptOrderNumbers.join(', ') }))]
        : []),
    ],
  );
}
