import { eq } from 'drizzle-orm';
import type { DeliveryWay } from '@afterimage/contract/checkout.ts';
import { zoneOf } from '@afterimage/contract/values/delivery.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { loadTexts, translated } from '../translations/translate.ts';
import { countries } from '../location/tables.ts';
import { readShopSettings, type ShopSettings } from '../shop-settings/read-shop-settings.ts';
import { fail } from '../platform/http/failure.ts';
import { defaultRates, zonesOfRates } from './delivery-zones.ts';
import { words } from './checkout.words.ts';

/** Where the shop is at home, in what it is paid, and its zones of delivery; null: those of a new shop. */
type ShopPlace = Pick<ShopSettings, 'homeCountry' | 'currency'> & Partial<Pick<ShopSettings, 'deliveryZones'>>;

/** The ways of delivery to a country; none where the shop does not deliver. */
export function deliveryMethodsTo(countryCode: string, shop: ShopPlace, locale: Locale = baseLocale): DeliveryWay[] {
  const { homeCountry, currency, deliveryZones } = shop;
  const zone = zoneOf(deliveryZones ?? zonesOfRates(defaultRates, homeCountry), countryCode);
  return (zone?.ways ?? []).map(({ id, kind, name, price, freeFrom, minDays, maxDays, address, hours }) => ({
    id,
    name: name[locale] || name[baseLocale],
    price,
    freeFrom,
    minDays,
    maxDays,
    currency,
    ...(kind === 'pickup' && { pickup: { address, hours: hours[locale] || hours[baseLocale] } }),
  }));
}

/** The same in a language, with the names that the shop has for the ways of a new shop. */
export async function readDeliveryMethods(
  db: Database,
  locale: Locale,
  countryCode: string,
  shop: ShopPlace,
): Promise<DeliveryWay[]> {
  const list = deliveryMethodsTo(countryCode, shop, locale);
  if (shop.deliveryZones) return list;
  const texts = await loadTexts(db, locale, { delivery_method: list.map(({ id }) => id) });
  return list.map((method) => translated(method, texts.of('delivery_method', method.id), ['name']));
}

/** A way of delivery that there is to a country, in a language. Fails with DELIVERY_INVALID. */
export async function methodTo(db: Database, locale: Locale, countryCode: string, id: string): Promise<DeliveryWay> {
  const list = await readDeliveryMethods(db, locale, countryCode, await readShopSettings(db));
  const method = list.find((one) => one.id === id);
  const reason = list.length === 0 ? 'notDelivered' : 'chooseDelivery';
  return (
    method ??
    fail('DELIVERY_INVALID', (language) => ({ fields: { deliveryMethod: inLocale(words, language)[reason] } }))
  );
}

/** A way of delivery as an order keeps it. */
export const orderedMethod = ({ id, name, pickup }: Pick<DeliveryWay, 'id' | 'name' | 'pickup'>) => ({
  id,
  name,
  ...(pickup && { pickup }),
});

/** The country whose tax is charged: what is picked up is handed over where the shop is. */
export async function taxedIn(db: Database, countryCode: string, method: Pick<DeliveryWay, 'pickup'> | null) {
  return method?.pickup ? (await readShopSettings(db)).homeCountry : countryCode;
}

/** The code of a country that there is. */
export async function validCountry(db: Database, countryCode: string): Promise<string> {
  const [country] = await db.select({ code: countries.code }).from(countries).where(eq(countries.code, countryCode));
  return country?.code ?? fail('DELIVERY_INVALID');
}
