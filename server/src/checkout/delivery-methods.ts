import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { currency } from '@afterimage/contract/money.ts';

type Zone = 'DE' | 'EU' | 'world';

const standard = { id: 'standard', name: 'Standard delivery', currency };
const express = { id: 'express', name: 'Express delivery', currency, freeFrom: null };

const methods: Record<Zone, DeliveryMethod[]> = {
  DE: [
    { ...standard, price: 4_90, freeFrom: 50_00, minDays: 2, maxDays: 4 },
    { ...express, price: 12_90, minDays: 1, maxDays: 1 },
  ],
  EU: [
    { ...standard, price: 9_90, freeFrom: 100_00, minDays: 3, maxDays: 7 },
    { ...express, price: 24_90, minDays: 1, maxDays: 3 },
  ],
  world: [
    { ...standard, price: 19_90, freeFrom: 200_00, minDays: 7, maxDays: 21 },
    { ...express, price: 39_90, minDays: 2, maxDays: 5 },
  ],
};

const union = new Set('AT BE BG HR CY CZ DK EE FI FR GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '));

/** The ways of delivery to a country. */
export function deliveryMethodsTo(countryCode: string): DeliveryMethod[] {
  if (countryCode === 'DE') return methods.DE;
  return union.has(countryCode) ? methods.EU : methods.world;
}
