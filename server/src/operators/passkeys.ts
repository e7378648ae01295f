import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NewPasskey, PasskeyProof } from '@afterimage/contract/admin/operators.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { operatorChallenges, operatorPasskeys, operators } from './tables.ts';

/** For whom a challenge is: `sign-in`, or whoever adds a passkey. It can be answered for the same purpose alone. */
type Purpose = 'sign-in' | `operator ${string}` | `link ${string}`;

const lifetime = sql`interval '5 minutes'`;
const timeout = 5 * 60_000;
/** Ed25519, P-256 and RSA (RFC 9053, RFC 8812): what authenticators have today. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Remembers a challenge, so that it is answered once and in time. */
async function remember(db: Database, challenge: string, purpose: Purpose): Promise<void> {
  await db.insert(operatorChallenges).values({ challenge, purpose, expiresAt: sql`now() + ${lifetime}` });
}

/**
 * Takes the challenge that an answer was made for, whatever becomes of the answer: a second one to the same challenge
 * finds none. Null when it was never made, was answered, or is too old.
 */
async function takeChallenge(db: Database, clientDataJSON: string, purpose: Purpose): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const [taken] = await db
    .delete(operatorChallenges)
    .where(and(eq(operatorChallenges.challenge, challenge), eq(operatorChallenges.purpose, purpose)))
    .returning({ isValid: sql<boolean>`${operatorChallenges.expiresAt} > now()` });
  return taken?.isValid ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' && /^[\w-]{20,200}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

/** A challenge for any passkey of the shop: the authenticator says whose it is. */
export async function signInChallenge(db: Database, shopUrl: string): Promise<Record<string, unknown>> {
  const options = await generateAuthenticationOptions({
    rpID: new URL(shopUrl).hostname,
    userVerification: 'required',
    timeout,
  });
  await remember(db, options.challenge, 'sign-in');
  return { ...options };
}

/** Whoever gets a passkey, as their authenticator will list it. */
interface PasskeyOwner {
  purpose: Purpose;
  /** Stays with the passkey; no personal value. */
  id: string;
  name: string;
  email: string;
}

/** A challenge for a new passkey, which an authenticator must store with its owner and guard by finger, face or PIN. */
export async function newPasskeyChallenge(
  db: Database,
  { purpose, id, name, email }: PasskeyOwner,
  shop: { url: string; name: string },
): Promise<Record<string, unknown>> {
  const existing = await db
    .select({ id: operatorPasskeys.credentialId })
    .from(operatorPasskeys)
    .where(sql`${operatorPasskeys.operatorId}::text = ${id}`);
  const options = await generateRegistrationOptions({
    rpName: shop.name,
    rpID: new URL(shop.url).hostname,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(id)),
    excludeCredentials: existing,
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    timeout,
    supportedAlgorithmIDs,
  });
  await remember(db, options.challenge, purpose);
  return { ...options };
}

/** What is stored of a passkey. */
export type PasskeyRow = Omit<typeof operatorPasskeys.$inferInsert, 'operatorId'>;

/** A new passkey that answers a challenge of this purpose; fails with PASSKEY_INVALID. */
export async function verifiedPasskey(
  db: Database,
  { name, passkey }: { name: string; passkey: NewPasskey },
  { purpose, shopUrl }: { purpose: Purpose; shopUrl: string },
): Promise<PasskeyRow> {
  const challenge = await takeChallenge(db, passkey.response.clientDataJSON, purpose);
  if (challenge === null) return fail('PASSKEY_INVALID');
  const result = await verifyRegistrationResponse({
    // The contract leaves to the library what is inside.
    response: passkey as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: shopUrl,
    expectedRPID: new URL(shopUrl).hostname,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => null);
  if (!result?.verified) return fail('PASSKEY_INVALID');
  const { credential, credentialBackedUp } = result.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: passkey.response.transports ?? [],
    isBackedUp: credentialBackedUp,
    name,
  };
}

/** The operator who proves that they have a passkey of theirs, and the passkey's name; fails with PASSKEY_INVALID. */
export async function provenOperator(
  db: Database,
  proof: PasskeyProof,
  shopUrl: string,
): Promise<{ operatorId: string; passkeyId: string }> {
  const challenge = await takeChallenge(db, proof.response.clientDataJSON, 'sign-in');
  const [row] = await db
    .select({ passkey: operatorPasskeys })
    .from(operatorPasskeys)
    .innerJoin(operators, eq(operators.id, operatorPasskeys.operatorId))
    .where(and(eq(operatorPasskeys.credentialId, proof.id), isNull(operators.removedAt)));
  if (challenge === null || !row) return fail('PASSKEY_INVALID');
  const { id, credentialId, publicKey, counter, transports, operatorId } = row.passkey;
  const result = await verifyAuthenticationResponse({
    response: proof as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: shopUrl,
    expectedRPID: new URL(shopUrl).hostname,
    requireUserVerification: true,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(publicKey),
      counter,
      transports,
    },
  }).catch(() => null);
  if (!result?.verified) return fail('PASSKEY_INVALID');
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  await db
    .update(operatorPasskeys)
    .set({ counter: newCounter, isBackedUp: credentialBackedUp, lastUsedAt: sql`now()` })
    .where(eq(operatorPasskeys.id, id));
  return { operatorId, passkeyId: id };
}
