import { eq } from 'drizzle-orm';
import type { Checked } from '@afterimage/contract/api.ts';
import type { Database } from '../platform/db/connection.ts';
import { accounts, oneTimeTokens } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { Context } from '../platform/http/handlers.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import {
  passwordChangedKind,
  passwordChangedMail,
  passwordResetKind,
  passwordResetMail,
} from './mail/account-mails.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { ownTexts } from '../platform/mail/own-texts.ts';
import type { AccountParts } from './account-parts.ts';
import { emailKey } from './email-key.ts';
import { consumeToken, issueToken } from './one-time-tokens.ts';
import { isUnusableHash, hashPassword } from './password.ts';
import { markVerified } from './register.ts';
import { endSessionsOf } from './sessions.ts';
import { refuseWeakPassword } from './weak-password.ts';
import { networkOf } from '../platform/rate-limit/rate-limits.ts';

/** Notes the wish only: whether there is such an account is found out later, so the answer cannot tell it. */
export async function requestPasswordReset(
  { db, caller }: Context,
  emailInput: string,
  { throttle }: AccountParts,
): Promise<Record<string, never>> {
  const email = emailKey(emailInput);
  await throttle.take('reset from an address', networkOf(caller.address));
  await throttle.take('account mail', email);
  await enqueue(db, 'password-reset', { email });
  return {};
}

/** Lets this process send the mails for which `requestPasswordReset` has noted the wish. */
export async function registerPasswordResets(
  jobs: Jobs,
  db: Database,
  { shopUrl }: Pick<AccountParts, 'shopUrl'>,
): Promise<void> {
  await jobs.register('password-reset', async ({ email }) => {
    const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
    // A link would let somebody in where nobody is to be, such as the people of the sample.
    if (!account || isUnusableHash(account.passwordHash)) return;
    await db.transaction(async (tx) => {
      const { emailShown: to, firstName, locale } = account;
      const token = await issueToken(tx, account.id, 'reset');
      const own = await ownTexts(tx, passwordResetKind, locale);
      await enqueueMail(tx, passwordResetMail({ to, firstName, locale, shopUrl: shopUrl() }, token, own));
    });
  });
}

/** Sets a new password and signs the account out everywhere. Who could read the mail has also shown that the address
 * is his. */
export async function resetPassword(
  { db, caller }: Context,
  { token, password }: Checked<'resetPassword'>['body'],
  parts: AccountParts,
): Promise<Record<string, never>> {
  const { throttle, shopUrl } = parts;
  await throttle.take('new password from an address', networkOf(caller.address));
  const email = await db.transaction(async (tx) => {
    const accountId = (await consumeToken(tx, token, 'reset')) ?? fail('TOKEN_INVALID');
    const [owner] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
    // What is refused here leaves the link as it was, to be used with another one.
    refuseWeakPassword(password, owner?.email ?? '');
    const passwordHash = await hashPassword(password);
    const [account] = await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId)).returning();
    if (!account) return fail('TOKEN_INVALID');
    await markVerified(tx, accountId, parts);
    await endSessionsOf(tx, accountId);
    // A verification link signs in as well.
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.accountId, accountId));
    const { emailShown: to, firstName, locale } = account;
    const own = await ownTexts(tx, passwordChangedKind, locale);
    await enqueueMail(tx, passwordChangedMail({ to, firstName, locale, shopUrl: shopUrl() }, own));
    return account.email;
  });
  // Whoever was guessing guesses at another password now; the owner shall not wait for him.
  await throttle.forget('sign-in of an account', email);
  await throttle.forget('sign-in of an account from an address', `${email} ${networkOf(caller.address)}`);
  return {};
}
