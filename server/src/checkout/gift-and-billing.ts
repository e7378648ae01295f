import type { AddressBody } from '@afterimage/contract/accounts.ts';
import { checkAddress } from '../accounts/check-address.ts';
import type { orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';

/** What a body says about the invoice and about a gift. */
interface Request {
  billingAddress?: AddressBody | undefined;
  gift?: { message: string } | undefined;
}

/** The columns of an order that say where its invoice goes and whether it is a gift; not said is taken back. */
export async function giftAndBilling(
  tx: Database,
  { billingAddress, gift }: Request,
): Promise<Pick<typeof orders.$inferSelect, 'billingAddress' | 'giftMessage'>> {
  return {
    billingAddress: billingAddress ? await checkAddress(tx, billingAddress, 'billingAddress.') : null,
    giftMessage: gift?.message ?? null,
  };
}
