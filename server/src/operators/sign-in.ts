import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Checked } from '@afterimage/contract/api.ts';
import type { OperatorSession } from '@afterimage/contract/admin/operators.ts';
import { type Role, rightsOf } from '@afterimage/contract/values/rights.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { emailKey } from '../accounts/email-key.ts';
import { nobodysHash, verifyPassword } from '../accounts/password.ts';
import { hashSecret } from '../accounts/secret.ts';
import type { Database } from '../platform/db/connection.ts';
import { type Browser, operatorCookie } from '../platform/http/browser.ts';
import { fail } from '../platform/http/failure.ts';
import type { Context } from '../platform/http/handlers.ts';
import { type Limit, networkOf } from '../platform/rate-limit/rate-limits.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { audit } from './audit.ts';
import type { OperatorParts } from './operator-parts.ts';
import { openOperatorSession } from './operator-sessions.ts';
import { words } from './operators.words.ts';
import { provenOperator } from './passkeys.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { operators, operatorSessions } from './tables.ts';
import { totpStepOf } from './totp.ts';

type OperatorRow = typeof operators.$inferSelect;

/** The browser of a page of the shop; the cookie of a session is given to no other client. */
export const browserOfOperator = ({ browser }: Context): Browser => browser ?? fail('CROSS_SITE');

/** How an operator stands on the wire, with what the admin has to know of the shop. */
export async function sessionOnWire(
  db: Database,
  { id, name, email, role }: { id: string; name: string; email: string; role: Role },
): Promise<OperatorSession> {
  const { currency, timeZone } = await readShopSettings(db);
  return { id, name, email, role, rightList: [...rightsOf[role]], currency, timeZone };
}

/** Opens a session in place of one that the browser has, and records it. */
export async function signIn(
  tx: Database,
  operatorId: string,
  { caller, browser }: { caller: Context['caller']; browser: Browser },
  how: { by: 'passkey' | 'password' | 'recovery code' | 'set-up link'; passkeyId?: string },
): Promise<OperatorSession> {
  const [operator] = await tx
    .select()
    .from(operators)
    .where(and(eq(operators.id, operatorId), isNull(operators.removedAt)))
    .for('share');
  if (!operator) return fail('SIGN_IN_REFUSED');
  const before = browser.cookie(operatorCookie);
  if (before) await tx.delete(operatorSessions).where(eq(operatorSessions.tokenHash, hashSecret(before)));
  await openOperatorSession(tx, operatorId, { userAgent: caller.userAgent, browser });
  const subject = { kind: 'operator', id: operatorId } as const;
  await audit(tx, operator, { action: 'operator.signed_in', subject, after: how });
  return sessionOnWire(tx, { ...operator, email: operator.emailShown });
}

export async function signInWithPasskey(
  context: Context,
  { passkey, operatorId: expected }: Checked<'signInWithPasskey'>['body'],
  { throttle, shopUrl }: OperatorParts,
): Promise<OperatorSession> {
  const browser = browserOfOperator(context);
  const network = networkOf(context.caller.address);
  await throttle.take('operator sign-in from an address', network);
  const { operatorId, passkeyId } = await provenOperator(context.db, passkey, shopUrl());
  await throttle.giveBack('operator sign-in from an address', network);
  // The session of the one who was asked stays: what stands on their screen is theirs.
  if (expected !== undefined && expected !== operatorId)
    fail('SIGN_IN_REFUSED', (locale) => ({ description: inLocale(words, locale).otherOperator }));
  const { caller } = context;
  return context.db.transaction((tx) => signIn(tx, operatorId, { caller, browser }, { by: 'passkey', passkeyId }));
}

/**
 * By password and a code of the authenticator app, or by a recovery code, together with the password if there is one.
 * Whatever is wrong, the answer and the work for it are the same.
 */
export async function signInWithCode(
  context: Context,
  { email, password, code }: Checked<'signInWithCode'>['body'],
  { throttle, secret }: OperatorParts,
): Promise<OperatorSession> {
  const browser = browserOfOperator(context);
  const { caller, db } = context;
  const key = emailKey(email);
  const attempts: [Limit, string][] = [
    ['operator sign-in from an address', networkOf(caller.address)],
    ['operator sign-in of an account', key],
  ];
  for (const [limit, of] of attempts) await throttle.take(limit, of);
  const [operator] = await db
    .select()
    .from(operators)
    .where(and(eq(operators.email, key), isNull(operators.removedAt)));
  const isRight = await verifyPassword(password, operator?.passwordHash ?? nobodysHash);
  if (!operator || (operator.passwordHash !== null && !isRight)) return fail('SIGN_IN_REFUSED');
  const session = await db.transaction(async (tx) => {
    const by = await consumeCode(tx, operator, code, secret);
    return by && signIn(tx, operator.id, { caller, browser }, { by });
  });
  if (!session) return fail('SIGN_IN_REFUSED');
  await Promise.all(attempts.map(([limit, of]) => throttle.giveBack(limit, of)));
  return session;
}

/** Uses the second factor up, once; null when it is wrong, or when a password stands without it. */
async function consumeCode(
  tx: Database,
  operator: OperatorRow,
  code: string,
  secret: Buffer,
): Promise<'password' | 'recovery code' | null> {
  const step = operator.passwordHash === null ? null : await totpStepOf(secret, operator, code);
  if (step !== null) {
    // Two that send the same code at once: one finds the step used.
    const [used] = await tx
      .update(operators)
      .set({ totpStep: step })
      .where(and(eq(operators.id, operator.id), lt(operators.totpStep, step), isSamePassword(operator)))
      .returning({ id: operators.id });
    return used ? 'password' : null;
  }
  if (!(await consumeRecoveryCode(tx, operator.id, code))) return null;
  const subject = { kind: 'operator', id: operator.id } as const;
  await audit(tx, operator, { action: 'operator.code.used', subject });
  return 'recovery code';
}

/** A password that was changed while it was being checked signs nobody in. */
const isSamePassword = ({ passwordHash }: OperatorRow) =>
  sql`${operators.passwordHash} is not distinct from ${passwordHash}`;

/** Acts that open the door to others ask for a proof that is younger than this. */
const freshness = sql`interval '10 minutes'`;

/** Fails with SIGN_IN_AGAIN when the operator has last proved who they are too long ago. */
export async function demandFreshSignIn({ db, operator }: Context): Promise<void> {
  // A program cannot prove that a person is there.
  if (operator?.token) fail('SIGN_IN_AGAIN');
  const [session] = await db
    .select({ isFresh: sql<boolean>`${operatorSessions.provedAt} > now() - ${freshness}` })
    .from(operatorSessions)
    .where(eq(operatorSessions.id, operator?.sessionId ?? ''));
  if (!session?.isFresh) fail('SIGN_IN_AGAIN');
}
