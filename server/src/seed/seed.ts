import { eq, sql } from 'drizzle-orm';
import { finalPrice } from '@afterimage/contract/values/money.ts';
import { articleCategoryList, articleList } from '@afterimage/sample/articles.ts';
import { attributeList, attributeValuesOf } from '@afterimage/sample/attributes.ts';
import { categoryList } from '@afterimage/sample/categories.ts';
import { countryList } from '@afterimage/sample/countries.ts';
import { couponList } from '@afterimage/sample/coupons.ts';
import type { SampleProduct } from '@afterimage/sample/product.ts';
import { productList } from '@afterimage/sample/products.ts';
import { safetyOf } from '@afterimage/sample/safety.ts';
import { sizeGuideOf, sizeLabelOf } from '@afterimage/sample/size-guides.ts';
import { synonymList } from '@afterimage/sample/synonyms.ts';
import { taxRateList } from '@afterimage/sample/tax-rates.ts';
import { modelUrlOf, roomPlacementOf } from '@afterimage/sample/models.ts';
import { accounts } from '../accounts/tables.ts';
import { blogCategories, blogs } from '../blog/tables.ts';
import { addSearchLanguages } from '../catalogue/search-languages.ts';
import {
  attributes,
  attributeValues,
  categories,
  choiceSlots,
  customizations,
  extras,
  priceHistory,
  productAttributeValues,
  type ProductColor,
  products,
  searchSynonyms,
  variants,
} from '../catalogue/tables.ts';
import { taxRates } from '../checkout/tables.ts';
import { coupons } from '../coupons/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { shopFacts } from '../platform/db/tables.ts';
import { countries } from '../location/tables.ts';
import { defaultShopSettings } from '../shop-settings/read-shop-settings.ts';
import { shopSettings } from '../shop-settings/tables.ts';
import { seedReadyDesigns } from './seed-ready-designs.ts';
import { seedReviews } from './seed-reviews.ts';
import { effectOf, slotIdsByTitle } from './seed-effects.ts';
import { printTemplateOf } from './seed-templates.ts';
import { seedSampleTranslations, seedShopTranslations } from './seed-translations.ts';

const lock = 727_365_002;
/** The one mark: with it nothing is ever loaded again, whatever an operator has removed. */
const seeded = 'seeded';
const day = 24 * 60 * 60 * 1000;

/**
 * Fills a database, once in its life and in one transaction: with countries and tax rates, which every shop needs, and
 * with the sample shop when it is empty, with their translations. Each start lets products be found in every language of
 * the shop. Any number of processes may call it at once. Answers whether the sample was loaded now.
 */
export async function seed(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    await addSearchLanguages(tx);
    if ((await tx.$count(shopFacts, eq(shopFacts.name, seeded))) > 0) return false;
    await tx.insert(shopFacts).values({ name: seeded, value: new Date().toISOString() });
    await tx
      .insert(countries)
      .values(countryList.map(({ code, name }) => ({ code, name })))
      .onConflictDoNothing();
    await tx.insert(shopSettings).values(defaultShopSettings).onConflictDoNothing();
    await tx.insert(taxRates).values(taxRateList).onConflictDoNothing();
    await seedShopTranslations(tx);
    const empty = await isEmpty(tx);
    if (empty) await seedSample(tx);
    return empty;
  });
}

/** Whether there is nothing beside which the sample must not stand. */
async function isEmpty(tx: Database): Promise<boolean> {
  for (const table of [products, categories, attributes, blogs, blogCategories, coupons, accounts])
    if ((await tx.$count(table)) > 0) return false;
  return true;
}

async function seedSample(tx: Database): Promise<void> {
  await tx
    .insert(categories)
    .values(categoryList.map(({ id, name, description }, position) => ({ id, name, description, position })));
  const valueId = await seedAttributes(tx);
  const rows = rowsOf(productList, valueId, Date.now());
  await tx.insert(products).values(rows.products);
  await tx.insert(priceHistory).values(productList.flatMap((product) => earlierPrices(product, Date.now())));
  await tx.insert(variants).values(rows.variants);
  await tx.insert(productAttributeValues).values(rows.values);
  await tx.insert(customizations).values(rows.customizations);
  await tx.insert(extras).values(rows.extras);
  await tx.insert(choiceSlots).values(rows.choiceSlots);
  await tx
    .insert(searchSynonyms)
    .values(synonymList.flatMap(([locale, synonyms]) => synonyms.map((synonym) => ({ locale, ...synonym }))));
  await seedReadyDesigns(tx);
  await seedReviews(tx, productList);
  await tx.insert(coupons).values(couponList);
  await tx
    .insert(blogCategories)
    .values(articleCategoryList.map(({ id, name, description }, position) => ({ id, name, description, position })));
  await tx
    .insert(blogs)
    .values(articleList.map(({ publishedAt, ...article }) => ({ ...article, publishedAt: new Date(publishedAt) })));
  await seedSampleTranslations(tx);
  for (const table of ['attribute_values', 'products', 'variants', 'customizations', 'extras', 'blogs'])
    await moveSequence(tx, table);
}

/** Finds a value by its attribute and its code. */
type ValueId = (attributeId: string, code: string) => number;

async function seedAttributes(tx: Database): Promise<ValueId> {
  await tx
    .insert(attributes)
    .values(attributeList.map(({ id, kind, name }, position) => ({ id, kind, name, position })));
  const values = attributeList.flatMap(({ id: attributeId, valueList }) =>
    valueList.map((value, position) => ({ attributeId, position, ...value })),
  );
  const rows = values.map((value, index) => ({ id: index + 1, ...value }));
  await tx.insert(attributeValues).values(rows);
  const ids = new Map(rows.map(({ id, attributeId, code }) => [`${attributeId}:${code}`, id]));
  return (attributeId, code) => {
    const id = ids.get(`${attributeId}:${code}`);
    if (id === undefined) throw new Error(`The sample has no ${attributeId} ${code}.`);
    return id;
  };
}

/** The next row without an id comes after those that brought theirs. */
async function moveSequence(tx: Database, table: string): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
  );
}

type Rows = {
  values: (typeof productAttributeValues.$inferInsert)[];
  products: (typeof products.$inferInsert)[];
  variants: (typeof variants.$inferInsert & { id: number })[];
  customizations: (typeof customizations.$inferInsert & { id: number })[];
  extras: (typeof extras.$inferInsert & { id: number })[];
  choiceSlots: (typeof choiceSlots.$inferInsert)[];
};

/** The rows of the sample, with ids of their own. Those marked as new are the youngest. */
function rowsOf(list: readonly SampleProduct[], valueId: ValueId, now: number): Rows {
  const rows: Rows = { values: [], products: [], variants: [], customizations: [], extras: [], choiceSlots: [] };
  for (const product of list) {
    const age = (product.new ? 0 : 30) + product.id / list.length;
    const { variation, customizationList, new: isNew, stock: _stock, content, ...plain } = product;
    const slotIds = customizationList.map((_, position) => rows.customizations.length + position + 1);
    const colors: ProductColor[] = variation.map(({ color, image }) => ({ color, image }));
    rows.products.push({
      ...plain,
      isNew,
      colors,
      finalPrice: finalPrice(product.price, product.discount),
      ...(content && { contentAmount: content.amount, contentUnit: content.unit }),
      printTemplate: printTemplateOf(product.slug, slotIds),
      modelUrl: modelUrlOf(product.slug),
      roomPlacement: roomPlacementOf(product.slug),
      sizeGuide: sizeGuideOf(product.slug) ?? null,
      ...safetyOf(product),
      createdAt: new Date(now - age * day),
    });
    for (const { id, codes } of attributeValuesOf(product.slug))
      for (const code of codes) rows.values.push({ productId: product.id, valueId: valueId(id, code) });
    for (const [position, variant] of variantsOf(product, valueId).entries())
      rows.variants.push({ id: rows.variants.length + 1, productId: product.id, position, ...variant });
    const choiceIds = new Map<string, number>();
    const slotIdOf = slotIdsByTitle(product, slotIds);
    for (const [position, { extraList, ofChoice, ...slot }] of customizationList.entries()) {
      const customizationId = rows.customizations.length + 1;
      const choiceId = ofChoice === undefined ? null : (choiceIds.get(ofChoice) ?? noChoice(product.slug, ofChoice));
      rows.customizations.push({ id: customizationId, productId: product.id, position, ...slot });
      if (choiceId !== null) rows.choiceSlots.push({ customizationId, extraId: choiceId });
      for (const [index, { effectList = [], ...extra }] of extraList.entries()) {
        const id = rows.extras.length + 1;
        choiceIds.set(extra.title, id);
        const effects = effectList.map((effect) => effectOf(effect, slotIdOf));
        rows.extras.push({ id, customizationId, position: index, ...extra, effectList: effects });
      }
    }
  }
  return rows;
}

/**
 * What a reduced product cost before: every other one was cheaper for some days, so that its lowest price of 30 days is not
 * the one that is crossed out.
 */
function earlierPrices({ id: productId, price, discount }: SampleProduct, now: number) {
  if (discount === 0) return [];
  const at = (days: number) => ({ productId, discount: 0, createdAt: new Date(now - days * day) });
  const cheaper = Math.round((price * 0.97) / 100) * 100;
  return [
    { ...at(90), finalPrice: price },
    ...(productId % 2 === 0 ? [{ ...at(30), finalPrice: cheaper }] : []),
    { ...at(20), finalPrice: price },
    { ...at(12), finalPrice: finalPrice(price, discount), discount },
  ];
}

function noChoice(slug: string, title: string): never {
  throw new Error(`${slug} has no choice called ${title} before the slot that belongs to it.`);
}

type Variant = Pick<typeof variants.$inferInsert, 'sku' | 'colorId' | 'sizeId' | 'sizeLabel' | 'stock'>;

/** What can be bought: each size of each colour, or each colour, or the product itself. */
function variantsOf({ slug, sku, stock = 0, variation }: SampleProduct, valueId: ValueId): Variant[] {
  if (variation.length === 0) return [{ sku, colorId: null, sizeId: null, stock }];
  return variation.flatMap(({ color, size, stock: ofColor = 0 }): Variant[] => {
    const own = `${sku}-${color.toUpperCase()}`;
    const colorId = valueId('color', color);
    if (size.length === 0) return [{ sku: own, colorId, sizeId: null, stock: ofColor }];
    return size.map((each) => ({
      sku: `${own}-${each.name.toUpperCase()}`,
      colorId,
      sizeId: valueId('size', each.name),
      sizeLabel: sizeLabelOf(slug, each.name),
      stock: each.stock,
    }));
  });
}
