import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Session } from '@afterimage/contract/accounts.ts';
import type { Database } from '../platform/db/connection.ts';
import { sessions } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { accountOf, type Handlers } from '../platform/http/handlers.ts';
import { deviceOf } from './device.ts';

/** Where an account is signed in, the session that asks first, then by their last use. */
export async function readSessions(db: Database, accountId: string, ownId: string | null): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sql`${sessions.id} = ${ownId}`), desc(sessions.lastUsedAt), sessions.id);
  return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    ...deviceOf(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === ownId,
  }));
}

export const sessionHandlers = {
  listSessions: async (context) => ({
    sessionList: await readSessions(context.db, accountOf(context), context.caller.sessionId),
  }),

  endSession: async (context, { params }) => {
    const isIts = and(eq(sessions.id, params.sessionId), eq(sessions.accountId, accountOf(context)));
    const [endedSession] = await context.db.delete(sessions).where(isIts).returning({ id: sessions.id });
    return endedSession ? {} : fail('SESSION_NOT_FOUND');
  },

  endOtherSessions: async (context) => {
    const { sessionId } = context.caller;
    const others = sessionId ? ne(sessions.id, sessionId) : undefined;
    await context.db.delete(sessions).where(and(eq(sessions.accountId, accountOf(context)), others));
    return {};
  },
} satisfies Partial<Handlers>;
