import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { sessions } from './tables.ts';
import { hashSecret, newSecret } from './secret.ts';

const end = sql`now() + interval '30 days'`;
const touchedBefore = sql`now() - interval '1 minute'`;

/** Signs an account in: answers the token, of which only the hash is kept. */
export async function openSession(db: Database, accountId: string, userAgent: string): Promise<string> {
  const token = newSecret();
  await db.insert(sessions).values({ accountId, tokenHash: hashSecret(token), userAgent, expiresAt: end });
  return token;
}

/** The account behind a token, null when its session has ended. A session ends 30 days after its last use. */
export async function findCaller(
  db: Database,
  token: string,
): Promise<{ accountId: string; sessionId: string } | null> {
  const [session] = await db
    .select({
      accountId: sessions.accountId,
      sessionId: sessions.id,
      isStale: sql<boolean>`${sessions.lastUsedAt} < ${touchedBefore}`,
    })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashSecret(token)), gt(sessions.expiresAt, sql`now()`)));
  if (!session) return null;
  const { accountId, sessionId, isStale } = session;
  // Nobody waits for this; should it fail, the next call does it.
  if (isStale) touch(db, sessionId).catch(() => {});
  return { accountId, sessionId };
}

async function touch(db: Database, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()`, expiresAt: end })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastUsedAt, touchedBefore)));
}

export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

export async function endSessionsOf(db: Database, accountId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId));
}
