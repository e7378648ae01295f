import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { impersonal } from '../platform/db/personal-data.ts';

/** Value added tax that is contained in shown prices when goods go to a country; in hundredths of a percent. */
export const taxRates = pgTable(
  'tax_rates',
  {
    countryCode: impersonal(text('country_code').primaryKey()),
    /** The name of the tax in the shop's first language; translated like other data. */
    name: impersonal(text('name').notNull()),
    basisPoints: impersonal(integer('basis_points').notNull()),
  },
  (table) => [check('tax_rates_basis_points', sql`${table.basisPoints} between 0 and 5000`)],
);

/** Rates that replace that of `tax_rates` from a day on, in the shop's time zone. */
export const taxChanges = pgTable(
  'tax_changes',
  {
    countryCode: impersonal(
      text('country_code')
        .notNull()
        .references(() => taxRates.countryCode, { onDelete: 'cascade' }),
    ),
    validFrom: impersonal(date('valid_from').notNull()),
    basisPoints: impersonal(integer('basis_points').notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.countryCode, table.validFrom] }),
    check('tax_changes_basis_points', sql`${table.basisPoints} between 0 and 5000`),
  ],
);
