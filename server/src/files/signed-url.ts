import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../platform/db/connection.ts';
import { shopSecret } from '../platform/signing/shop-secret.ts';

const hour = 3_600_000;
const life = 24 * hour;
// Expiries lie on a grid, so that a page fetched again within it gets the same address, and the browser its cached file.
const grid = 12 * hour;

/** Gives a file's address, or that of its poster or its captions, with a signature that lasts 24 to 36 hours; `now` in milliseconds. */
export type SignUrl = (fileId: string, options?: { now?: number; poster?: boolean; captions?: boolean }) => string;

/** The address under which a file may be fetched by whoever was given it. */
export function urlSigner(secret: Buffer): SignUrl {
  return (fileId, { now = Date.now(), poster = false, captions = false } = {}) => {
    const expires = Math.ceil((now + life) / grid) * (grid / 1000);
    const name = poster ? `${fileId}/poster` : captions ? `${fileId}/captions` : fileId;
    return `/files/${name}?expires=${expires}&signature=${sign(secret, name, expires).toString('base64url')}`;
  };
}

/** Whether the signature was made here for this file, or other name, and expiry (seconds), and the expiry lies ahead. */
export function isSigned(secret: Buffer, fileId: string, expires: number, signature: string, now: number): boolean {
  const wanted = sign(secret, fileId, expires);
  const given = Buffer.from(signature, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted) && expires * 1000 > now;
}

/** What proves that whoever has this name and expiry (seconds) was given them here. */
export function sign(secret: Buffer, name: string, expires: number): Buffer {
  return createHmac('sha256', secret).update(`${name}\n${expires}`).digest();
}

/** The shop's own key for signing addresses of files. */
export const fileSecret = (db: Database): Promise<Buffer> => shopSecret(db, 'file-secret');
