import { eq } from 'drizzle-orm';
import { accounts } from '../db/tables.ts';
import { fail } from '../failure.ts';
import { accountOf, type Handlers } from '../handlers.ts';
import { addressHandlers } from './addresses.ts';
import { login } from './login.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { register, verifyRegistration } from './register.ts';
import { endSession } from './sessions.ts';
import type { Throttle } from './throttle.ts';

/** What the calls on accounts need besides the request. */
export interface AccountParts {
  throttle: Throttle;
  /** Where the shop is, an origin without a slash at its end; the links in mails begin with it. */
  shopUrl: () => string;
}

type AccountCalls =
  | 'login'
  | 'register'
  | 'verifyRegistration'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'logout'
  | 'getProfile'
  | keyof typeof addressHandlers;

/** The calls on accounts and their addresses. */
export function accountHandlers(parts: AccountParts): Pick<Handlers, AccountCalls> {
  return {
    login: (context, { body }) => login(context, body, parts),
    register: (context, { body }) => register(context, body, parts),
    verifyRegistration: (context, { body }) => verifyRegistration(context, body.token),
    requestPasswordReset: (context, { body }) => requestPasswordReset(context, body.email, parts),
    resetPassword: (context, { body }) => resetPassword(context, body, parts),
    logout: async ({ db, caller }) => {
      if (caller.sessionId) await endSession(db, caller.sessionId);
      return {};
    },
    getProfile: async (context) => {
      const [account] = await context.db
        .select()
        .from(accounts)
        .where(eq(accounts.id, accountOf(context)));
      if (!account) fail('UNAUTHENTICATED');
      const { id, emailShown, firstName, lastName, verifiedAt } = account;
      return { id, email: emailShown, firstName, lastName, verified: verifiedAt !== null };
    },
    ...addressHandlers,
  };
}
