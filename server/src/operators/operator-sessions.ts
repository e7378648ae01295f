import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { hashSecret, newSecret } from '../accounts/secret.ts';
import type { Database } from '../platform/db/connection.ts';
import { type Browser, operatorCookie, operatorMark } from '../platform/http/browser.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { operators, operatorSessions } from './tables.ts';

/** A session ends twelve hours after its last use, and in any case a week after the sign-in. */
const longestDays = 7;
const endOf = (start: SQL | AnyPgColumn) =>
  sql`least(now() + interval '12 hours', ${start} + make_interval(days => ${longestDays}))`;
const touchedBefore = sql`now() - interval '1 minute'`;

/** The cookie goes to the calls of operators and to nothing else of the shop. */
const cookiePath = '/api/admin';
const operatorMarkPath = '/api';

/** Signs an operator in: sets the cookie, of which only the hash is stored, and answers the session's id. */
export async function openOperatorSession(
  tx: Database,
  operatorId: string,
  { userAgent, browser }: { userAgent: string; browser: Pick<Browser, 'setCookie'> },
): Promise<string> {
  const token = newSecret();
  const [session = fail('INTERNAL')] = await tx
    .insert(operatorSessions)
    .values({ operatorId, tokenHash: hashSecret(token), userAgent, expiresAt: endOf(sql`now()`) })
    .returning({ id: operatorSessions.id });
  browser.setCookie(operatorMark, '1', longestDays * 24 * 3600, operatorMarkPath);
  browser.setCookie(operatorCookie, token, longestDays * 24 * 3600, cookiePath);
  return session.id;
}

/** Takes the cookie of a session that has ended from the browser. */
export const clearOperatorCookie = (browser: Browser | null): void => {
  browser?.setCookie(operatorMark, '', 0, operatorMarkPath);
  browser?.setCookie(operatorCookie, '', 0, cookiePath);
};

/** The operator behind a cookie, null when the session is unknown or has ended. */
export async function findOperator(db: Database, token: string): Promise<Operator | null> {
  const [session] = await db
    .select({
      id: operators.id,
      name: operators.name,
      email: operators.emailShown,
      role: operators.role,
      sessionId: operatorSessions.id,
      isStale: sql<boolean>`${operatorSessions.lastUsedAt} < ${touchedBefore}`,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        eq(operatorSessions.tokenHash, hashSecret(token)),
        gt(operatorSessions.expiresAt, sql`now()`),
        isNull(operators.removedAt),
      ),
    );
  if (!session) return null;
  const { isStale, ...operator } = session;
  // Nobody waits for this; should it fail, the next call does it.
  if (isStale) touch(db, operator.sessionId).catch(() => {});
  return operator;
}

async function touch(db: Database, sessionId: string): Promise<void> {
  await db
    .update(operatorSessions)
    .set({ lastUsedAt: sql`now()`, expiresAt: endOf(operatorSessions.createdAt) })
    .where(and(eq(operatorSessions.id, sessionId), lt(operatorSessions.lastUsedAt, touchedBefore)));
}
