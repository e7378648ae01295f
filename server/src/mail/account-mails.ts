import { type Mail, type Part, writeMail } from './mail.ts';

/** To whom, and from which shop (an origin without a slash at its end). */
export interface Recipient {
  to: string;
  firstName: string;
  shopUrl: string;
}

const pageOf = (shopUrl: string, path: string, token?: string) =>
  `${shopUrl}${path}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;

/** To a new account: confirm that this address is yours. `registeredAgain`: somebody may not know its password. */
export function verificationMail(
  { to, firstName, shopUrl }: Recipient,
  token: string,
  { registeredAgain = false } = {},
): Mail {
  const ownPassword: Part = {
    kind: 'link',
    before: 'The account keeps the password that was chosen first. If you do not know it, ',
    label: 'choose a new one',
    url: pageOf(shopUrl, '/auth/reset'),
    after: ' instead.',
  };
  return writeMail({
    to,
    shopUrl,
    subject: 'Confirm your e-mail address',
    preview: 'One click, and your account is open.',
    heading: `Hello ${firstName}`,
    partList: [
      { kind: 'paragraph', text: 'Confirm that this is your e-mail address, and your account is open.' },
      { kind: 'button', label: 'Confirm e-mail address', url: pageOf(shopUrl, '/auth/verify', token) },
      { kind: 'note', text: 'The link works once, for 48 hours.' },
      ...(registeredAgain ? [ownPassword] : []),
    ],
    reason:
      'You get this mail because somebody registered at Afterimage with this address. If it was not you, do nothing.',
  });
}

/** To somebody who registers although he has an account. */
export function alreadyRegisteredMail({ to, firstName, shopUrl }: Recipient): Mail {
  return writeMail({
    to,
    shopUrl,
    subject: 'You already have an account',
    preview: 'Sign in, or choose a new password.',
    heading: `Hello again ${firstName}`,
    partList: [
      {
        kind: 'paragraph',
        text: 'You have just tried to register, but there is already an account with this e-mail address.',
      },
      { kind: 'button', label: 'Sign in', url: pageOf(shopUrl, '/auth/login') },
      {
        kind: 'link',
        before: 'If you do not know the password any more, ',
        label: 'choose a new one',
        url: pageOf(shopUrl, '/auth/reset'),
        after: '.',
      },
    ],
    reason: 'If it was not you who tried to register: nothing has changed, and nothing needs to be done.',
  });
}

/** The way to a new password. */
export function passwordResetMail({ to, firstName, shopUrl }: Recipient, token: string): Mail {
  return writeMail({
    to,
    shopUrl,
    subject: 'Choose a new password',
    preview: 'The link works once, for an hour.',
    heading: `Hello ${firstName}`,
    partList: [
      { kind: 'paragraph', text: 'Here you can choose a new password for your account.' },
      { kind: 'button', label: 'Choose a new password', url: pageOf(shopUrl, '/auth/reset/new', token) },
      { kind: 'note', text: 'The link works once, for an hour. The new password signs you out everywhere.' },
    ],
    reason: 'If you did not ask for this, do nothing: your password stays as it is.',
  });
}

/** After a password was changed, so that nobody else does it unnoticed. */
export function passwordChangedMail({ to, firstName, shopUrl }: Recipient): Mail {
  return writeMail({
    to,
    shopUrl,
    subject: 'Your password was changed',
    preview: 'You were signed out everywhere.',
    heading: `Hello ${firstName}`,
    partList: [
      { kind: 'paragraph', text: 'Your account has a new password. You were signed out everywhere.' },
      { kind: 'button', label: 'Sign in', url: pageOf(shopUrl, '/auth/login') },
      {
        kind: 'link',
        before: 'If it was not you, ',
        label: 'choose another password',
        url: pageOf(shopUrl, '/auth/reset'),
        after: ' at once.',
      },
    ],
    reason: 'You get this mail because it is about the safety of your account.',
  });
}
