import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../platform/db/connection.ts';
import { shopSecret } from '../platform/signing/shop-secret.ts';
import type { LocalProvider } from './payment-provider.ts';

/** A provider that takes no money: its page, on this server, lets everybody say how the payment went. */
export const demoProvider: LocalProvider = {
  name: 'demo',
  begin: ({ paymentId }) => ({ reference: paymentId, url: `/pay/demo/${paymentId}` }),
  // It never took any; that the payment is marked refunded is all there is to it.
  refund: async ({ refundId }) => ({ reference: `demo-${refundId}`, state: 'done' }),
};

/** The key with which the demo provider signs what it tells. */
export const demoSecret = (db: Database): Promise<Buffer> => shopSecret(db, 'demo-payment-secret');

/** HMAC-SHA-256 of the body's bytes, in hexadecimal: the header `x-demo-signature`. */
export function signEvent(secret: Buffer, body: Buffer | string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

export function isSignedEvent(secret: Buffer, body: Buffer, signature: string): boolean {
  const expectedSignature = Buffer.from(signEvent(secret, body));
  const actualSignature = Buffer.from(signature);
  return actualSignature.length === expectedSignature.length && timingSafeEqual(actualSignature, expectedSignature);
}
