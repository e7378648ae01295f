import type { Database } from '../platform/db/connection.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { addressHandlers } from './addresses.ts';
import { requestEmailChange, verifyEmailChange } from './email-change.ts';
import { login } from './login.ts';
import { sessionHandlers } from './own-sessions.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { changePassword, readProfile, updateProfile } from './profile.ts';
import { register, verifyRegistration } from './register.ts';
import { endSession } from './sessions.ts';
import type { Throttle } from '../platform/rate-limit/rate-limits.ts';

/** What the calls on accounts need besides the request. */
export interface AccountParts {
  throttle: Throttle;
  /** Where the shop is, an origin without a slash at its end; the links in mails begin with it. */
  shopUrl: () => string;
  /** Gives the account the orders that its person made as a guest. Called in the transaction that proves the address. */
  joinGuestOrders: (tx: Database, accountId: string) => Promise<void>;
}

type AccountCalls =
  | 'login'
  | 'register'
  | 'verifyRegistration'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'logout'
  | 'getProfile'
  | 'updateProfile'
  | 'changePassword'
  | 'requestEmailChange'
  | 'verifyEmailChange'
  | keyof typeof sessionHandlers
  | keyof typeof addressHandlers;

/** The calls on accounts, their addresses and their sessions. */
export function accountHandlers(parts: AccountParts): Pick<Handlers, AccountCalls> {
  return {
    login: (context, { body }) => login(context, body, parts),
    register: (context, { body }) => register(context, body, parts),
    verifyRegistration: (context, { body }) => verifyRegistration(context, body.token, parts),
    requestPasswordReset: (context, { body }) => requestPasswordReset(context, body.email, parts),
    resetPassword: (context, { body }) => resetPassword(context, body, parts),
    logout: async ({ db, caller }) => {
      if (caller.sessionId) await endSession(db, caller.sessionId);
      return {};
    },
    getProfile: readProfile,
    updateProfile: (context, { body }) => updateProfile(context, body),
    changePassword: (context, { body }) => changePassword(context, body, parts),
    requestEmailChange: (context, { body }) => requestEmailChange(context, body, parts),
    verifyEmailChange: (context, { body }) => verifyEmailChange(context, body.token, parts),
    ...sessionHandlers,
    ...addressHandlers,
  };
}
