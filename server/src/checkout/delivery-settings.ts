import { asc } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import type { DeliveryZone, ZoneWay } from '@afterimage/contract/values/delivery.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import { countries } from '../location/tables.ts';
import { shopSettingsPart } from '../operators/shop-settings-part.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { words } from './checkout.words.ts';
import { readDefaultZones } from './delivery-zones.ts';

/** Where the shop delivers to and how, as operators change it. */
export const deliverySettings = shopSettingsPart('delivery', 'delivery.changed', ['deliveryZones']);

async function readDeliverySettings(db: Database, locale: Locale): Promise<Reply<'getDeliverySettings'>> {
  const { deliveryZones, homeCountry, version } = await readShopSettings(db);
  const codes = await db.select({ code: countries.code }).from(countries).orderBy(asc(countries.code));
  return {
    zones: deliveryZones ?? (await readDefaultZones(db, homeCountry, locale)),
    countryList: codes.map(({ code }) => code),
    version,
  };
}

/** Refuses the first thing that is wrong, at its field. */
function checkZones(zones: readonly DeliveryZone[]): void {
  const zoneByCountry = new Map<string, string>();
  for (const [at, zone] of zones.entries()) {
    const path = `zones.${at}`;
    if (zone.name === '') refuse(`${path}.name`, 'zoneWithoutName');
    if (zones.findIndex(({ id }) => id === zone.id) < at) refuse(`${path}.id`, 'sameId');
    if (zone.isOthers && zones.findIndex(({ isOthers }) => isOthers) < at) refuse(`${path}.isOthers`, 'secondOthers');
    if (!zone.isOthers && zone.countries.length === 0) refuse(`${path}.countries`, 'noCountries');
    if (zone.isOthers && zone.countries.length > 0) refuse(`${path}.countries`, 'othersWithCountries');
    for (const country of zone.countries) {
      const other = zoneByCountry.get(country);
      if (other !== undefined) refuseTwice(`${path}.countries`, country, other);
      zoneByCountry.set(country, zone.name);
    }
    if (zone.ways.length === 0) refuse(`${path}.ways`, 'noWay');
    for (const [place, way] of zone.ways.entries()) {
      if (zone.ways.findIndex(({ id }) => id === way.id) < place) refuse(`${path}.ways.${place}.id`, 'sameId');
      checkWay(`${path}.ways.${place}`, way);
    }
  }
}

function checkWay(path: string, { kind, name, address, minDays, maxDays }: ZoneWay): void {
  if (name[baseLocale] === '') refuse(`${path}.name.${baseLocale}`, 'wayWithoutName');
  if (maxDays < minDays) refuse(`${path}.maxDays`, 'daysReversed');
  if (kind === 'pickup' && address === '') refuse(`${path}.address`, 'pickupWithoutAddress');
}

type Sentence =
  | 'noWay'
  | 'daysReversed'
  | 'zoneWithoutName'
  | 'wayWithoutName'
  | 'noCountries'
  | 'othersWithCountries'
  | 'secondOthers'
  | 'pickupWithoutAddress'
  | 'sameId';

const refuse = (field: string, sentence: Sentence): never =>
  fail('INVALID_REQUEST', (locale) => ({ fields: { [field]: inLocale(words, locale)[sentence] } }));

const refuseTwice = (field: string, country: string, zone: string): never =>
  fail('INVALID_REQUEST', (locale) => {
    const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
    return { fields: { [field]: inLocale(words, locale).countryTwice({ country: name, zone }) } };
  });

/** The calls by which operators change where the shop delivers to and what it costs. */
export const deliverySettingsHandlers = {
  getDeliverySettings: ({ db, locale }) => readDeliverySettings(db, locale),
  saveDeliverySettings: async (context, { body: { zones, version } }) => {
    checkZones(zones);
    await deliverySettings.save(context.db, operatorOf(context), version, { deliveryZones: zones });
    return readDeliverySettings(context.db, context.locale);
  },
} satisfies Partial<Handlers>;
