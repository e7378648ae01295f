import { vi } from 'vitest';
import type { ReceivedMail } from '../server/src/platform/mail/test-mail-server.ts';
import { stepTimeout } from './timeouts.ts';

/** The newest mail to an address with such a subject, as soon as the mail server has it. */
export const receivedMail = (received: readonly ReceivedMail[], to: string, subject: RegExp): Promise<ReceivedMail> =>
  vi.waitFor(
    () => {
      const mail = received.findLast((one) => one.to.includes(to) && subject.test(one.subject));
      if (mail) return mail;
      const subjects = received.map((one) => `${one.to.join()}: ${one.subject}`);
      throw new Error(`There is no mail to ${to} about ${String(subject)} among\n${subjects.join('\n')}`);
    },
    { timeout: stepTimeout, interval: 100 },
  );

/** The link to such a path in such a mail. */
export async function receivedLink(
  received: readonly ReceivedMail[],
  to: string,
  subject: RegExp,
  path: string,
): Promise<string> {
  const { linkList } = await receivedMail(received, to, subject);
  const link = linkList.find((one) => one.includes(path));
  if (!link) throw new Error(`The mail has no link to ${path}: ${linkList.join(' ')}`);
  return link;
}
