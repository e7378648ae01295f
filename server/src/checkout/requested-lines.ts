import type { CartAddition } from '@afterimage/contract/cart.ts';
import { chooseVariant, type Customer } from '../cart/choose-variant.ts';
import type { Database } from '../platform/db/connection.ts';
import type { RequestedLine } from './snapshot.ts';

/** The items of a purchase at once, checked like additions to a cart. */
export async function requestedLines(
  db: Database,
  items: readonly CartAddition[],
  customer: Customer,
): Promise<RequestedLine[]> {
  const requestedLineList: RequestedLine[] = [];
  for (const [index, item] of items.entries()) {
    const { sellable, quantity, personalization } = await chooseVariant(db, item, customer, {
      path: `items.${index}.`,
    });
    requestedLineList.push({ cartLineId: null, variantId: sellable.variantId, quantity, personalization });
  }
  return requestedLineList;
}
