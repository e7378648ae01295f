import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const [algorithm, nonceBytes, tagBytes] = ['aes-256-gcm', 12, 16] as const;

/** What the table keeps of an Idempotency-Key: only whoever has the key can find its row. */
export const storedKey = (key: string): string => createHash('sha256').update(`key\n${key}`).digest('base64url');

const secretOf = (scope: string, key: string) => createHash('sha256').update(`reply\n${scope}\n${key}`).digest();

/** Encrypts a reply with the key of its request: a reply may hold what opens an order, and the database must not. */
export function sealReply(reply: unknown, { scope, key }: { scope: string; key: string }): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, secretOf(scope, key), nonce);
  const content = Buffer.concat([cipher.update(JSON.stringify(reply ?? null)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
}

/** The reply again. Throws for another scope or key. */
export function openReply(sealed: string, { scope, key }: { scope: string; key: string }): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, secretOf(scope, key), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const content = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return JSON.parse(content.toString()) as unknown;
}
