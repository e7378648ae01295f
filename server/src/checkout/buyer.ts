import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { accounts } from '../accounts/tables.ts';
import { type GuestKey, storedKeyOf } from '../orders/guest-key.ts';
import type { HoldParts } from './hold-rules.ts';

/** Who orders: an account, or a guest with the address for his mails, '' as long as he has not told it. */
export type Buyer = { accountId: string } | { email: string };

export const accountOfBuyer = (buyer: Buyer): string | null => ('accountId' in buyer ? buyer.accountId : null);

/** What an order needs to know besides what is bought. */
export interface OrderParts extends HoldParts {
  guestKey: GuestKey;
  /** The language of the mails about it. */
  locale: Locale;
}

/** The part of a new order that says whose it is. */
export function buyerColumns(
  tx: Database,
  buyer: Buyer,
  { guestKey, locale }: Pick<OrderParts, 'guestKey' | 'locale'>,
) {
  const id = randomUUID();
  if ('email' in buyer)
    return { id, accountId: null, email: buyer.email, guestKeyHash: storedKeyOf(guestKey(id)), locale };
  const { accountId } = buyer;
  const email = sql`(${tx.select({ email: accounts.emailShown }).from(accounts).where(eq(accounts.id, accountId))})`;
  return { id, accountId, email, guestKeyHash: null, locale };
}
