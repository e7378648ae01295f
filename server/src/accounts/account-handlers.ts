import { sessionCookie } from '../platform/http/browser.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { AccountParts } from './account-parts.ts';
import { addressHandlers } from './addresses.ts';
import { requestEmailChange, verifyEmailChange } from './email-change.ts';
import { login } from './login.ts';
import { sessionHandlers } from './own-sessions.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { changePassword, readProfile, updateProfile } from './profile.ts';
import { register, verifyRegistration } from './register.ts';
import { endSession } from './sessions.ts';

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
    logout: async ({ db, caller, browser }) => {
      if (caller.sessionId) await endSession(db, caller.sessionId);
      browser?.setCookie(sessionCookie, '', 0);
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
