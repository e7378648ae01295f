import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Database } from '../db/connection.ts';
import { idempotencyKeys } from '../db/tables.ts';
import { fail } from './failure.ts';
import { words } from './request.words.ts';
import { openReply, sealReply, storedKey } from './sealed-reply.ts';

/**
 * Does the work at most once for a key: the effect and the reply are written in one transaction, a second request
 * with the same key waits for it and gets the same reply. The same key with another request fails with
 * IDEMPOTENCY_MISMATCH; a failed request leaves no trace and may be tried again with its key.
 */
export async function once<T>(
  db: Database,
  request: { scope: string; key: string; request: unknown },
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { scope, key } = request;
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    fail('INVALID_REQUEST', (locale) => ({ fields: { 'Idempotency-Key': inLocale(words, locale).key } }));
  const requestHash = createHash('sha256').update(JSON.stringify(request.request)).digest('hex');
  return db.transaction(async (transaction) => {
    const keyCondition = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, storedKey(key)));
    // A parallel request with this key makes the insert wait until the other has ended.
    const inserted = await transaction
      .insert(idempotencyKeys)
      .values({ scope, key: storedKey(key), requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (inserted.length === 0) {
      const [storedReply] = await transaction.select().from(idempotencyKeys).where(keyCondition);
      if (storedReply?.requestHash !== requestHash) fail('IDEMPOTENCY_MISMATCH');
      return openReply(storedReply.reply as string, { scope, key }) as T;
    }
    const reply = await work(transaction);
    await transaction
      .update(idempotencyKeys)
      .set({ reply: sealReply(reply, { scope, key }) })
      .where(keyCondition);
    return reply;
  });
}
