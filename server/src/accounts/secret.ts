import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in the letters of base64url: guessing one is out of the question, so a plain hash keeps it. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
