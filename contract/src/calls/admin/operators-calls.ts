import { done } from '../../accounts.ts';
import * as operators from '../../admin/operators.ts';
import { endpoint } from '../../endpoint.ts';

/** The calls by which operators sign in; those without `caller` are the only ones that are open to strangers. */
export const signInCalls = {
  getSignInChallenge: endpoint({
    summary: 'A challenge for the passkeys of whoever wants to sign in as an operator',
    reply: operators.passkeyOptions,
  }),
  signInWithPasskey: endpoint({
    summary: 'Sign in as an operator with a passkey; sets the cookie of the session',
    body: operators.passkeySignIn,
    reply: operators.operatorSession,
    errors: ['CROSS_SITE', 'PASSKEY_INVALID', 'SIGN_IN_REFUSED'],
  }),
  signInWithCode: endpoint({
    summary: 'Sign in as an operator with password and code, or with a recovery code; sets the cookie of the session',
    body: operators.codeSignIn,
    reply: operators.operatorSession,
    errors: ['CROSS_SITE', 'SIGN_IN_REFUSED'],
  }),
  openSetupLink: endpoint({
    summary: 'What a set-up link of an operator is for',
    body: operators.setupToken,
    reply: operators.setupLink,
    errors: ['TOKEN_INVALID'],
  }),
  getSetupChallenge: endpoint({
    summary: 'A challenge for the passkey of an operator who is being set up',
    body: operators.setupPerson,
    reply: operators.passkeyOptions,
    errors: ['TOKEN_INVALID'],
  }),
  getSetupTotp: endpoint({
    summary: 'A secret for the authenticator app of an operator who is being set up',
    body: operators.setupPerson,
    reply: operators.totpSecret,
    errors: ['TOKEN_INVALID'],
  }),
  completeSetup: endpoint({
    summary: 'Uses up a set-up link: makes the operator, or renews what an operator signs in by; signs in',
    body: operators.setup,
    reply: operators.setupDone,
    errors: ['CROSS_SITE', 'TOKEN_INVALID', 'PASSKEY_INVALID', 'EMAIL_TAKEN'],
  }),
};

/** The calls about one's own session and what one signs in by. */
export const ownSecurityCalls = {
  getOperatorSession: endpoint({
    summary: 'The operator who is signed in',
    caller: 'operator',
    reply: operators.operatorSession,
  }),
  signOutOperator: endpoint({ summary: 'Ends the session of the operator', caller: 'operator', reply: done }),
  getOwnSecurity: endpoint({
    summary: 'What the operator signs in by, and where they are signed in',
    caller: 'operator',
    reply: operators.ownSecurity,
  }),
  changeOwnName: endpoint({
    summary: 'Change name and language of the operator who is signed in',
    caller: 'operator',
    body: operators.ownName,
    reply: operators.operatorSession,
  }),
  getPasskeyChallenge: endpoint({
    summary: 'A challenge for a further passkey',
    caller: 'operator',
    reply: operators.passkeyOptions,
    errors: ['SIGN_IN_AGAIN'],
  }),
  addPasskey: endpoint({
    summary: 'Add a passkey',
    caller: 'operator',
    body: operators.addedPasskey,
    reply: operators.ownSecurity,
    errors: ['SIGN_IN_AGAIN', 'PASSKEY_INVALID'],
  }),
  renamePasskey: endpoint({
    summary: 'Give a passkey another name',
    caller: 'operator',
    params: operators.passkeyParams,
    body: operators.passkeyName,
    reply: operators.ownSecurity,
    errors: ['NOT_FOUND'],
  }),
  removePasskey: endpoint({
    summary: 'Remove a passkey',
    caller: 'operator',
    params: operators.passkeyParams,
    reply: operators.ownSecurity,
    errors: ['SIGN_IN_AGAIN', 'NOT_FOUND', 'LAST_FACTOR'],
  }),
  getOwnTotp: endpoint({
    summary: 'A new secret for an authenticator app',
    caller: 'operator',
    reply: operators.totpSecret,
    errors: ['SIGN_IN_AGAIN'],
  }),
  setOwnPassword: endpoint({
    summary: 'Sign in by this password and authenticator app from now on; ends the other sessions',
    caller: 'operator',
    body: operators.newPassword,
    reply: operators.ownSecurity,
    errors: ['SIGN_IN_AGAIN'],
  }),
  removeOwnPassword: endpoint({
    summary: 'Sign in by passkeys alone from now on',
    caller: 'operator',
    reply: operators.ownSecurity,
    errors: ['SIGN_IN_AGAIN', 'LAST_FACTOR'],
  }),
  makeRecoveryCodes: endpoint({
    summary: 'New recovery codes; those from before are worth nothing',
    caller: 'operator',
    reply: operators.recoveryCodes,
    errors: ['SIGN_IN_AGAIN'],
  }),
  endOwnOperatorSession: endpoint({
    summary: 'End a session of the operator who is signed in',
    caller: 'operator',
    params: operators.sessionParams,
    reply: operators.ownSecurity,
    errors: ['SESSION_NOT_FOUND'],
  }),
};

/** The calls about the access tokens of the operator who is signed in. */
export const ownTokenCalls = {
  listOwnTokens: endpoint({
    summary: 'The access tokens of the operator who is signed in',
    caller: 'operator',
    reply: operators.ownTokens,
  }),
  makeToken: endpoint({
    summary: 'Make an access token; the reply is the only one that has it',
    caller: 'operator',
    body: operators.newToken,
    reply: operators.madeToken,
    errors: ['SIGN_IN_AGAIN'],
  }),
  revokeToken: endpoint({
    summary: 'Make an access token worthless',
    caller: 'operator',
    params: operators.tokenParams,
    reply: operators.ownTokens,
    errors: ['NOT_FOUND'],
  }),
};

/** The calls about who else may sign in. */
export const teamCalls = {
  listTeamTokens: endpoint({
    summary: 'The access tokens of all other operators',
    caller: 'operator',
    right: 'team.write',
    reply: operators.teamTokens,
  }),
  revokeTeamToken: endpoint({
    summary: 'Make an access token of another operator worthless',
    caller: 'operator',
    right: 'team.write',
    params: operators.tokenParams,
    reply: operators.teamTokens,
    errors: ['NOT_FOUND'],
  }),
  listTeam: endpoint({
    summary: 'Who may sign in, and who is invited to',
    caller: 'operator',
    right: 'team.write',
    reply: operators.team,
  }),
  inviteOperator: endpoint({
    summary: 'Send a set-up link to a further operator',
    caller: 'operator',
    right: 'team.write',
    body: operators.invitation,
    reply: operators.team,
    errors: ['SIGN_IN_AGAIN', 'EMAIL_TAKEN'],
  }),
  withdrawInvitation: endpoint({
    summary: 'Withdraw an invitation, or a link by which an operator renews what they sign in by',
    caller: 'operator',
    right: 'team.write',
    params: operators.invitationParams,
    reply: operators.team,
    errors: ['NOT_FOUND'],
  }),
  changeOperatorRole: endpoint({
    summary: 'Give an operator another role',
    caller: 'operator',
    right: 'team.write',
    params: operators.operatorParams,
    body: operators.roleChange,
    reply: operators.team,
    errors: ['SIGN_IN_AGAIN', 'NOT_FOUND', 'LAST_OWNER'],
  }),
  resetOperator: endpoint({
    summary: 'Mail an operator who cannot sign in a link by which they renew what they sign in by',
    caller: 'operator',
    right: 'team.write',
    params: operators.operatorParams,
    reply: operators.team,
    errors: ['SIGN_IN_AGAIN', 'NOT_FOUND'],
  }),
  removeOperator: endpoint({
    summary: 'Remove an operator and end their sessions',
    caller: 'operator',
    right: 'team.write',
    params: operators.operatorParams,
    reply: operators.team,
    errors: ['SIGN_IN_AGAIN', 'NOT_FOUND', 'LAST_OWNER'],
  }),
  endOperatorSession: endpoint({
    summary: 'End a session of another operator',
    caller: 'operator',
    right: 'team.write',
    params: operators.operatorSessionParams,
    reply: operators.team,
    errors: ['SESSION_NOT_FOUND'],
  }),
};
