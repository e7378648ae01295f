import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrate } from '../platform/db/migrate.ts';
import { migrationsWith, readJournal } from '../platform/db/test-baseline.ts';
import { testDatabase } from '../platform/db/test-database.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { deliveryMethodsTo } from './delivery-methods.ts';
import { defaultRates, type FormerRates, zonesOfRates } from './delivery-zones.ts';

const union = new Set('AT BE BG HR CY CZ DE DK EE FI FR GR HU IE IT LV LT LU MC MT NL PL PT RO SK SI ES SE'.split(' '));
const europe = new Set('AD AL AX BA BY CH FO GB GG GI IM IS JE LI MD ME MK NO RS RU SJ SM TR UA VA XK'.split(' '));
/** The zone of a country as it was before operators made zones. */
function formerZone(code: string, home: string): keyof FormerRates {
  if (code === home) return 'home';
  if (union.has(code)) return 'union';
  return europe.has(code) ? 'europe' : 'world';
}
const formerWays = (code: string, home: string, rates: FormerRates) =>
  Object.entries(rates[formerZone(code, home)]).flatMap(([id, rate]) => (rate ? [{ id, ...rate }] : []));

const rates: FormerRates = {
  ...defaultRates,
  home: { ...defaultRates.home, express: null },
  europe: { standard: { price: 8_00, freeFrom: null, minDays: 1, maxDays: 9 }, express: null },
};
/** Every pair of letters is a code that a country can have. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const pricesIn = (ways: ReturnType<typeof deliveryMethodsTo>) =>
  ways.map(({ id, price, freeFrom, minDays, maxDays }) => ({ id, price, freeFrom, minDays, maxDays }));

it.each(['DE', 'CH', 'US'])(
  'D7.42 the zones of a new shop in %s cost in every country what they cost before',
  (home) => {
    const shop = { homeCountry: home, currency: 'EUR' };
    for (const code of codes)
      expect(pricesIn(deliveryMethodsTo(code, shop)), code).toEqual(formerWays(code, home, defaultRates));
  },
);

it.each(['DE', 'CH'])('D7.43 what an owner in %s has set before becomes zones with the same prices', async (home) => {
  const base = await testDatabase('empty');
  const { entries } = await readJournal();
  const folder = await migrationsWith(entries.findIndex(({ tag }) => tag.endsWith('_delivery')));
  try {
    await migrate(base.url, folder);
    await base.db.execute(sql`insert into shop_settings (home_country, currency, time_zone, price_steps, delivery_rates)
      values (${home}, 'EUR', 'Europe/Berlin', '{}', ${JSON.stringify(rates)}::jsonb)`);
    await base.db.execute(sql`insert into translations (entity, entity_id, locale, field, text)
      values ('delivery_method', 'standard', 'de', 'name', 'Päckchen')`);
    await migrate(base.url);
    const settings = await readShopSettings(base.db);
    const renamed = zonesOfRates(rates, home).map(({ ways, ...zone }) => ({
      ...zone,
      ways: ways.map((way) => (way.id === 'standard' ? { ...way, name: { ...way.name, de: 'Päckchen' } } : way)),
    }));
    expect(settings.deliveryZones).toEqual(renamed);
    for (const code of codes)
      expect(pricesIn(deliveryMethodsTo(code, settings)), code).toEqual(formerWays(code, home, rates));
  } finally {
    await base.close();
    await rm(folder, { recursive: true });
  }
});
