import { createTransport } from 'nodemailer';
import type { Database } from '../db/connection.ts';
import { mails } from './tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { linksOf } from './mail-html.ts';
import type { Mail } from './mail.ts';

/** Where mails go: to a mail server, or to the outbox when there is none. */
interface MailSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
}

/** Lets this process deliver mails; `close` hangs up on the mail server, once the jobs have stopped. */
export async function deliverMails(
  jobs: Jobs,
  db: Database,
  { smtpUrl, mailFrom }: MailSettings,
): Promise<{ close(): void }> {
  if (!smtpUrl) {
    await jobs.register('mail', (mail, id) => requeue(db, mail, id));
    return { close: () => {} };
  }
  const seconds = 1000;
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 15 * seconds,
    greetingTimeout: 15 * seconds,
    socketTimeout: 45 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^\s@>]+)/.exec(mailFrom)?.[1] ?? 'localhost';
  const send = async ({ unsubscribeUrl, ...mail }: Mail, id: string) => {
    // A job that was cut off after the server had taken the mail is done again: the same id lets readers see one.
    const messageId = `<${id}@${host}>`;
    await transport.sendMail({
      ...mail,
      from: mailFrom,
      messageId,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  };
  await jobs.register('mail', send, { concurrency: 2 });
  return { close: () => transport.close() };
}

async function requeue(db: Database, { unsubscribeUrl: _, ...mail }: Mail, id: string): Promise<void> {
  await db
    .insert(mails)
    .values({ id, ...mail, links: linksOf(mail.html) })
    .onConflictDoNothing();
}
