import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { couponList } from '@afterimage/sample/coupons.ts';
import { taxRateList } from '@afterimage/sample/tax-rates.ts';
import { testDatabase, type TestDatabase } from './db/test-database.ts';
import { accounts, coupons, products, shopFacts, taxRates } from './db/tables.ts';
import { seed } from './seed.ts';

let base: TestDatabase;
beforeEach(async () => {
  base = await testDatabase();
});
afterEach(() => base.close());

const counts = async () => [await base.db.$count(taxRates), await base.db.$count(coupons)];
const all = [taxRateList.length, couponList.length];

/** The database as it was before there were taxes and coupons. */
async function forget(): Promise<void> {
  await base.db.execute(sql`truncate tax_rates, coupons cascade`);
  await base.db.delete(shopFacts).where(sql`${shopFacts.name} <> 'sample-loaded'`);
}

describe('what came with a later version', () => {
  it("D7.42 tax rates and the demo's coupons are there, and come to a sample shop of before", async () => {
    expect(await counts()).toEqual(all);
    await forget();
    expect(await seed(base.db)).toBe(false);
    expect(await counts()).toEqual(all);
  });

  it('D7.42 what an operator has changed or removed stays so', async () => {
    await base.db.delete(coupons);
    await base.db.update(taxRates).set({ basisPoints: 1600 }).where(eq(taxRates.countryCode, 'DE'));
    await base.db.delete(taxRates).where(eq(taxRates.countryCode, 'NO'));
    await seed(base.db);
    expect(await counts()).toEqual([taxRateList.length - 1, 0]);
    const [german] = await base.db.select().from(taxRates).where(eq(taxRates.countryCode, 'DE'));
    expect(german?.basisPoints).toBe(1600);
  });

  it('D7.42 codes that everybody knows do not come to a shop whose sample was removed before its own goods came', async () => {
    await forget();
    await base.db.execute(sql`truncate products, accounts cascade`);
    await seed(base.db);
    expect(await counts()).toEqual([taxRateList.length, 0]);
    expect(await base.db.$count(accounts)).toBe(0);
  });

  it('D7.42 codes that everybody knows do not come to a shop that sells its own goods', async () => {
    await forget();
    await base.db.insert(products).values({ sku: 'OWN', slug: 'own', name: 'Own', price: 100, finalPrice: 100 });
    await seed(base.db);
    expect(await counts()).toEqual([taxRateList.length, 0]);
  });
});
