import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';

type Offer = Pick<DeliveryMethod, 'name' | 'freeFrom' | 'pickup'>;

/** How far it is to the nearest delivery for nothing; `left` is 0 when it is reached. Amounts in minor units. */
interface FreeDelivery {
  method: string;
  left: number;
  /** How much of the way is done, 0 to 1. */
  share: number;
}

/**
 * @param itemsTotal what the goods cost after discounts
 * @returns null when no way of delivery is ever free
 */
export function freeDelivery(methods: readonly Offer[], itemsTotal: number): FreeDelivery | null {
  const offers = methods.flatMap(({ name, freeFrom, pickup }) =>
    freeFrom === null || pickup ? [] : [{ name, freeFrom }],
  );
  const [nearest] = offers.toSorted((a, b) => a.freeFrom - b.freeFrom);
  if (!nearest) return null;
  const { name, freeFrom } = nearest;
  const left = Math.max(0, freeFrom - itemsTotal);
  return { method: name, left, share: left === 0 ? 1 : itemsTotal / freeFrom };
}
