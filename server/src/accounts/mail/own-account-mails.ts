import { inLocale } from '@afterimage/words/compiled.ts';
import { letterTo, type Recipient } from '../../platform/mail/letter-to.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { words } from './own-account.words.ts';

/** To a new address: confirm that it is yours. */
export function newEmailMail(recipient: Recipient, token: string): Mail {
  const { locale, page, write } = letterTo(recipient);
  const { hello, askEmail } = inLocale(words, locale);
  return write({ ...askEmail, heading: hello }, [
    { kind: 'paragraph', text: askEmail.text },
    { kind: 'button', label: askEmail.button, url: page('/auth/email', token) },
    { kind: 'note', text: askEmail.note },
  ]);
}

/** To the owner of an address that another account would like to have. */
export function emailTakenMail(recipient: Recipient): Mail {
  const { locale, write } = letterTo(recipient);
  const { hello, taken } = inLocale(words, locale);
  return write({ ...taken, heading: hello }, [
    { kind: 'paragraph', text: taken.text },
    { kind: 'note', text: taken.note },
  ]);
}

/** To the old address, which has been one of the account until now. */
export function emailChangedMail(recipient: Recipient, email: string): Mail {
  const { locale, write } = letterTo(recipient);
  const { hello, changed } = inLocale(words, locale);
  return write({ ...changed, preview: changed.preview({ email }), heading: hello }, [
    { kind: 'paragraph', text: changed.text({ email }) },
    { kind: 'note', text: changed.note },
  ]);
}

/** After the owner of an account has changed its password, signed in. */
export function ownPasswordChangedMail(recipient: Recipient): Mail {
  const { locale, page, write } = letterTo(recipient);
  const { hello, password } = inLocale(words, locale);
  const { before, link: label, after } = password;
  return write({ ...password, heading: hello }, [
    { kind: 'paragraph', text: password.text },
    { kind: 'link', before, label, url: page('/auth/reset'), after },
  ]);
}

/** The last one: the account is gone. `kept` are the numbers of the orders that are not delivered yet. */
export function accountErasedMail(recipient: Recipient, keptOrderNumbers: readonly string[]): Mail {
  const { locale, write } = letterTo(recipient);
  const { hello, erased } = inLocale(words, locale);
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
