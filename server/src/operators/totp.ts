import { generateSecret, generateURI, verify } from 'otplib';
import type { TotpSecret } from '@afterimage/contract/admin/operators.ts';
import { seal, unseal } from '../platform/signing/sealed-secret.ts';

/** For how long a secret can be confirmed by a code after it was shown. */
const pendingMs = 30 * 60_000;
/** A code counts for half a minute longer in both directions, for clocks that are wrong. */
const epochTolerance = 30;

/** The purpose of what is stored with an operator. */
const storedFor = (operatorId: string) => `totp:${operatorId}`;
const pendingFor = (whose: string) => `pending-totp:${whose}`;

/**
 * A new secret for the authenticator app of whoever `whose` names. It is stored nowhere: its owner sends it back, sealed,
 * together with a code that proves that the app has it.
 */
export function newTotpSecret(
  key: Buffer,
  whose: string,
  { issuer, label }: { issuer: string; label: string },
): TotpSecret {
  const secret = generateSecret();
  const expires = Buffer.alloc(8);
  expires.writeDoubleBE(Date.now() + pendingMs);
  const sealed = seal(key, pendingFor(whose), Buffer.concat([expires, Buffer.from(secret)]));
  return { secret, address: generateURI({ issuer, label, secret }), sealed: sealed.toString('base64url') };
}

/** A secret that was shown to `whose` and confirmed by a code: the secret and the step of that code; null otherwise. */
export async function confirmedTotp(
  key: Buffer,
  whose: string,
  { sealed, code }: { sealed: string; code: string },
): Promise<{ secret: string; step: number } | null> {
  const content = unseal(key, pendingFor(whose), Buffer.from(sealed, 'base64url'));
  if (!content || content.readDoubleBE(0) < Date.now()) return null;
  const secret = content.subarray(8).toString();
  const step = await stepOf(secret, code, 0);
  return step === null ? null : { secret, step };
}

export const storedTotp = (key: Buffer, operatorId: string, secret: string): Buffer =>
  seal(key, storedFor(operatorId), Buffer.from(secret));

/** The time step of a right code that is newer than `afterStep`; null when the code is wrong or was used. */
export async function totpStepOf(
  key: Buffer,
  operator: { id: string; totpSecret: Buffer | null; totpStep: number },
  code: string,
): Promise<number | null> {
  if (!operator.totpSecret) return null;
  const secret = unseal(key, storedFor(operator.id), operator.totpSecret);
  return secret && stepOf(secret.toString(), code, operator.totpStep);
}

async function stepOf(secret: string, code: string, afterStep: number): Promise<number | null> {
  const token = code.replaceAll(' ', '');
  if (!/^\d{6}$/.test(token)) return null;
  const result = await verify({ strategy: 'totp', secret, token, epochTolerance, afterTimeStep: afterStep });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
