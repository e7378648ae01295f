import * as z from 'zod';
import { locales } from '@afterimage/words/locale.ts';
import { email } from '../accounts.ts';
import { longestTokenDays, operatorPasswordLength } from '../values/operators.ts';
import { rights, roles, tokenRights } from '../values/rights.ts';

/** Who is signed in at the operators' side. */
export const operatorSession = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  rightList: z.array(z.enum(rights)),
  /** The shop's currency and the time zone in which it tells times. */
  currency: z.string(),
  timeZone: z.string(),
});
export type OperatorSession = z.infer<typeof operatorSession>;

const line = (length: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(length)
    .regex(/^[^\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]*$/u);
const operatorName = line(80);
const password = z.string().min(operatorPasswordLength).max(128);
const token = z.string().min(1).max(200);
const base64url = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^[\w-]*$/);
const moment = z.iso.datetime();
const params = <Name extends string>(name: Name) => z.strictObject({ [name]: z.uuid() } as Record<Name, z.ZodUUID>);

/** What a browser is to give to its authenticator, as WebAuthn (Level 3, 5.1.8 and 5.1.9) writes it in JSON. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });

const credential = {
  id: base64url(2000),
  rawId: base64url(2000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};
/** A new passkey, as the browser got it from its authenticator. */
const newPasskey = z.strictObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type NewPasskey = z.infer<typeof newPasskey>;
/** The signed reply of an authenticator to a challenge. */
const passkeyProof = z.strictObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: base64url(200).nullish(),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProof>;

/** With `operatorId` a signed-in operator proves it again: the passkey of another operator is refused. */
export const passkeySignIn = z.strictObject({ passkey: passkeyProof, operatorId: z.uuid().optional() });
/** `code` is one of an authenticator app or a recovery code; the password is empty for those who have none. */
export const codeSignIn = z.strictObject({
  email,
  password: z.string().max(128),
  code: z.string().trim().min(6).max(40),
});

export const setupToken = z.strictObject({ token });
/** What a set-up link is for; e-mail address and name are given where the link is for somebody whom we know. */
export const setupLink = z.object({
  purpose: z.enum(['first', 'invitation', 'reset']),
  role: z.enum(roles),
  email: z.string().nullable(),
  name: z.string().nullable(),
});
export type SetupLink = z.infer<typeof setupLink>;
export const setupPerson = z.strictObject({ token, name: operatorName, email });

/** A secret for an authenticator app: to be typed, as the address in a code, and sealed, to be sent back with a code. */
export const totpSecret = z.object({ secret: z.string(), address: z.string(), sealed: z.string() });
export type TotpSecret = z.infer<typeof totpSecret>;
/** A password with its second factor: neither is ever without the other. */
const passwordWithTotp = z.strictObject({
  password,
  sealed: base64url(400),
  code: z
    .string()
    .trim()
    .regex(/^\d{3} ?\d{3}$/),
});
export const setup = z.strictObject({
  token,
  name: operatorName,
  email,
  locale: z.enum(locales),
  passkey: z.strictObject({ name: line(60), passkey: newPasskey }).optional(),
  password: passwordWithTotp.optional(),
});
export const setupDone = z.object({ session: operatorSession, codeList: z.array(z.string()) });

const session = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: moment,
  lastUsedAt: moment,
  current: z.boolean(),
});
const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  isBackedUp: z.boolean(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});
/** By what the operator who asks signs in, and where they are signed in. */
export const ownSecurity = z.object({
  passkeyList: z.array(passkey),
  hasPassword: z.boolean(),
  codesLeft: z.int(),
  sessionList: z.array(session),
});
export type OwnSecurity = z.infer<typeof ownSecurity>;
export const addedPasskey = z.strictObject({ name: line(60), passkey: newPasskey });
export const passkeyName = z.strictObject({ name: line(60) });
export const newPassword = passwordWithTotp;
export const ownName = z.strictObject({ name: operatorName, locale: z.enum(locales) });
export const recoveryCodes = z.object({ codeList: z.array(z.string()) });
export const passkeyParams = params('passkeyId');
export const sessionParams = params('sessionId');

const accessToken = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its last characters. */
  ending: z.string(),
  rightList: z.array(z.enum(rights)),
  createdAt: moment,
  expiresAt: moment,
  isExpired: z.boolean(),
  lastUsedAt: moment.nullable(),
});
/** The access tokens of the operator who asks. */
export const ownTokens = z.object({ tokenList: z.array(accessToken) });
/** Those of all other operators, and who made each. */
export const teamTokens = z.object({
  tokenList: z.array(accessToken.extend({ operator: z.object({ id: z.uuid(), name: z.string() }) })),
});
export type OwnTokens = z.infer<typeof ownTokens>;
export const newToken = z.strictObject({
  name: line(60),
  rightList: z.array(z.enum(tokenRights)).min(1).max(rights.length),
  days: z.int().min(1).max(longestTokenDays),
});
/** `token` is shown this once. */
export const madeToken = ownTokens.extend({ token: z.string() });
export const tokenParams = params('tokenId');

/** Everybody who may sign in, and who is invited to. */
export const team = z.object({
  operatorList: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      role: z.enum(roles),
      createdAt: moment,
      passkeyCount: z.int(),
      hasPassword: z.boolean(),
      sessionList: z.array(session),
      /** A link by which they renew what they sign in by, sent and not used yet. */
      reset: z.object({ id: z.uuid(), expiresAt: moment }).nullable(),
    }),
  ),
  invitationList: z.array(
    z.object({ id: z.uuid(), email: z.string(), role: z.enum(roles), createdAt: moment, expiresAt: moment }),
  ),
});
export type Team = z.infer<typeof team>;
export const invitation = z.strictObject({ email, role: z.enum(roles) });
export const roleChange = z.strictObject({ role: z.enum(roles) });
export const operatorParams = params('operatorId');
export const invitationParams = params('invitationId');
export const operatorSessionParams = z.strictObject({ operatorId: z.uuid(), sessionId: z.uuid() });
