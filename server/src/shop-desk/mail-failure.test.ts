import { expect, it } from 'vitest';
import { mailFailure, mailFailureText } from './mail-failure.ts';

const failure = (code: string, message: string, rest: object = {}) =>
  mailFailure(Object.assign(new Error(message), { code, ...rest }));

it.each([
  ['EDNS', 'getaddrinfo ENOTFOUND nowhere.example', 'host', 'unknownHost'],
  ['ESOCKET', 'connect ECONNREFUSED 127.0.0.1:25', 'port', 'noConnection'],
  ['ETIMEDOUT', 'Connection timeout', 'port', 'noConnection'],
  ['ETIMEDOUT', 'Greeting never received', 'port', 'notMailServer'],
  ['ESOCKET', 'self-signed certificate', 'host', 'certificate'],
  ['ESOCKET', 'SSL routines:ssl3_get_record:wrong version number', 'encryption', 'encryption'],
  ['ETLS', 'Error upgrading connection with STARTTLS', 'encryption', 'encryption'],
  ['EAUTH', 'Invalid login: 535 no', 'password', 'signIn'],
  ['EENVELOPE', 'Mail command failed: 550 no', 'senderAddress', 'sender'],
  ['EMESSAGE', 'Message failed: 554 no', 'host', 'refused'],
])('D20.1 a mail that fails with %s, %s is said at the field %s', (code, message, field, name) => {
  expect(failure(code, message)).toMatchObject({ field, name });
});

it('D20.1 the reply of a mail server is said, the greeting of another server is not', () => {
  const refused = failure('EAUTH', 'Invalid login', { response: '535 5.7.8 Wrong\r\npassword', responseCode: 535 });
  expect(mailFailureText(refused, 'en')).toBe(
    'The server does not accept this user and password. It says: 535 5.7.8 Wrong password',
  );
  const other = failure('EPROTOCOL', 'Invalid greeting', { response: 'SSH-2.0-OpenSSH_9.2', responseCode: 0 });
  expect(mailFailureText(other, 'de')).not.toContain('SSH');
});
