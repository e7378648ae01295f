import { asc, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { taxCountryOf } from '@afterimage/contract/values/union.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { countries } from '../../location/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { readShopSettings } from '../../shop-settings/read-shop-settings.ts';
import { loadTexts, translated } from '../../translations/translate.ts';
import { taxChanges, taxRates } from '../tables.ts';

/** The present day of the shop, `YYYY-MM-DD`. */
export async function shopDay(db: Database): Promise<string> {
  const { timeZone } = await readShopSettings(db);
  const { rows } = await db.execute<{ day: string }>(sql`select (now() at time zone ${timeZone})::date::text as day`);
  return rows[0]?.day ?? '';
}

/** The countries that the shop delivers to and that have no rate. One that is taxed like another has that one's. */
export async function untaxedCountries(db: Database): Promise<string[]> {
  const rows = await db
    .select({ code: countries.code })
    .from(countries)
    .where(sql`not exists (select from ${taxRates} where ${taxRates.countryCode} = ${countries.code})`)
    .orderBy(asc(countries.code));
  return rows.flatMap(({ code }) => (taxCountryOf(code) === code ? [code] : []));
}

/** Whose tax the shop charges, and the rates of all countries: those of today, and when they change. */
export async function readTaxes(db: Database, locale: Locale): Promise<Reply<'getTaxes'>> {
  const { taxMode, taxedExports, version, homeCountry } = await readShopSettings(db);
  const today = await shopDay(db);
  const rates = await db.select().from(taxRates).orderBy(asc(taxRates.countryCode));
  const changes = await db.select().from(taxChanges).orderBy(asc(taxChanges.validFrom));
  const changesOf = Map.groupBy(changes, ({ countryCode }) => countryCode);
  const texts = await loadTexts(db, locale, { tax_rate: rates.map(({ countryCode }) => countryCode) });
  const rateList = rates.map((row) => {
    const { countryCode } = row;
    const ofCountry = changesOf.get(countryCode) ?? [];
    const begun = ofCountry.findLast(({ validFrom }) => validFrom <= today);
    return {
      countryCode,
      name: translated(row, texts.of('tax_rate', countryCode), ['name']).name,
      basisPoints: begun?.basisPoints ?? row.basisPoints,
      changeList: ofCountry.map(({ validFrom, basisPoints }) => ({
        validFrom,
        basisPoints,
        isFuture: validFrom > today,
      })),
    };
  });
  return { taxMode, taxedExports, version, homeCountry, rateList, untaxedList: await untaxedCountries(db) };
}
