import { eq, type SQL } from 'drizzle-orm';
import { orders } from './tables.ts';
import { storedKeyOf } from './guest-key.ts';

/**
 * Whose order: an account's, or the one of a guest, which whoever knows its key may see. The key opens an order also
 * after it has joined an account, because the mails that carry it are still there.
 */
export type OrderOwner = { accountId: string } | { orderKey: string };

export const isOwners = (owner: OrderOwner): SQL =>
  'accountId' in owner ? eq(orders.accountId, owner.accountId) : eq(orders.guestKeyHash, storedKeyOf(owner.orderKey));
