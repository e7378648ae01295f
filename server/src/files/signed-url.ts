import type { Database } from '../platform/db/connection.ts';
import { shopSecret } from '../platform/signing/shop-secret.ts';
import { addressSigner } from '../platform/signing/signer.ts';

/** Gives a file's address, or that of its poster or its captions, with a signature that lasts 24 to 36 hours; `now` in milliseconds. */
export type SignUrl = (fileId: string, options?: { now?: number; poster?: boolean; captions?: boolean }) => string;

/** Signs the names of files, as they stand after `/files/`. */
export const fileAddresses = (secret: Buffer) => addressSigner(secret, '', { hours: 24, grid: 12 });

/** The address under which a file may be fetched by whoever was given it. */
export function urlSigner(secret: Buffer): SignUrl {
  const signer = fileAddresses(secret);
  return (fileId, { now, poster = false, captions = false } = {}) => {
    const name = poster ? `${fileId}/poster` : captions ? `${fileId}/captions` : fileId;
    return `/files/${name}?${signer.query(name, now)}`;
  };
}

/** The shop's own key for signing addresses of files. */
export const fileSecret = (db: Database): Promise<Buffer> => shopSecret(db, 'file-secret');
