import { and, desc, inArray, lte, sql } from 'drizzle-orm';
import type { Locale } from '@afterimage/words/locale.ts';
import { taxCountryOf } from '@afterimage/contract/values/union.ts';
import type { VatCheck } from '../orders/vat-check.ts';
import type { Database } from '../platform/db/connection.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { loadTexts, translated } from '../translations/translate.ts';
import { taxChanges, taxRates } from './tables.ts';
import { type OrderTax, taxOf, type TaxRate } from '@afterimage/contract/values/tax-of.ts';

/** The tax of an order to a country, called as it is in a language there. */
export async function readTax(
  db: Database,
  destination: string,
  locale: Locale,
  vatCheck: VatCheck | null = null,
): Promise<OrderTax> {
  const { homeCountry, taxMode, taxedExports, timeZone } = await readShopSettings(db);
  const countries = [...new Set([homeCountry, destination].map(taxCountryOf))];
  const rates = await ratesOf(db, countries, { locale, timeZone });
  return taxOf({
    mode: taxMode,
    taxedExports,
    homeCountry,
    destination,
    vatIdCountry: vatCheck?.countryCode ?? null,
    rateOf: (countryCode) => rates.get(countryCode) ?? null,
  });
}

/** The rates of these countries today: the last change that has begun, else the first rate. */
async function ratesOf(
  db: Database,
  countries: readonly string[],
  { locale, timeZone }: { locale: Locale; timeZone: string },
): Promise<Map<string, TaxRate>> {
  const codes = [...countries];
  const rows = await db.select().from(taxRates).where(inArray(taxRates.countryCode, codes));
  const changes = await db
    .selectDistinctOn([taxChanges.countryCode])
    .from(taxChanges)
    .where(
      and(
        inArray(taxChanges.countryCode, codes),
        lte(taxChanges.validFrom, sql`(now() at time zone ${timeZone})::date`),
      ),
    )
    .orderBy(taxChanges.countryCode, desc(taxChanges.validFrom));
  const changed = new Map(changes.map(({ countryCode, basisPoints }) => [countryCode, basisPoints]));
  const texts = await loadTexts(db, locale, { tax_rate: codes });
  return new Map(
    rows.flatMap((row) => {
      const { name, basisPoints, countryCode } = translated(row, texts.of('tax_rate', row.countryCode), ['name']);
      const rate = changed.get(countryCode) ?? basisPoints;
      // A country that was given a rate from a later day on has none until then.
      return rate === 0 && !changed.has(countryCode) ? [] : [[countryCode, { name, basisPoints: rate }] as const];
    }),
  );
}
