import { eq } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import { accounts } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { accountOf, type Context } from '../platform/http/handlers.ts';
import { words } from './account.words.ts';
import { verifyPassword } from './password.ts';
import { networkOf, type Throttle } from '../platform/rate-limit/rate-limits.ts';

export type Account = typeof accounts.$inferSelect;

/**
 * The caller's account, once he has shown that he knows its password; `field` is where he typed it. Guessing is
 * counted together with sign-ins: it is the same guessing.
 */
export async function accountByPassword(
  context: Context,
  { password, field }: { password: string; field: string },
  throttle: Throttle,
): Promise<Account> {
  const { db, caller } = context;
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.id, accountOf(context)));
  if (!account) return fail('UNAUTHENTICATED');
  const of = `${account.email} ${networkOf(caller.address)}`;
  await throttle.take('sign-in of an account from an address', of);
  if (!(await verifyPassword(password, account.passwordHash))) refusePassword(field);
  await throttle.giveBack('sign-in of an account from an address', of);
  return account;
}

export function refusePassword(field: string): never {
  return fail('PASSWORD_WRONG', (locale) => ({ fields: { [field]: inLocale(words, locale).wrongPassword } }));
}
