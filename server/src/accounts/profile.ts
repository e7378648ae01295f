import { and, eq, ne } from 'drizzle-orm';
import type { Checked } from '@afterimage/contract/api.ts';
import type { Profile } from '@afterimage/contract/accounts.ts';
import { accounts, oneTimeTokens, sessions } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { accountOf, type Context } from '../platform/http/handlers.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { ownTexts } from '../platform/mail/own-texts.ts';
import { localeOf } from '../platform/locale/request-locale.ts';
import { ownPasswordChangedKind, ownPasswordChangedMail } from './mail/own-account-mails.ts';
import type { AccountParts } from './account-parts.ts';
import { lockAccount } from './one-time-tokens.ts';
import { type Account, accountByPassword, refusePassword } from './own-password.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './weak-password.ts';

export function profileOnWire({ id, emailShown, firstName, lastName, verifiedAt, locale }: Account): Profile {
  return { id, email: emailShown, firstName, lastName, verified: verifiedAt !== null, locale: localeOf(locale) };
}

export async function readProfile(context: Context): Promise<Profile> {
  const [account] = await context.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, accountOf(context)));
  return account ? profileOnWire(account) : fail('UNAUTHENTICATED');
}

export async function updateProfile(context: Context, body: Checked<'updateProfile'>['body']): Promise<Profile> {
  const { firstName, lastName, locale } = body;
  const [row] = await context.db
    .update(accounts)
    .set({ firstName, lastName, ...(locale && { locale }) })
    .where(eq(accounts.id, accountOf(context)))
    .returning();
  return row ? profileOnWire(row) : fail('UNAUTHENTICATED');
}

/** Sets a new password, keeps the session that asks and ends the others; links that were mailed before work no more. */
export async function changePassword(
  context: Context,
  { currentPassword, password }: Checked<'changePassword'>['body'],
  { throttle, shopUrl }: AccountParts,
): Promise<Record<string, never>> {
  const account = await accountByPassword(context, { password: currentPassword, field: 'currentPassword' }, throttle);
  refuseWeakPassword(password, account.email);
  const passwordHash = await hashPassword(password);
  await context.db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    const [row] = await tx
      .update(accounts)
      .set({ passwordHash })
      // Of two changes at once the second one knows a password that is none any more.
      .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash)))
      .returning({ id: accounts.id });
    if (!row) refusePassword('currentPassword');
    const others = ne(sessions.id, context.caller.sessionId ?? fail('UNAUTHENTICATED'));
    await tx.delete(sessions).where(and(eq(sessions.accountId, account.id), others));
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.accountId, account.id));
    const { emailShown: to, firstName, locale } = account;
    const own = await ownTexts(tx, ownPasswordChangedKind, locale);
    await enqueueMail(tx, ownPasswordChangedMail({ to, firstName, locale, shopUrl: shopUrl() }, own));
  });
  return {};
}
