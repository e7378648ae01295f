import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/db/connection.ts';
import { type Browser, sessionCookie } from '../platform/http/browser.ts';
import { sessions } from './tables.ts';
import { hashSecret, newSecret } from './secret.ts';

/** A session ends 30 days after its last use, and in any case half a year after the sign-in. */
const longest = 180;
const endOf = (start: SQL | AnyPgColumn) =>
  sql`least(now() + interval '30 days', ${start} + make_interval(days => ${longest}))`;
const end = endOf(sql`now()`);
const touchedBefore = sql`now() - interval '1 minute'`;

/**
 * Signs an account in: answers the token, of which only the hash is kept. A token that is handed to a browser, where
 * scripts can read it, is worth nothing without the cookie that is set here, which they cannot read.
 */
export async function openSession(
  db: Database,
  accountId: string,
  userAgent: string,
  browser: Browser | null = null,
): Promise<string> {
  const token = newSecret();
  const cookie = browser ? newSecret() : null;
  await db.insert(sessions).values({
    accountId,
    tokenHash: hashSecret(token),
    cookieHash: cookie === null ? null : hashSecret(cookie),
    userAgent,
    expiresAt: end,
  });
  if (cookie !== null) browser?.setCookie(sessionCookie, cookie, longest * 24 * 3600);
  return token;
}

/** The account behind a token and the cookie that came with it, null when the session has ended or there is none. */
export async function findCaller(
  db: Database,
  token: string,
  cookie?: string,
): Promise<{ accountId: string; sessionId: string } | null> {
  const [session] = await db
    .select({
      accountId: sessions.accountId,
      sessionId: sessions.id,
      cookieHash: sessions.cookieHash,
      isStale: sql<boolean>`${sessions.lastUsedAt} < ${touchedBefore}`,
    })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashSecret(token)), gt(sessions.expiresAt, sql`now()`)));
  if (!session) return null;
  const { accountId, sessionId, cookieHash, isStale } = session;
  if (cookieHash && (cookie === undefined || !hashSecret(cookie).equals(cookieHash))) return null;
  // Nobody waits for this; should it fail, the next call does it.
  if (isStale) touch(db, sessionId).catch(() => {});
  return { accountId, sessionId };
}

async function touch(db: Database, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()`, expiresAt: endOf(sessions.createdAt) })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastUsedAt, touchedBefore)));
}

export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

export async function endSessionsOf(db: Database, accountId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId));
}
