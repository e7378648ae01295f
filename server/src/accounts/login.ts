import { and, eq } from 'drizzle-orm';
import type { Checked } from '@afterimage/contract/api.ts';
import type { Database } from '../platform/db/connection.ts';
import { accounts } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { Context } from '../platform/http/handlers.ts';
import type { AccountParts } from './account-parts.ts';
import { emailKey } from './email-key.ts';
import { hashPassword, isOutdated, nobodysHash, verifyPassword } from './password.ts';
import { sendVerification } from './register.ts';
import { openSession } from './sessions.ts';
import { type Limit, networkOf } from '../platform/rate-limit/rate-limits.ts';

type Account = typeof accounts.$inferSelect;

export async function login(
  { db, caller }: Context,
  { email, password }: Checked<'login'>['body'],
  parts: AccountParts,
): Promise<{ accessToken: string }> {
  const key = emailKey(email);
  const network = networkOf(caller.address);
  const rateLimitKeys: [Limit, string][] = [
    ['sign-in of an account from an address', `${key} ${network}`],
    ['sign-in from an address', network],
    ['sign-in of an account', key],
  ];
  // Counted before the password is looked at, so that many attempts at once are many.
  for (const [limit, of] of rateLimitKeys) await parts.throttle.take(limit, of);
  const [account] = await db.select().from(accounts).where(eq(accounts.email, key));
  const isRight = await verifyPassword(password, account?.passwordHash ?? nobodysHash);
  if (!account || !isRight) return fail('INVALID_CREDENTIALS');
  await Promise.all(rateLimitKeys.map(([limit, of]) => parts.throttle.giveBack(limit, of)));
  if (!account.verifiedAt) {
    if (await parts.throttle.tryTake('account mail', key)) await sendVerification(db, account, parts.shopUrl());
    fail('ACCOUNT_NOT_VERIFIED');
  }
  const passwordHash = await renewed(db, account, password);
  return { accessToken: await openIfUnchanged(db, { ...account, passwordHash }, caller.userAgent, parts) };
}

/** Hashes the password anew when the parameters of today are others. */
async function renewed(db: Database, { id, passwordHash }: Account, password: string): Promise<string> {
  if (!isOutdated(passwordHash)) return passwordHash;
  const newHash = await hashPassword(password);
  const [account] = await db
    .update(accounts)
    .set({ passwordHash: newHash })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
    .returning({ id: accounts.id });
  return account ? newHash : passwordHash;
}

/** A password reset ends every session: one that is opened at the same time with the old password must not escape. */
async function openIfUnchanged(
  db: Database,
  { id, passwordHash }: Account,
  userAgent: string,
  { joinGuestOrders }: AccountParts,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [same] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
      .for('share');
    if (!same) fail('INVALID_CREDENTIALS');
    await joinGuestOrders(tx, id);
    return openSession(tx, id, userAgent);
  });
}
