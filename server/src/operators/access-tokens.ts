import { and, desc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Checked, Reply } from '@afterimage/contract/api.ts';
import { accessTokenPrefix, mostTokens } from '@afterimage/contract/values/operators.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { hashSecret, newSecret } from '../accounts/secret.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Context, type Handlers, mayDo, type Operator, operatorOf } from '../platform/http/handlers.ts';
import { networkOf, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import { audit } from './audit.ts';
import { words } from './operators.words.ts';
import { demandFreshSignIn } from './sign-in.ts';
import { operators, operatorTokens } from './tables.ts';

/** How many last characters of a token are shown. */
const endingLength = 4;
const touchedBefore = sql`now() - interval '1 minute'`;

/** The calls about access tokens: those of the operator who is signed in, and for owners those of the others. Their right is that of every operator, so no token makes another. */
export const accessTokenHandlers = {
  listOwnTokens: (context) => tokensOf(context),

  makeToken: async (context, { body }) => {
    await demandFreshSignIn(context);
    const token = await makeToken(context, body);
    return { token, ...(await tokensOf(context)) };
  },

  revokeToken: async (context, { params: { tokenId } }) => {
    await revoke(context, tokenId, eq(operatorTokens.operatorId, operatorOf(context).id));
    return tokensOf(context);
  },

  listTeamTokens: (context) => tokensOfOthers(context),

  revokeTeamToken: async (context, { params: { tokenId } }) => {
    await revoke(context, tokenId, ne(operatorTokens.operatorId, operatorOf(context).id));
    return tokensOfOthers(context);
  },
} satisfies Partial<Handlers>;

/** Deletes a token, which is recorded of the operator whose it is. */
async function revoke(context: Context, tokenId: string, isAllowed: SQL): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [revoked] = await tx
      .delete(operatorTokens)
      .where(and(eq(operatorTokens.id, tokenId), isAllowed))
      .returning({ name: operatorTokens.name, operatorId: operatorTokens.operatorId });
    if (!revoked) return fail('NOT_FOUND');
    const { name, operatorId } = revoked;
    return audit(tx, operatorOf(context), {
      action: 'operator.token.revoked',
      subject: { kind: 'operator', id: operatorId },
      before: { name },
    });
  });
}

async function makeToken(context: Context, { name, rightList, days }: Checked<'makeToken'>['body']): Promise<string> {
  const operator = operatorOf(context);
  if (!rightList.every((right) => mayDo(operator, right)))
    fail('INVALID_REQUEST', (locale) => ({ fields: { rightList: inLocale(words, locale).notYourRight } }));
  const token = accessTokenPrefix + newSecret();
  const rights = [...new Set(rightList)];
  await context.db.transaction(async (tx) => {
    await tx.select({ id: operators.id }).from(operators).where(eq(operators.id, operator.id)).for('no key update');
    if ((await tx.$count(operatorTokens, eq(operatorTokens.operatorId, operator.id))) >= mostTokens)
      fail('INVALID_REQUEST', (locale) => ({
        fields: { name: inLocale(words, locale).tooManyTokens({ most: mostTokens }) },
      }));
    const [made = fail('INTERNAL')] = await tx
      .insert(operatorTokens)
      .values({
        operatorId: operator.id,
        name,
        rights,
        tokenHash: hashSecret(token),
        ending: token.slice(-endingLength),
        expiresAt: sql`now() + make_interval(days => ${days})`,
      })
      .returning({ expiresAt: operatorTokens.expiresAt });
    await audit(tx, operator, {
      action: 'operator.token.made',
      subject: { kind: 'operator', id: operator.id },
      after: { name, rights, expiresAt: made.expiresAt.toISOString() },
    });
  });
  return token;
}

async function tokensOf(context: Context): Promise<Reply<'listOwnTokens'>> {
  const rows = await context.db
    .select()
    .from(operatorTokens)
    .where(eq(operatorTokens.operatorId, operatorOf(context).id))
    .orderBy(desc(operatorTokens.createdAt), operatorTokens.id);
  return { tokenList: rows.map(tokenOnWire) };
}

async function tokensOfOthers(context: Context): Promise<Reply<'listTeamTokens'>> {
  const rows = await context.db
    .select({ token: operatorTokens, operator: { id: operators.id, name: operators.name } })
    .from(operatorTokens)
    .innerJoin(operators, eq(operators.id, operatorTokens.operatorId))
    .where(ne(operatorTokens.operatorId, operatorOf(context).id))
    .orderBy(operators.name, operators.id, desc(operatorTokens.createdAt), operatorTokens.id);
  return { tokenList: rows.map(({ token, operator }) => ({ ...tokenOnWire(token), operator })) };
}

const tokenOnWire = ({
  id,
  name,
  ending,
  rights,
  createdAt,
  expiresAt,
  lastUsedAt,
}: typeof operatorTokens.$inferSelect) => ({
  id,
  name,
  ending,
  rightList: rights,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isExpired: expiresAt.getTime() <= Date.now(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/**
 * The operator in whose name an access token calls. Null when there is no such token, when its time is over, and when its
 * operator is gone. Fails with TOO_MANY_REQUESTS when a token, or a network with wrong ones, asks too often.
 */
export async function findTokenOperator(
  db: Database,
  throttle: Throttle,
  { token, address }: { token: string; address: string },
): Promise<Operator | null> {
  const [row] = await db
    .select({
      id: operators.id,
      name: operators.name,
      email: operators.emailShown,
      role: operators.role,
      tokenId: operatorTokens.id,
      tokenName: operatorTokens.name,
      rights: operatorTokens.rights,
      isStale: sql<boolean>`${operatorTokens.lastUsedAt} is null or ${operatorTokens.lastUsedAt} < ${touchedBefore}`,
    })
    .from(operatorTokens)
    .innerJoin(operators, eq(operators.id, operatorTokens.operatorId))
    .where(
      and(
        eq(operatorTokens.tokenHash, hashSecret(token)),
        gt(operatorTokens.expiresAt, sql`now()`),
        isNull(operators.removedAt),
      ),
    );
  if (!row) {
    await throttle.take('wrong access token from an address', networkOf(address));
    return null;
  }
  const { tokenId, tokenName, rights, isStale, ...operator } = row;
  await throttle.take('call with an access token', tokenId);
  // Nobody waits for this; should it fail, the next call does it.
  if (isStale) touch(db, tokenId).catch(() => {});
  return { ...operator, sessionId: '', token: { id: tokenId, name: tokenName, rights } };
}

async function touch(db: Database, tokenId: string): Promise<void> {
  await db
    .update(operatorTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(operatorTokens.id, tokenId),
        sql`(${operatorTokens.lastUsedAt} is null or ${lt(operatorTokens.lastUsedAt, touchedBefore)})`,
      ),
    );
}
