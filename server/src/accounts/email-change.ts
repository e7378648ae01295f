import { eq } from 'drizzle-orm';
import type { Checked } from '@afterimage/contract/api.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { accounts, oneTimeTokens } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { Context } from '../platform/http/handlers.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { ownTexts } from '../platform/mail/own-texts.ts';
import {
  emailChangedKind,
  emailChangedMail,
  emailTakenKind,
  emailTakenMail,
  newEmailKind,
  newEmailMail,
} from './mail/own-account-mails.ts';
import { words } from './account.words.ts';
import type { AccountParts } from './account-parts.ts';
import { emailKey } from './email-key.ts';
import { consumeNewEmail, issueToken } from './one-time-tokens.ts';
import { accountByPassword } from './own-password.ts';
import { networkOf } from '../platform/rate-limit/rate-limits.ts';

/** Mails a link to the new address. Whether it has an account already is told to its owner only. */
export async function requestEmailChange(
  context: Context,
  body: Checked<'requestEmailChange'>['body'],
  { throttle, shopUrl }: AccountParts,
): Promise<Record<string, never>> {
  const account = await accountByPassword(context, { password: body.password, field: 'password' }, throttle);
  const key = emailKey(body.email);
  if (key === account.email)
    fail('INVALID_REQUEST', (locale) => ({ fields: { email: inLocale(words, locale).sameEmail } }));
  await throttle.take('account mail', key);
  await context.db.transaction(async (tx) => {
    const [owner] = await tx.select().from(accounts).where(eq(accounts.email, key));
    if (owner) {
      const { emailShown: to, firstName, locale } = owner;
      const own = await ownTexts(tx, emailTakenKind, locale);
      return enqueueMail(tx, emailTakenMail({ to, firstName, locale, shopUrl: shopUrl() }, own));
    }
    const token = await issueToken(tx, account.id, 'email', { newEmail: body.email });
    const { firstName, locale } = account;
    const own = await ownTexts(tx, newEmailKind, locale);
    return enqueueMail(tx, newEmailMail({ to: body.email, firstName, locale, shopUrl: shopUrl() }, token, own));
  });
  return {};
}

/** Makes the address to which the link was mailed the one of the account; on any device, signed in or not. */
export async function verifyEmailChange(
  { db, caller }: Context,
  token: string,
  { throttle, shopUrl, joinGuestOrders }: AccountParts,
): Promise<{ email: string }> {
  await throttle.take('new password from an address', networkOf(caller.address));
  return db.transaction(async (tx) => {
    const { accountId, newEmail } = (await consumeNewEmail(tx, token)) ?? fail('TOKEN_INVALID');
    const [before] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
    if (!before) return fail('TOKEN_INVALID');
    const email = emailKey(newEmail);
    // Who opens the link reads this address's mail: he may know that it is taken.
    await tx
      .update(accounts)
      .set({ email, emailShown: newEmail })
      .where(eq(accounts.id, accountId))
      .catch((error: unknown) => {
        if (isTaken(error)) fail('EMAIL_TAKEN');
        throw error;
      });
    await joinGuestOrders(tx, accountId);
    // Links in the old address's mails, to a new password above all, must not open the account any more.
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.accountId, accountId));
    const { emailShown: to, firstName, locale } = before;
    const own = await ownTexts(tx, emailChangedKind, locale);
    await enqueueMail(tx, emailChangedMail({ to, firstName, locale, shopUrl: shopUrl() }, newEmail, own));
    return { email: newEmail };
  });
}

/** PostgreSQL's unique_violation: somebody else has the address, perhaps since a moment ago. */
const isTaken = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === '23505';
