import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../platform/db/connection.ts';
import { shopSecret } from '../platform/signing/shop-secret.ts';

const half = 16;

/**
 * Keys of drafts: the bytes of the draft's id and 128 bits that only this shop can make for it, in the letters of
 * base64url. So a key can be given again to whoever the draft belongs to, and nobody guesses one.
 */
export interface DraftKeys {
  keyOf(draftId: string): string;
  /** The draft's id; null for a key that was not made here. */
  idOf(key: string): string | null;
}

export function draftKeys(secret: Buffer): DraftKeys {
  const seal = (id: Buffer) => createHmac('sha256', secret).update('draft').update(id).digest().subarray(0, half);
  const written = (id: Buffer) => Buffer.concat([id, seal(id)]).toString('base64url');
  return {
    keyOf: (draftId) => written(Buffer.from(draftId.replaceAll('-', ''), 'hex')),
    idOf(key) {
      const given = Buffer.from(key);
      const id = Buffer.from(key, 'base64url').subarray(0, half);
      // Compared as it is written: the last sign has two spare bits, and a draft has one key and not four.
      const wanted = Buffer.from(written(id));
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}

export const draftSecret = (db: Database): Promise<Buffer> => shopSecret(db, 'draft-secret');
