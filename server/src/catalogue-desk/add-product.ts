import { eq } from 'drizzle-orm';
import { catalogueLimits } from '@afterimage/contract/values/catalogue-desk.ts';
import { finalPrice } from '@afterimage/contract/values/money.ts';
import { products, variants } from '../catalogue/tables.ts';
import { audit } from '../operators/audit.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { lockProduct, productSubject } from './lock-product.ts';
import { isOrdered } from './read-desk-product.ts';
import { checkCategories, isSkuTaken, isSlugTaken, lockNames } from './save-product.ts';
import { slugOf } from '../catalogue/slug-of.ts';
import { firstFree } from './first-free.ts';

interface NewProduct {
  name: string;
  price: number;
  categoryList: string[];
}

/** A slug and an article number that are free, made of a name. Called with `lockNames`. */
export async function freeNames(tx: Database, name: string): Promise<{ slug: string; sku: string }> {
  const base = slugOf(name, catalogueLimits.slug - 5);
  // An address of digits alone would be taken for an id.
  const stem = /[a-z]/.test(base) ? base : `product${base && `-${base}`}`;
  const slug = await firstFree(stem, (candidate) => isSlugTaken(tx, candidate));
  const sku = await firstFree(stem.toUpperCase().slice(0, 24).replace(/-$/, ''), (candidate) =>
    isSkuTaken(tx, candidate),
  );
  return { slug, sku };
}

/** Adds a draft with one variant that is not in stock; answers its id. */
export async function addProduct(db: Database, operator: Operator, { name, price, categoryList }: NewProduct) {
  return db.transaction(async (tx) => {
    await lockNames(tx);
    await checkCategories(tx, categoryList);
    const names = await freeNames(tx, name);
    const [row] = await tx
      .insert(products)
      .values({ name, price, finalPrice: finalPrice(price, 0), category: categoryList, active: false, ...names })
      .returning({ id: products.id });
    const id = row?.id ?? fail('INTERNAL');
    await tx.insert(variants).values({ productId: id, sku: names.sku });
    await audit(tx, operator, {
      action: 'product.added',
      subject: productSubject(id),
      after: { name, price, categoryList },
    });
    return id;
  });
}

/** Deletes a product that was never ordered; what belongs to it goes with it. */
export async function deleteProduct(db: Database, operator: Operator, id: number, version: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { name, sku, slug } = await lockProduct(tx, id, version);
    if (await isOrdered(tx, id)) fail('PRODUCT_ORDERED');
    await tx.delete(products).where(eq(products.id, id));
    await audit(tx, operator, {
      action: 'product.deleted',
      subject: productSubject(id),
      before: { name, sku, slug },
    });
  });
}
