import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Checked } from '@afterimage/contract/api.ts';
import type { Database } from '../platform/db/connection.ts';
import { accounts } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { Context } from '../platform/http/handlers.ts';
import {
  alreadyRegisteredKind,
  alreadyRegisteredMail,
  verificationKind,
  verificationMail,
} from './mail/account-mails.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { ownTexts } from '../platform/mail/own-texts.ts';
import type { AccountParts } from './account-parts.ts';
import { emailKey } from './email-key.ts';
import { consumeRegistration, issueToken } from './one-time-tokens.ts';
import { hashPassword } from './password.ts';
import { openSession } from './sessions.ts';
import { refuseWeakPassword } from './weak-password.ts';
import { networkOf } from '../platform/rate-limit/rate-limits.ts';

type Account = typeof accounts.$inferSelect;

/** Registers an account. Whether there was one already is told only in the mail to its owner. */
export async function register(
  { db, caller, locale }: Context,
  body: Checked<'register'>['body'],
  { throttle, shopUrl }: AccountParts,
): Promise<Record<string, never>> {
  refuseWeakPassword(body.password, body.email);
  const email = emailKey(body.email);
  await throttle.take('registration from an address', networkOf(caller.address));
  await throttle.take('account mail', email);
  const { firstName, lastName } = body;
  // Done in any case: it takes most of the time, and the time must not tell either.
  const passwordHash = await hashPassword(body.password);
  await db.transaction(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({ email, emailShown: body.email, passwordHash, firstName, lastName, locale })
      .onConflictDoNothing()
      .returning();
    if (account) return sendVerification(tx, account, shopUrl());
    // Nobody has shown yet that the address is his. The last registration stands in the row, and the one whose link is
    // opened is written over it.
    const [unverified] = await tx
      .update(accounts)
      .set({ emailShown: body.email, passwordHash, firstName, lastName, locale })
      .where(and(eq(accounts.email, email), isNull(accounts.verifiedAt)))
      .returning();
    if (unverified) return sendVerification(tx, unverified, shopUrl(), { registeredAgain: true });
    const [existingAccount] = await tx.select().from(accounts).where(eq(accounts.email, email));
    if (!existingAccount) return fail('INTERNAL');
    const { emailShown: to, firstName: name, locale: accountLocale } = existingAccount;
    const own = await ownTexts(tx, alreadyRegisteredKind, accountLocale);
    const recipient = { to, firstName: name, locale: accountLocale, shopUrl: shopUrl() };
    return enqueueMail(tx, alreadyRegisteredMail(recipient, own));
  });
  return {};
}

/** Sends an account the mail that lets it confirm its address, and with it the registration that stands in its row. */
export async function sendVerification(
  db: Database,
  { id, emailShown: to, passwordHash, firstName, lastName, locale }: Account,
  shopUrl: string,
  options: { registeredAgain?: boolean } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const token = await issueToken(tx, id, 'verify', { passwordHash, firstName, lastName });
    const own = await ownTexts(tx, verificationKind, locale);
    await enqueueMail(tx, verificationMail({ to, firstName, locale, shopUrl }, token, own, options));
  });
}

/**
 * Confirms an account's address and signs it in. Password and names are those of the registration whose link was opened:
 * others may have registered with this address, before and after.
 */
export async function verifyRegistration(
  { db, caller, browser }: Context,
  token: string,
  parts: AccountParts,
): Promise<{ accessToken: string }> {
  return db.transaction(async (tx) => {
    const registration = (await consumeRegistration(tx, token)) ?? fail('TOKEN_INVALID');
    const { accountId, passwordHash, firstName, lastName } = registration;
    // A link of before the registration was kept with it has none: then the row's counts.
    if (passwordHash !== null && firstName !== null && lastName !== null)
      await tx
        .update(accounts)
        .set({ passwordHash, firstName, lastName })
        .where(and(eq(accounts.id, accountId), isNull(accounts.verifiedAt)));
    await markVerified(tx, accountId, parts);
    return { accessToken: await openSession(tx, accountId, caller.userAgent, browser) };
  });
}

/** The first time stays. What was ordered as a guest with this address becomes the account's. */
export async function markVerified(db: Database, accountId: string, { joinGuestOrders }: AccountParts): Promise<void> {
  await db
    .update(accounts)
    .set({ verifiedAt: sql`coalesce(${accounts.verifiedAt}, now())` })
    .where(eq(accounts.id, accountId));
  await joinGuestOrders(db, accountId);
}
