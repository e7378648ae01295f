import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { seal, unseal } from '../platform/signing/sealed-secret.ts';
import type { webhookEndpoints } from './tables.ts';

type Secrets = Pick<typeof webhookEndpoints.$inferSelect, 'id' | 'secret' | 'oldSecret' | 'oldSecretUntil'>;

const purposeOf = (endpointId: string) => `webhook ${endpointId}`;

/** A new secret: as its owner sees it once, and as it is stored. */
export function newEndpointSecret(key: Buffer, endpointId: string): { plaintext: string; sealed: Buffer } {
  const plaintext = `whsec_${randomBytes(32).toString('base64')}`;
  return { plaintext, sealed: seal(key, purposeOf(endpointId), Buffer.from(plaintext)) };
}

/** The header `webhook-signature`, by the secret and, for a while after it was renewed, by the one before. */
export function signatureOf(
  key: Buffer,
  { id, secret, oldSecret, oldSecretUntil }: Secrets,
  { messageId, at, body }: { messageId: string; at: Date; body: string },
): string {
  const sealed = [secret, ...(oldSecret && oldSecretUntil && oldSecretUntil > at ? [oldSecret] : [])];
  return sealed
    .map((one) => {
      const opened = unseal(key, purposeOf(id), one);
      if (!opened) throw new Error('the secret of a webhook was encrypted with another key');
      return new Webhook(opened.toString()).sign(messageId, at, body);
    })
    .join(' ');
}
