import type { Database } from '../../platform/db/connection.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { orderMails } from '../tables.ts';

/** Sends a mail about an order and notes it for the order's timeline; in a transaction, if and only if that commits. */
export async function mailAboutOrder(tx: Database, orderId: string, mail: Mail, operatorName = ''): Promise<void> {
  if (mail.to === '') return;
  const { to, subject, text } = mail;
  await tx.insert(orderMails).values({ orderId, to, subject, text, operatorName });
  await enqueueMail(tx, mail);
}
