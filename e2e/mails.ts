import { vi } from 'vitest';
import { stepTimeout } from './timeouts.ts';

interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  links: string[];
}

/** The newest mail to an address with such a subject, as soon as it has come (D7.41). */
export async function mailTo(shop: string, to: string, subject: RegExp): Promise<OutboxMail> {
  const look = async () => {
    const { mailList } = (await (await fetch(`${shop}/dev/outbox.json`)).json()) as { mailList: OutboxMail[] };
    const matchingMail = mailList.find((mail) => mail.to === to && subject.test(mail.subject));
    if (!matchingMail) throw new Error(`There is no mail to ${to} about ${String(subject)}.`);
    return matchingMail;
  };
  return vi.waitFor(look, { timeout: stepTimeout, interval: 100 });
}

/** The mailed link that leads to such a path. */
export async function mailedLink(shop: string, to: string, subject: RegExp, path: string): Promise<string> {
  const link = (await mailTo(shop, to, subject)).links.find((one) => one.includes(path));
  if (!link) throw new Error(`The mail has no link to ${path}.`);
  return link;
}
