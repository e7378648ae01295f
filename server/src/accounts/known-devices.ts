import { randomBytes } from 'node:crypto';
import type { Database } from '../platform/db/connection.ts';
import { shopSecret } from '../platform/signing/shop-secret.ts';
import { tokenSigner } from '../platform/signing/signer.ts';

const nonceBytes = 16;
/** How many accounts a browser is remembered for. */
const mostAccounts = 4;
export const deviceCookie = 'device';
/** 400 days, the longest that browsers keep a cookie. */
export const deviceSeconds = 400 * 24 * 3600;

/** The shop's own key for the proofs of devices. */
export const deviceSecret = (db: Database): Promise<Buffer> => shopSecret(db, 'device-secret');

/**
 * A browser that has signed in to an account carries a signed proof of that, so that others who guess at the account's
 * password do not lock it out (OWASP, "Device cookies"). It opens nothing: guesses from it are counted by themselves.
 */
export interface KnownDevices {
  /** What the device is counted under; null when this account was never signed in to from it. */
  idOf(email: string, cookie: string | undefined): string | null;
  /** The cookie after a sign-in: the account's proof first, then those of the accounts before. */
  remember(email: string, cookie: string | undefined): string;
}

export function knownDevices(secret: Buffer): KnownDevices {
  const signerOf = (email: string) => tokenSigner(secret, `known-device\n${email}\n`, nonceBytes);
  const tokensOf = (cookie = '') => cookie.split('.').filter(Boolean).slice(0, mostAccounts);
  const isFor = (email: string) => {
    const signer = signerOf(email);
    return (token: string) => signer.read(token) !== null;
  };
  return {
    idOf: (email, cookie) => tokensOf(cookie).find(isFor(email)) ?? null,
    remember(email, cookie) {
      const tokens = tokensOf(cookie);
      const own = tokens.find(isFor(email)) ?? signerOf(email).write(randomBytes(nonceBytes));
      return [own, ...tokens.filter((token) => token !== own)].slice(0, mostAccounts).join('.');
    },
  };
}
