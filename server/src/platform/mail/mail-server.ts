import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import type { MailEncryption } from '@afterimage/contract/values/mail-server.ts';
import type { Mail } from './mail.ts';

/** How a mail server is reached: as the environment names it, or as an owner has entered it. */
type MailConnection =
  | { url: string }
  | {
      host: string;
      port: number;
      encryption: MailEncryption;
      /** Empty: the server asks for none. */
      user: string;
      password: string;
    };

/** The server that takes the shop's mails, and who sends them, like `My shop <shop@example.com>`. */
export interface MailServer {
  connection: MailConnection;
  from: string;
}

const second = 1000;

/** What nodemailer needs to reach the server. Neither files nor addresses named in a mail are read. */
export function transportOptions(connection: MailConnection): SMTPTransportOptions {
  const common = {
    connectionTimeout: 15 * second,
    greetingTimeout: 15 * second,
    socketTimeout: 45 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  if ('url' in connection) return { ...common, url: connection.url };
  const { host, port, encryption, user, password } = connection;
  return {
    ...common,
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(user !== '' && { auth: { user, pass: password } }),
  };
}

/** A mail as nodemailer sends it. `id`, a UUID, lets readers see one mail that was sent twice as one. */
export function messageOf({ unsubscribeUrl, ...mail }: Mail, { from, id }: { from: string; id: string }) {
  const host = /@([^\s@>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    ...mail,
    from,
    messageId: `<${id}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** Sends one mail by a connection of its own; fails with nodemailer's error within about `seconds`. */
export async function sendOnce(server: MailServer, mail: Mail, { id, seconds }: { id: string; seconds: number }) {
  const limits = { connectionTimeout: seconds * second, greetingTimeout: seconds * second };
  const options = { ...transportOptions(server.connection), ...limits, socketTimeout: seconds * second };
  const transport = createTransport(options);
  try {
    await transport.sendMail(messageOf(mail, { from: server.from, id }));
  } finally {
    transport.close();
  }
}
