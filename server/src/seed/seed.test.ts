import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { couponList } from '@afterimage/sample/coupons.ts';
import { countryList } from '@afterimage/sample/countries.ts';
import { taxRateList } from '@afterimage/sample/tax-rates.ts';
import { accounts } from '../accounts/tables.ts';
import { blogCategories, blogs } from '../blog/tables.ts';
import { attributes, categories, products, searchWords } from '../catalogue/tables.ts';
import { taxRates } from '../checkout/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { shopFacts } from '../platform/db/tables.ts';
import { countries } from '../location/tables.ts';
import { seed } from './seed.ts';
import { shopSettings } from '../shop-settings/tables.ts';

let base: TestDatabase;
beforeEach(async () => {
  base = await testDatabase();
});
afterEach(() => base.close());

const sampleTables = [products, categories, attributes, blogs, coupons, accounts];
const sampleRows = () => Promise.all(sampleTables.map((table) => base.db.$count(table)));
const basics = () => Promise.all([countries, taxRates].map((table) => base.db.$count(table)));
const allBasics = [countryList.length, taxRateList.length];

/** The database as it is after the migrations. To delete few rows is faster than to truncate many tables. */
async function empty(): Promise<void> {
  for (const table of [...sampleTables, searchWords, blogCategories, countries, taxRates, shopSettings, shopFacts])
    await base.db.delete(table);
}

describe('the first start', () => {
  it("D7.42 fills an empty database: countries, tax rates, the sample and the demo's coupons, under one mark", async () => {
    const sampleRowsBefore = await sampleRows();
    expect(sampleRowsBefore.every((count) => count > 0)).toBe(true);
    expect([await basics(), await base.db.$count(coupons)]).toEqual([allBasics, couponList.length]);
    expect((await base.db.select().from(shopFacts)).map(({ name }) => name)).toEqual(['seeded']);
    await empty();
    expect(await seed(base.db)).toBe(true);
    expect([await sampleRows(), await basics()]).toEqual([sampleRowsBefore, allBasics]);
  });

  it('D7.42 is one transaction: when a part of it fails, nothing was loaded and the next start loads all', async () => {
    await empty();
    await base.db.execute(sql`alter table blogs add constraint refused check (slug = '') not valid`);
    await expect(seed(base.db)).rejects.toThrow();
    expect([await sampleRows(), await basics(), await base.db.$count(shopFacts)]).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 0],
      0,
    ]);
    await base.db.execute(sql`alter table blogs drop constraint refused`);
    expect(await seed(base.db)).toBe(true);
  });

  it.each([
    ['products', { table: products, values: { sku: 'OWN', slug: 'own', name: 'Own', price: 100, finalPrice: 100 } }],
    ['coupons', { table: coupons, values: { code: 'OWN', title: 'Own', kind: 'percentage', value: 5 } }],
    [
      'accounts',
      {
        table: accounts,
        values: { email: 'a@b.c', emailShown: 'a@b.c', passwordHash: '-', firstName: '', lastName: '' },
      },
    ],
  ] as const)('D7.42 loads no sample, and no code that everybody knows, beside %s', async (_, { table, values }) => {
    await empty();
    await base.db.insert(table).values(values as never);
    expect(await seed(base.db)).toBe(false);
    expect((await sampleRows()).reduce((sum, count) => sum + count)).toBe(1);
    expect(await basics()).toEqual(allBasics);
  });
});

describe('every later start', () => {
  it('D7.42 leaves what an operator has changed or removed', async () => {
    await base.db.delete(coupons);
    await base.db.update(taxRates).set({ basisPoints: 1600 }).where(eq(taxRates.countryCode, 'DE'));
    await base.db.delete(taxRates).where(eq(taxRates.countryCode, 'NO'));
    await base.db.update(products).set({ printTemplate: null, image: [] }).where(eq(products.slug, 'hearth-photo-mug'));
    expect(await seed(base.db)).toBe(false);
    expect([await base.db.$count(taxRates), await base.db.$count(coupons)]).toEqual([taxRateList.length - 1, 0]);
    const [german] = await base.db.select().from(taxRates).where(eq(taxRates.countryCode, 'DE'));
    expect(german?.basisPoints).toBe(1600);
    const [mug] = await base.db.select().from(products).where(eq(products.slug, 'hearth-photo-mug'));
    expect([mug?.printTemplate, mug?.image]).toEqual([null, []]);
  });

  it('D7.42 loads nothing again into a shop whose sample was removed before its own goods came', async () => {
    for (const table of [...sampleTables, blogCategories]) await base.db.delete(table);
    expect(await seed(base.db)).toBe(false);
    expect(await sampleRows()).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
