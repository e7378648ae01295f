import { eq, inArray, sql } from 'drizzle-orm';
import { finalPrice } from '@afterimage/contract/money.ts';
import { articleCategoryList, articleList } from '@afterimage/sample/articles.ts';
import { categoryList } from '@afterimage/sample/categories.ts';
import { countryList } from '@afterimage/sample/countries.ts';
import { couponList } from '@afterimage/sample/coupons.ts';
import type { SampleProduct } from '@afterimage/sample/product.ts';
import { productList } from '@afterimage/sample/products.ts';
import { taxRateList } from '@afterimage/sample/tax-rates.ts';
import type { Database } from './db/connection.ts';
import {
  blogCategories,
  blogs,
  categories,
  countries,
  coupons,
  customizations,
  extras,
  importedRatings,
  type ProductColor,
  products,
  shopFacts,
  taxRates,
  variants,
} from './db/tables.ts';
import { givenPictures, seedModels, seedPictures } from './seed-pictures.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedRadii, seedTemplates } from './seed-templates.ts';

const lock = 727_365_002;
const fact = 'sample-loaded';
const journalFact = 'sample-journal-loaded';
const taxFact = 'tax-rates-loaded';
const couponFact = 'sample-coupons-loaded';
const reviewFact = 'sample-reviews-loaded';
const templateFact = 'sample-templates-loaded';
const radiusFact = 'sample-radii-loaded';
const modelFact = 'sample-models-loaded';
const pictureFact = 'sample-photographs-loaded';
const day = 24 * 60 * 60 * 1000;

/**
 * Fills an empty catalogue with the sample shop, once in the life of a database: never beside an operator's own
 * products, and never again after an operator has removed the sample. Any number of processes may call it at once.
 * Countries, which every shop needs, come whenever there are none; tax rates once. Answers whether the sample was
 * loaded now.
 */
export async function seed(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    if ((await tx.$count(countries)) === 0)
      await tx.insert(countries).values(countryList.map(({ code, name }) => ({ code, name })));
    await onceInItsLife(tx, taxFact, () => tx.insert(taxRates).values(taxRateList).onConflictDoNothing());
    if (await isKnown(tx, fact)) {
      await seedBlog(tx);
      await seedCoupons(tx);
      await seedReviewsOnce(tx);
      await onceInItsLife(tx, templateFact, () => seedTemplates(tx));
      await onceInItsLife(tx, radiusFact, () => seedRadii(tx));
      await onceInItsLife(tx, modelFact, () => seedModels(tx));
      await followPictures(tx);
      return false;
    }
    if ((await tx.$count(products)) > 0 || (await tx.$count(categories)) > 0) return false;

    await tx
      .insert(categories)
      .values(categoryList.map(({ id, name, description }, position) => ({ id, name, description, position })));
    const rows = rowsOf(productList, Date.now());
    await tx.insert(products).values(rows.products);
    await tx.insert(importedRatings).values(rows.ratings);
    await tx.insert(variants).values(rows.variants);
    await tx.insert(customizations).values(rows.customizations);
    await tx.insert(extras).values(rows.extras);
    await seedBlog(tx);
    for (const table of ['products', 'variants', 'customizations', 'extras']) await moveSequence(tx, table);
    await seedCoupons(tx);
    await seedReviewsOnce(tx);
    await onceInItsLife(tx, templateFact, () => seedTemplates(tx));
    await onceInItsLife(tx, modelFact, () => seedModels(tx));
    for (const name of [radiusFact, fact]) await note(tx, name);
    await note(tx, pictureFact, givenPictures());
    return true;
  });
}

async function isKnown(tx: Database, name: string): Promise<boolean> {
  return (await tx.$count(shopFacts, eq(shopFacts.name, name))) > 0;
}

async function note(tx: Database, name: string, value = new Date().toISOString()): Promise<void> {
  await tx.insert(shopFacts).values({ name, value }).onConflictDoUpdate({ target: shopFacts.name, set: { value } });
}

/** What came with a later version comes to databases of earlier ones too, and stays away once it was removed. */
async function onceInItsLife(tx: Database, name: string, work: () => Promise<unknown>): Promise<void> {
  if (await isKnown(tx, name)) return;
  await work();
  await note(tx, name);
}

/** The pictures of each later version, for what the operator has left as it was given. */
async function followPictures(tx: Database): Promise<void> {
  const [known] = await tx.select({ given: shopFacts.value }).from(shopFacts).where(eq(shopFacts.name, pictureFact));
  const now = givenPictures();
  if (known?.given === now) return;
  await seedPictures(tx, known?.given ?? '');
  await note(tx, pictureFact, now);
}

/** Whether the demo's goods are sold and nothing else. */
async function isDemo(tx: Database): Promise<boolean> {
  const skus = productList.map(({ sku }) => sku);
  const own = await tx.$count(products, inArray(products.sku, skus));
  return own > 0 && own === (await tx.$count(products));
}

/** The demo's coupons, whose codes everybody knows: only as long as its goods are what is sold. */
async function seedCoupons(tx: Database): Promise<void> {
  await onceInItsLife(tx, couponFact, async () => {
    if (await isDemo(tx)) await tx.insert(coupons).values(couponList).onConflictDoNothing();
  });
}

/** What nobody has really written must not stand in a shop that is really one. */
async function seedReviewsOnce(tx: Database): Promise<void> {
  await onceInItsLife(tx, reviewFact, async () => {
    if (await isDemo(tx)) await seedReviews(tx);
  });
}

/** The next row without an id comes after those that brought theirs. */
async function moveSequence(tx: Database, table: string): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
  );
}

/** The articles of the sample; not into a journal that somebody has already begun. */
async function seedBlog(tx: Database): Promise<void> {
  await onceInItsLife(tx, journalFact, async () => {
    if ((await tx.$count(blogs)) > 0 || (await tx.$count(blogCategories)) > 0) return;
    await tx
      .insert(blogCategories)
      .values(articleCategoryList.map(({ id, name, description }, position) => ({ id, name, description, position })));
    await tx
      .insert(blogs)
      .values(articleList.map(({ publishedAt, ...article }) => ({ ...article, publishedAt: new Date(publishedAt) })));
    await moveSequence(tx, 'blogs');
  });
}

type Rows = {
  products: (typeof products.$inferInsert)[];
  ratings: (typeof importedRatings.$inferInsert)[];
  variants: (typeof variants.$inferInsert & { id: number })[];
  customizations: (typeof customizations.$inferInsert & { id: number })[];
  extras: (typeof extras.$inferInsert & { id: number })[];
};

/** The rows of the sample, with ids of their own. Those marked as new are the youngest. */
function rowsOf(list: readonly SampleProduct[], now: number): Rows {
  const rows: Rows = { products: [], ratings: [], variants: [], customizations: [], extras: [] };
  for (const product of list) {
    const age = (product.new ? 0 : 30) + product.id / list.length;
    const { variation, customizationList, new: isNew, stock: _stock, ...plain } = product;
    const colors: ProductColor[] = variation.map(({ color, colorCode, image }) => ({ color, colorCode, image }));
    rows.products.push({
      ...plain,
      isNew,
      colors,
      finalPrice: finalPrice(product.price, product.discount),
      createdAt: new Date(now - age * day),
    });
    const { rating, ratingCount } = product;
    if (ratingCount > 0) rows.ratings.push({ productId: product.id, ratingSum: rating * ratingCount, ratingCount });
    for (const [position, variant] of variantsOf(product).entries())
      rows.variants.push({ id: rows.variants.length + 1, productId: product.id, position, ...variant });
    for (const [position, { extraList, ...slot }] of customizationList.entries()) {
      const customizationId = rows.customizations.length + 1;
      rows.customizations.push({ id: customizationId, productId: product.id, position, ...slot });
      for (const [place, extra] of extraList.entries())
        rows.extras.push({ id: rows.extras.length + 1, customizationId, position: place, ...extra });
    }
  }
  return rows;
}

type Variant = Pick<typeof variants.$inferInsert, 'sku' | 'color' | 'size' | 'stock'>;

/** What can be bought: each size of each colour, or each colour, or the product itself. */
function variantsOf({ sku, stock = 0, variation }: SampleProduct): Variant[] {
  if (variation.length === 0) return [{ sku, color: null, size: null, stock }];
  return variation.flatMap(({ color, size, stock: ofColor = 0 }): Variant[] => {
    const own = `${sku}-${color.toUpperCase()}`;
    if (size.length === 0) return [{ sku: own, color, size: null, stock: ofColor }];
    return size.map((each) => ({
      sku: `${own}-${each.name.toUpperCase()}`,
      color,
      size: each.name,
      stock: each.stock,
    }));
  });
}
