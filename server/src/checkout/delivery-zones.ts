import * as z from 'zod';
import type { DeliveryRate, DeliveryZone, ZoneWay } from '@afterimage/contract/values/delivery.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { loadTexts } from '../translations/translate.ts';
import { words } from './checkout.words.ts';

/** The zones of a new shop, from near to far: its own country, the European Union, the rest of Europe, all others. */
const zoneIds = ['home', 'union', 'europe', 'world'] as const;
const wayIds = ['standard', 'express'] as const;

const amount = z.int().min(0);
const rate = z
  .strictObject({ price: amount, freeFrom: amount.nullable(), minDays: amount, maxDays: amount })
  .nullable();
const ofZone = z.strictObject({ standard: rate, express: rate });
/** What delivery cost by zone and way, before operators made zones: files of older versions have it. */
export const formerRates = z.strictObject({ home: ofZone, union: ofZone, europe: ofZone, world: ofZone });
export type FormerRates = z.infer<typeof formerRates>;

/** What a new shop begins with, in minor units of its currency. */
export const defaultRates: FormerRates = {
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

const union = 'AT BE BG HR CY CZ DE DK EE FI FR GR HU IE IT LV LT LU MC MT NL PL PT RO SK SI ES SE'.split(' ');
const europe = 'AD AL AX BA BY CH FO GB GG GI IM IS JE LI MD ME MK NO RS RU SJ SM TR UA VA XK'.split(' ');

const empty = Object.fromEntries(locales.map((locale) => [locale, ''])) as Record<Locale, string>;

/** The zones that rates by zone and way mean for a shop at home in a country. */
export function zonesOfRates(rates: FormerRates, homeCountry: string, locale: Locale = baseLocale): DeliveryZone[] {
  const countries = { home: [homeCountry], union: without(union, homeCountry), europe: without(europe, homeCountry) };
  return zoneIds.map((id) => ({
    id,
    name: inLocale(words, locale).zones[id],
    countries: id === 'world' ? [] : countries[id],
    isOthers: id === 'world',
    ways: wayIds.flatMap((way) => {
      const own = rates[id][way];
      return own ? [wayOf(way, own)] : [];
    }),
  }));
}

const without = (codes: readonly string[], own: string): string[] => codes.filter((code) => code !== own);

const wayOf = (id: (typeof wayIds)[number], own: DeliveryRate): ZoneWay => ({
  id,
  kind: 'delivery',
  name: Object.fromEntries(locales.map((locale) => [locale, inLocale(words, locale).ways[id]])) as Record<
    Locale,
    string
  >,
  ...own,
  address: '',
  hours: empty,
});

/** The zones of a new shop, with the names that the shop has for its ways. */
export async function readDefaultZones(db: Database, homeCountry: string, locale: Locale): Promise<DeliveryZone[]> {
  const names = await Promise.all(
    locales.map(async (one) => [one, await loadTexts(db, one, { delivery_method: [...wayIds] })] as const),
  );
  const named = (way: ZoneWay): ZoneWay => ({
    ...way,
    name: Object.fromEntries(
      names.map(([one, texts]) => [one, texts.of('delivery_method', way.id)['name'] ?? way.name[one]]),
    ) as Record<Locale, string>,
  });
  return zonesOfRates(defaultRates, homeCountry, locale).map((zone) => ({ ...zone, ways: zone.ways.map(named) }));
}
