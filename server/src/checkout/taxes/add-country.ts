import { eq, sql } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import { audit } from '../../operators/audit.ts';
import { registerPutBack } from '../../operators/put-back.ts';
import { failChanged } from '../../operators/record-version.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Operator } from '../../platform/http/handlers.ts';
import { readShopSettings } from '../../shop-settings/read-shop-settings.ts';
import { translations } from '../../translations/tables.ts';
import { words } from '../checkout.words.ts';
import { taxChanges, taxRates } from '../tables.ts';
import { shopDay, untaxedCountries } from './read-taxes.ts';

/** A country with its first rate. */
interface NewTaxCountry {
  countryCode: string;
  name: string;
  validFrom: string;
  basisPoints: number;
}

const subjectOf = ({ countryCode }: Pick<NewTaxCountry, 'countryCode'>) =>
  ({ kind: 'settings', id: `tax ${countryCode}` }) as const;

/** Gives a country without a rate one, from a day on that is not over. */
export async function addTaxCountry(db: Database, operator: Operator, country: NewTaxCountry): Promise<void> {
  await db.transaction(async (tx) => {
    if (country.validFrom < (await shopDay(tx)))
      fail('INVALID_REQUEST', (locale) => ({ fields: { validFrom: inLocale(words, locale).taxDayOver } }));
    if (!(await untaxedCountries(tx)).includes(country.countryCode)) failCountry();
    await insertCountry(tx, country);
    await audit(tx, operator, {
      action: 'tax.country.added',
      subject: subjectOf(country),
      before: null,
      after: country,
    });
  });
}

const failCountry = (): never =>
  fail('INVALID_REQUEST', (locale) => ({ fields: { countryCode: inLocale(words, locale).taxCountry } }));

/** Before its first day the country has no tax, which a first rate of nothing says. */
async function insertCountry(tx: Database, { name, countryCode, ...rate }: NewTaxCountry): Promise<void> {
  const inserted = await tx
    .insert(taxRates)
    .values({ countryCode, name, basisPoints: 0 })
    .onConflictDoNothing()
    .returning({ countryCode: taxRates.countryCode });
  // Another operator was faster.
  if (inserted.length === 0) failCountry();
  await tx.insert(taxChanges).values({ countryCode, ...rate });
  await copyNames(tx, { name, countryCode });
}

/** A tax that is called like that at home is called like that in other languages too. */
async function copyNames(tx: Database, { name, countryCode }: { name: string; countryCode: string }): Promise<void> {
  const { homeCountry } = await readShopSettings(tx);
  const [home] = await tx.select().from(taxRates).where(eq(taxRates.countryCode, homeCountry));
  if (home?.name !== name) return;
  await tx.execute(sql`insert into ${translations} (entity, entity_id, locale, field, text)
    select entity, ${countryCode}, locale, field, text from ${translations}
    where entity = 'tax_rate' and entity_id = ${homeCountry}`);
}

/** A country is taken out again if it is as the entry has left it; orders keep the tax that they were placed with. */
export function registerTaxCountryPutBack(): void {
  registerPutBack('tax.country.added', 'settings.write', async (tx, _operator, { after }) => {
    const { countryCode, validFrom, basisPoints } = after as NewTaxCountry;
    const isCountry = eq(taxRates.countryCode, countryCode);
    const [rate] = await tx.select().from(taxRates).where(isCountry).for('update');
    const changes = await tx.select().from(taxChanges).where(eq(taxChanges.countryCode, countryCode));
    const [change] = changes;
    const isAsLeft = changes.length === 1 && change?.validFrom === validFrom && change.basisPoints === basisPoints;
    if (!rate || !isAsLeft) return failChanged(tx, subjectOf({ countryCode }));
    await tx.delete(taxRates).where(isCountry);
  });
}
