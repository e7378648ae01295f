import * as accounts from '../accounts.ts';
import { endpoint } from '../endpoint.ts';

/** The calls about accounts, sessions and addresses. */
export const accountsCalls = {
  login: endpoint({
    summary: 'Sign in',
    body: accounts.login,
    reply: accounts.accessToken,
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_NOT_VERIFIED'],
  }),
  register: endpoint({ summary: 'Register an account', body: accounts.registration, reply: accounts.done }),
  verifyRegistration: endpoint({
    summary: 'Confirm the e-mail address of a new account; signs it in',
    body: accounts.verification,
    reply: accounts.accessTokenMaybe,
    errors: ['TOKEN_INVALID'],
  }),
  requestPasswordReset: endpoint({
    summary: 'Ask for a mail with a link to choose a new password',
    body: accounts.resetRequest,
    reply: accounts.done,
  }),
  resetPassword: endpoint({
    summary: 'Choose a new password; ends every session of the account',
    body: accounts.passwordReset,
    reply: accounts.done,
    errors: ['TOKEN_INVALID'],
  }),
  logout: endpoint({ summary: 'Sign out: ends the session', caller: 'account', reply: accounts.done }),
  getProfile: endpoint({ summary: 'The account', caller: 'account', reply: accounts.profile }),
  updateProfile: endpoint({
    summary: 'Change name and language',
    caller: 'account',
    body: accounts.profileChange,
    reply: accounts.profile,
  }),
  changePassword: endpoint({
    summary: 'Change the password; ends every other session of the account',
    caller: 'account',
    body: accounts.passwordChange,
    reply: accounts.done,
    errors: ['PASSWORD_WRONG'],
  }),
  requestEmailChange: endpoint({
    summary: 'Ask for a mail to a new e-mail address, with the link that makes it the one of the account',
    caller: 'account',
    body: accounts.emailChange,
    reply: accounts.done,
    errors: ['PASSWORD_WRONG'],
  }),
  verifyEmailChange: endpoint({
    summary: 'Confirm a new e-mail address, signed in or not',
    body: accounts.verification,
    reply: accounts.changedEmail,
    errors: ['TOKEN_INVALID', 'EMAIL_TAKEN'],
  }),
  listSessions: endpoint({ summary: 'Where the account is signed in', caller: 'account', reply: accounts.sessionList }),
  endSession: endpoint({
    summary: 'Sign out a device',
    caller: 'account',
    params: accounts.sessionParams,
    reply: accounts.done,
    errors: ['SESSION_NOT_FOUND'],
  }),
  endOtherSessions: endpoint({ summary: 'Sign out every other device', caller: 'account', reply: accounts.done }),
  listAddresses: endpoint({ summary: 'Saved addresses', caller: 'account', reply: accounts.addressList }),
  addAddress: endpoint({
    summary: 'Save an address',
    caller: 'account',
    body: accounts.addressBody,
    reply: accounts.address,
  }),
  updateAddress: endpoint({
    summary: 'Change a saved address',
    caller: 'account',
    params: accounts.addressParams,
    body: accounts.addressChange,
    reply: accounts.address,
    errors: ['ADDRESS_NOT_FOUND'],
  }),
  deleteAddress: endpoint({
    summary: 'Delete a saved address',
    caller: 'account',
    params: accounts.addressParams,
    reply: accounts.done,
    errors: ['ADDRESS_NOT_FOUND'],
  }),
};
