import { and, eq } from 'drizzle-orm';
import type { Checked } from '@afterimage/contract/api.ts';
import type { Database } from '../platform/db/connection.ts';
import { accounts } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { Context } from '../platform/http/handlers.ts';
import type { AccountParts } from './account-parts.ts';
import { emailKey } from './email-key.ts';
import { deviceCookie, deviceSeconds } from './known-devices.ts';
import { hashPassword, isOutdated, nobodysHash, verifyPassword } from './password.ts';
import { sendVerification } from './register.ts';
import { openSession } from './sessions.ts';
import { type Limit, networkOf } from '../platform/rate-limit/rate-limits.ts';

type Account = typeof accounts.$inferSelect;

export async function login(
  context: Context,
  { email, password }: Checked<'login'>['body'],
  parts: AccountParts,
): Promise<{ accessToken: string }> {
  const { db, browser } = context;
  const key = emailKey(email);
  const rateLimitKeys = limitsOf(context, key, parts);
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
  const accessToken = await openIfUnchanged(context, { ...account, passwordHash }, parts);
  browser?.setCookie(deviceCookie, parts.devices.remember(key, browser.cookie(deviceCookie)), deviceSeconds);
  return { accessToken };
}

/** What a wrong password counts against. Who guesses elsewhere does not lock out a device that has signed in before. */
function limitsOf({ caller, browser }: Context, email: string, { devices }: AccountParts): [Limit, string][] {
  const device = devices.idOf(email, browser?.cookie(deviceCookie));
  if (device !== null) return [['sign-in from a known device', device]];
  const network = networkOf(caller.address);
  return [
    ['sign-in of an account from an address', `${email} ${network}`],
    ['sign-in from an address', network],
    ['sign-in of an account', email],
  ];
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
  { db, caller, browser }: Context,
  { id, passwordHash }: Account,
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
    return openSession(tx, id, caller.userAgent, browser);
  });
}
