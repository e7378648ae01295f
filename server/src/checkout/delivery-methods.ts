import { eq } from 'drizzle-orm';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { currency } from '@afterimage/contract/values/money.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Database } from '../platform/db/connection.ts';
import { countries } from '../location/tables.ts';
import { fail } from '../platform/http/failure.ts';
import { words } from './checkout.words.ts';

/** Where the shop delivers to, from near to far. */
type Zone = 'home' | 'union' | 'europe' | 'world';

const standard = { id: 'standard', name: 'Standard delivery', currency };
const express = { id: 'express', name: 'Express delivery', currency, freeFrom: null };

const methods: Record<Zone, DeliveryMethod[]> = {
  home: [
    { ...standard, price: 4_90, freeFrom: 50_00, minDays: 2, maxDays: 4 },
    { ...express, price: 12_90, minDays: 1, maxDays: 1 },
  ],
  union: [
    { ...standard, price: 9_90, freeFrom: 100_00, minDays: 3, maxDays: 7 },
    { ...express, price: 24_90, minDays: 1, maxDays: 3 },
  ],
  europe: [
    { ...standard, price: 14_90, freeFrom: 150_00, minDays: 4, maxDays: 10 },
    { ...express, price: 29_90, minDays: 2, maxDays: 4 },
  ],
  world: [
    { ...standard, price: 19_90, freeFrom: 200_00, minDays: 7, maxDays: 21 },
    { ...express, price: 39_90, minDays: 2, maxDays: 5 },
  ],
};

const homeCountry = 'DE';
const union = new Set('AT BE BG HR CY CZ DK EE FI FR GR HU IE IT LV LT LU MC MT NL PL PT RO SK SI ES SE'.split(' '));
const europe = new Set('AD AL AX BA BY CH FO GB GG GI IM IS JE LI MD ME MK NO RS RU SJ SM TR UA VA XK'.split(' '));

function zoneOf(countryCode: string): Zone {
  if (countryCode === homeCountry) return 'home';
  if (union.has(countryCode)) return 'union';
  return europe.has(countryCode) ? 'europe' : 'world';
}

/** The ways of delivery to a country. */
export function deliveryMethodsTo(countryCode: string): DeliveryMethod[] {
  return methods[zoneOf(countryCode)];
}

/** A way of delivery that there is to a country. */
export function methodTo(countryCode: string, id: string): DeliveryMethod {
  const method = deliveryMethodsTo(countryCode).find((one) => one.id === id);
  return (
    method ??
    fail('DELIVERY_INVALID', (locale) => ({ fields: { deliveryMethod: inLocale(words, locale).chooseDelivery } }))
  );
}

/** The code of a country that there is. */
export async function knownCountry(db: Database, countryCode: string): Promise<string> {
  const [country] = await db.select({ code: countries.code }).from(countries).where(eq(countries.code, countryCode));
  return country?.code ?? fail('DELIVERY_INVALID');
}
