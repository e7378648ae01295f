import { hashSecret } from '../accounts/secret.ts';
import type { Database } from '../platform/db/connection.ts';
import { shopSecret } from '../platform/signing/shop-secret.ts';
import { macOf } from '../platform/signing/signer.ts';

/** The key by which a guest reaches an order. */
export type GuestKey = (orderId: string) => string;

/**
 * Keys are made from the order's id and a secret of the shop: as unguessable as random ones, and they can be made
 * again for every mail and for whoever has lost his link, although the order keeps no more than a hash
 * (docs/decisions/0015-guests-orders-and-invoices.md).
 */
export function guestKeys(secret: Buffer): GuestKey {
  return (orderId) => macOf(secret, 'guest order ', orderId).toString('base64url');
}

export const guestOrderSecret = (db: Database): Promise<Buffer> => shopSecret(db, 'guest-order-secret');

/** What the order keeps of its key. */
export const storedKeyOf = (orderKey: string): Buffer => hashSecret(orderKey);
