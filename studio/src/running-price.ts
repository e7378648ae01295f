import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { selectedChoices, type Personal } from './personal.ts';

export interface RunningPrice {
  /** One piece after the discount, and what it was before; with everything that was chosen, in minor units. */
  unitPrice: number;
  listUnitPrice: number;
  total: number;
  /** The total of the dearest variant, while none is chosen and they differ. */
  highestTotal?: number | undefined;
  /** What was chosen for a price: extras are added in full, the discount is the product's alone. */
  lines: { id: number; slot: string; title: string; price: number }[];
}

/** What the choices come to, by the rule of the shop's own prices; the server's word is the last one. */
export function runningPrice(
  product: Pick<ProductDetail, 'price' | 'finalPrice' | 'highestPrice' | 'customizationList'>,
  personal: Personal,
): RunningPrice {
  const lines = product.customizationList.flatMap((slot) =>
    selectedChoices(slot, personal).map(({ id, title, price }) => ({ id, slot: slot.title, title, price })),
  );
  const more = lines.reduce((sum, { price }) => sum + price, 0);
  const unitPrice = product.finalPrice + more;
  const { quantity } = personal;
  const highest = product.highestPrice;
  return {
    unitPrice,
    listUnitPrice: product.price + more,
    total: unitPrice * quantity,
    ...(highest !== undefined && { highestTotal: (highest + more) * quantity }),
    lines,
  };
}
