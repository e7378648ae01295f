import type { Database } from '../platform/db/connection.ts';
import { shopSecret } from '../platform/signing/shop-secret.ts';
import { tokenSigner, uuidBytes, uuidOf } from '../platform/signing/signer.ts';

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
  const signer = tokenSigner(secret, 'draft', 16);
  return {
    keyOf: (draftId) => signer.write(uuidBytes(draftId)),
    idOf(key) {
      const id = signer.read(key);
      return id && uuidOf(id);
    },
  };
}

export const draftSecret = (db: Database): Promise<Buffer> => shopSecret(db, 'draft-secret');
