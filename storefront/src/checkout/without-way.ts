import type { PaymentMethod } from '@afterimage/contract/checkout.ts';

/**
 * Whether an order to a country cannot be paid, because no way is offered there. False as long as that is not known, and
 * for an order that costs nothing; `total` in minor units.
 */
export function isWithoutWay(
  methods: { countryCode: string; list: readonly PaymentMethod[] } | null,
  countryCode: string | null,
  total: number | undefined,
): boolean {
  return methods !== null && methods.countryCode === countryCode && methods.list.length === 0 && total !== 0;
}
