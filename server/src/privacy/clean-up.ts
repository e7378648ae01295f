import { lt, or, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { oneTimeTokens, rateLimits, sessions } from '../accounts/tables.ts';
import { operatorChallenges, operatorLinks, operatorSessions } from '../operators/tables.ts';
import { idempotencyKeys } from '../platform/db/tables.ts';
import { mails } from '../platform/mail/tables.ts';
import { draftViewers } from '../viewer/tables.ts';

/** Forgets what has no use any more. */
export async function cleanUp(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(oneTimeTokens).where(or(lt(oneTimeTokens.expiresAt, sql`now()`), isNotNull(oneTimeTokens.usedAt)));
  await db.delete(operatorSessions).where(lt(operatorSessions.expiresAt, sql`now()`));
  await db.delete(operatorChallenges).where(lt(operatorChallenges.expiresAt, sql`now()`));
  await db.delete(operatorLinks).where(lt(operatorLinks.expiresAt, sql`now() - interval '7 days'`));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`));
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`extract(epoch from now()) * 1000`));
  // For a week longer than it opens anything: whoever still has the code is told that it is over.
  await db.delete(draftViewers).where(lt(draftViewers.expiresAt, sql`now() - interval '7 days'`));
  await db.delete(mails).where(lt(mails.createdAt, sql`now() - interval '30 days'`));
}
