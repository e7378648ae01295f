import { eq } from 'drizzle-orm';
import type { DeliveryWay } from '@afterimage/contract/checkout.ts';
import {
  type DeliveryMethodId,
  deliveryMethodIds,
  type DeliveryRates,
  type DeliveryZone,
} from '@afterimage/contract/values/delivery.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { loadTexts, translated } from '../translations/translate.ts';
import { countries } from '../location/tables.ts';
import { readShopSettings, type ShopSettings } from '../shop-settings/read-shop-settings.ts';
import { fail } from '../platform/http/failure.ts';
import { words } from './checkout.words.ts';

const names: Readonly<Record<DeliveryMethodId, string>> = {
  standard: 'Standard delivery',
  express: 'Express delivery',
};

/** What a new shop begins with, in minor units of its currency. */
export const defaultDeliveryRates: DeliveryRates = {
  home: {
    standard: { price: 4_90, freeFrom: 50_00, minDays: 2, maxDays: 4 },
    express: { price: 12_90, freeFrom: null, minDays: 1, maxDays: 1 },
  },
  union: {
    standard: { price: 9_90, freeFrom: 100_00, minDays: 3, maxDays: 7 },
    express: { price: 24_90, freeFrom: null, minDays: 1, maxDays: 3 },
  },
  europe: {
    standard: { price: 14_90, freeFrom: 150_00, minDays: 4, maxDays: 10 },
    express: { price: 29_90, freeFrom: null, minDays: 2, maxDays: 4 },
  },
  world: {
    standard: { price: 19_90, freeFrom: 200_00, minDays: 7, maxDays: 21 },
    express: { price: 39_90, freeFrom: null, minDays: 2, maxDays: 5 },
  },
};

const union = new Set('AT BE BG HR CY CZ DE DK EE FI FR GR HU IE IT LV LT LU MC MT NL PL PT RO SK SI ES SE'.split(' '));
const europe = new Set('AD AL AX BA BY CH FO GB GG GI IM IS JE LI MD ME MK NO RS RU SJ SM TR UA VA XK'.split(' '));

function zoneOf(countryCode: string, homeCountry: string): DeliveryZone {
  if (countryCode === homeCountry) return 'home';
  if (union.has(countryCode)) return 'union';
  return europe.has(countryCode) ? 'europe' : 'world';
}

/** Where the shop is at home, in what it is paid, and what it asks for delivery. */
type ShopPlace = Pick<ShopSettings, 'homeCountry' | 'currency'> & Partial<Pick<ShopSettings, 'deliveryRates'>>;

/** The ways of delivery to a country, in the shop's first language. */
export function deliveryMethodsTo(countryCode: string, shop: ShopPlace): DeliveryWay[] {
  const { homeCountry, currency, deliveryRates } = shop;
  const rates = (deliveryRates ?? defaultDeliveryRates)[zoneOf(countryCode, homeCountry)];
  return deliveryMethodIds.flatMap((id) => {
    const rate = rates[id];
    return rate ? [{ id, name: names[id], ...rate, currency }] : [];
  });
}

/** The same in a language. */
export async function readDeliveryMethods(
  db: Database,
  locale: Locale,
  countryCode: string,
  shop: ShopPlace,
): Promise<DeliveryWay[]> {
  const list = deliveryMethodsTo(countryCode, shop);
  const texts = await loadTexts(db, locale, { delivery_method: list.map(({ id }) => id) });
  return list.map((method) => translated(method, texts.of('delivery_method', method.id), ['name']));
}

/** A way of delivery that there is to a country, in a language. */
export async function methodTo(db: Database, locale: Locale, countryCode: string, id: string): Promise<DeliveryWay> {
  const list = await readDeliveryMethods(db, locale, countryCode, await readShopSettings(db));
  const method = list.find((one) => one.id === id);
  return (
    method ??
    fail('DELIVERY_INVALID', (language) => ({ fields: { deliveryMethod: inLocale(words, language).chooseDelivery } }))
  );
}

/** The code of a country that there is. */
export async function validCountry(db: Database, countryCode: string): Promise<string> {
  const [country] = await db.select({ code: countries.code }).from(countries).where(eq(countries.code, countryCode));
  return country?.code ?? fail('DELIVERY_INVALID');
}
