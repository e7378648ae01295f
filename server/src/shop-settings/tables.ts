import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DeliveryRates } from '@afterimage/contract/values/delivery.ts';
import type { HelpQuestion } from '@afterimage/contract/values/help.ts';
import type { TaxMode } from '@afterimage/contract/values/taxes.ts';
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
    taxMode: impersonal(text('tax_mode').$type<TaxMode>().notNull().default('destination')),
    /** Whether the tax of countries outside of the European Union that have a rate is charged. */
    taxedExports: impersonal(boolean('taxed_exports').notNull().default(true)),
    /** For how many days after the delivery a contract can be withdrawn from. */
    withdrawalDays: impersonal(integer('withdrawal_days').notNull().default(14)),
    /** Whether personalized items can be withdrawn from too; the law exempts them. */
    withdrawsPersonalized: impersonal(boolean('withdraws_personalized').notNull().default(false)),
    /** What delivery costs; null: as a new shop has it. */
    deliveryRates: impersonal(jsonb('delivery_rates').$type<DeliveryRates>()),
    /** The questions of the help page; null: as a new shop has them. */
    helpQuestions: impersonal(jsonb('help_questions').$type<HelpQuestion[]>()),
    /** How often the settings were changed. */
    version: impersonal(integer('version').notNull().default(1)),
  },
  (table) => [
    check('shop_settings_one', sql`${table.id} = 1`),
    check('shop_settings_country', sql`${table.homeCountry} ~ '^[A-Z]{2}$'`),
    check('shop_settings_tax_mode', sql`${table.taxMode} in ('destination', 'home', 'exempt')`),
    check('shop_settings_withdrawal', sql`${table.withdrawalDays} between 14 and 365`),
    check('shop_settings_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
  ],
);
