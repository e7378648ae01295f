import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DeliveryZone } from '@afterimage/contract/values/delivery.ts';
import type { HelpQuestion } from '@afterimage/contract/values/help.ts';
import type { SellerDetails } from '@afterimage/contract/values/shop-details.ts';
import type { HelpTextName, OwnPageTexts } from '@afterimage/contract/values/shop-pages.ts';
import type { TaxMode } from '@afterimage/contract/values/taxes.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { bytea } from '../platform/db/columns.ts';
import { impersonal } from '../platform/db/personal-data.ts';
import type { OwnFrontPage, OwnMenus } from './own-pages.ts';
import type { ServiceDetails, ServiceName } from './service-details.ts';

/** What the operator decides about the shop, in one row. Until it is there, `defaultShopSettings` hold. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    id: impersonal(integer('id').primaryKey().default(1)),
    /** Who sells; null: as the environment says. */
    seller: impersonal(jsonb('seller').$type<SellerDetails>()),
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
    /** Where the shop delivers to, and how; null: as a new shop does. */
    deliveryZones: impersonal(jsonb('delivery_zones').$type<DeliveryZone[]>()),
    /** The questions of the help page; null: as a new shop has them. */
    helpQuestions: impersonal(jsonb('help_questions').$type<HelpQuestion[]>()),
    /** The owner's texts of the help page's upper part; null: all as a new shop has them. */
    helpTexts: impersonal(jsonb('help_texts').$type<OwnPageTexts<HelpTextName>>()),
    /** What the owner changed of the first page; null: nothing. */
    frontPage: impersonal(jsonb('front_page').$type<OwnFrontPage>()),
    /** The owner's menus; null: both as a new shop has them. */
    menus: impersonal(jsonb('menus').$type<OwnMenus>()),
    /** The languages of the build that the shop does not offer. */
    languagesOff: impersonal(text('languages_off').array().$type<Locale[]>().notNull().default([])),
    /** For how many minutes unpaid orders hold goods; this and the next four are null as long as the environment says it. */
    holdMinutes: impersonal(integer('hold_minutes')),
    /** After how many days designs that were not ordered are deleted. */
    draftDays: impersonal(integer('draft_days')),
    /** After how many days uploads that nothing uses are deleted. */
    uploadDays: impersonal(integer('upload_days')),
    /** What the spot inks are called in print files. */
    whitePlate: impersonal(text('white_plate')),
    engravingPlate: impersonal(text('engraving_plate')),
    /** How often the settings were changed. */
    version: impersonal(integer('version').notNull().default(1)),
  },
  (table) => [
    check('shop_settings_one', sql`${table.id} = 1`),
    check('shop_settings_country', sql`${table.homeCountry} ~ '^[A-Z]{2}$'`),
    check('shop_settings_tax_mode', sql`${table.taxMode} in ('destination', 'home', 'exempt')`),
    check('shop_settings_withdrawal', sql`${table.withdrawalDays} between 14 and 365`),
    check('shop_settings_hold', sql`${table.holdMinutes} between 1 and 1440`),
    check(
      'shop_settings_storage',
      sql`${table.draftDays} between 1 and 3650 and ${table.uploadDays} between 1 and 3650`,
    ),
    check('shop_settings_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
  ],
);

/** The services that take money and send mail, as the owner has set them. */
export const serviceSettings = pgTable('service_settings', {
  name: impersonal(text('name').$type<ServiceName>().primaryKey()),
  /** What is no secret; null: removed. */
  details: impersonal(jsonb('details').$type<ServiceDetails[ServiceName]>()),
  /** Keys and passwords as JSON, encrypted with a key of the shop; null without any. */
  secrets: impersonal(bytea('secrets')),
  /** How often it was changed. */
  version: impersonal(integer('version').notNull().default(1)),
});
