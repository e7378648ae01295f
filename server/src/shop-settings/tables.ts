import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { impersonal } from '../platform/db/personal-data.ts';

/** What the operator decides about the shop, in one row. Until it is there, `defaultShopSettings` hold. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    id: impersonal(integer('id').primaryKey().default(1)),
    /** Where the shop is at home, ISO 3166-1 alpha-2. */
    homeCountry: impersonal(text('home_country').notNull()),
    /** The shop's one currency, ISO 4217. All amounts of the catalogue are minor units of it. */
    currency: impersonal(text('currency').notNull()),
    /** In which days and hours of the shop are told, a name of the IANA database. */
    timeZone: impersonal(text('time_zone').notNull()),
    /** Where the ranges of prices that lists offer meet: minor units, ascending. */
    priceSteps: impersonal(integer('price_steps').array().notNull()),
  },
  (table) => [
    check('shop_settings_one', sql`${table.id} = 1`),
    check('shop_settings_country', sql`${table.homeCountry} ~ '^[A-Z]{2}$'`),
    check('shop_settings_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
  ],
);
