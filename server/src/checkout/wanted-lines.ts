import type { CartAddition } from '@afterimage/contract/cart.ts';
import { chooseVariant, type Customer } from '../cart/choose-variant.ts';
import type { Database } from '../platform/db/connection.ts';
import type { WantedLine } from './snapshot.ts';

/** The items of a purchase at once, checked like additions to a cart. */
export async function wantedLines(
  db: Database,
  items: readonly CartAddition[],
  customer: Customer,
): Promise<WantedLine[]> {
  const wanted: WantedLine[] = [];
  for (const [index, item] of items.entries()) {
    const { sellable, quantity, personalization } = await chooseVariant(db, item, customer, `items.${index}.`);
    wanted.push({ cartLineId: null, variantId: sellable.variantId, quantity, personalization });
  }
  return wanted;
}
