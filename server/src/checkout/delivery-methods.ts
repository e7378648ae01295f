import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { currency } from '@afterimage/contract/money.ts';

type Zone = 'DE' | 'EU' | 'world';

/** A way of delivery in a zone; prices in minor units, `freeFrom` is the goods' value from which it costs nothing. */
interface Tariff {
  id: string;
  name: string;
  price: number;
  freeFrom: number | null;
  minDays: number;
  maxDays: number;
}

const standard = { id: 'standard', name: 'Standard delivery' };
const express = { id: 'express', name: 'Express delivery' };

const tariffs: Record<Zone, readonly Tariff[]> = {
  DE: [
    { ...standard, price: 490, freeFrom: 50_00, minDays: 2, maxDays: 4 },
    { ...express, price: 1290, freeFrom: null, minDays: 1, maxDays: 1 },
  ],
  EU: [
    { ...standard, price: 990, freeFrom: 100_00, minDays: 3, maxDays: 7 },
    { ...express, price: 2490, freeFrom: null, minDays: 1, maxDays: 3 },
  ],
  world: [
    { ...standard, price: 1990, freeFrom: 200_00, minDays: 7, maxDays: 21 },
    { ...express, price: 3990, freeFrom: null, minDays: 2, maxDays: 5 },
  ],
};

const union = new Set('AT BE BG HR CY CZ DK EE FI FR GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '));

function zoneOf(countryCode: string): Zone {
  if (countryCode === 'DE') return 'DE';
  return union.has(countryCode) ? 'EU' : 'world';
}

/**
 * The ways of delivery to a country for goods of this value (after discounts). The value is 0 where it is not known
 * yet; the price then is the one that nobody has to exceed.
 */
export function deliveryMethodsTo(countryCode: string, goodsValue: number): DeliveryMethod[] {
  return tariffs[zoneOf(countryCode)].map(({ freeFrom, price, ...tariff }) => ({
    ...tariff,
    currency,
    price: freeFrom !== null && goodsValue >= freeFrom ? 0 : price,
  }));
}

/** One of them by its id. */
export function deliveryMethodTo(countryCode: string, goodsValue: number, id: string): DeliveryMethod | undefined {
  return deliveryMethodsTo(countryCode, goodsValue).find((method) => method.id === id);
}
