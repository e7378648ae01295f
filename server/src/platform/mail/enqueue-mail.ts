import type { Database } from '../db/connection.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Mail } from './mail.ts';

/**
 * Sends a mail, soon. In a transaction it is sent if and only if the transaction commits. An order whose customer was
 * erased has no address any more: nobody is written to.
 */
export async function enqueueMail(db: Database, mail: Mail): Promise<void> {
  if (mail.to === '') return;
  await enqueue(db, 'mail', mail);
}
