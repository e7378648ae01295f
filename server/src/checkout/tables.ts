import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
