import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { catalogueLimits } from '@afterimage/contract/values/catalogue-desk.ts';
import { products, relatedProducts } from '../../catalogue/tables.ts';
import { importMessage } from '../import-message.ts';
import { slug } from './product-record.ts';
import type { RecordKind } from './record-kind.ts';
import { RefusedRecord } from './refused-record.ts';

const relatedRecord = z.strictObject({
  record: z.literal('related-products'),
  /** The address of the product. */
  product: slug,
  /** The addresses of those that are shown with it, in their order. */
  related: z.array(slug).max(catalogueLimits.related),
});

/** What the owner shows with a product: a record of its own, as a product may name others that stand after it in a file. */
export const relatedKind: RecordKind<z.infer<typeof relatedRecord>> = {
  name: 'related-products',
  schema: relatedRecord,
  keyOf: ({ product }) => product,
  async readAll(db) {
    const other = alias(products, 'other');
    const rows = await db
      .select({ product: products.slug, related: other.slug })
      .from(relatedProducts)
      .innerJoin(products, eq(products.id, relatedProducts.productId))
      .innerJoin(other, eq(other.id, relatedProducts.relatedId))
      .orderBy(asc(products.id), asc(relatedProducts.position));
    return [...Map.groupBy(rows, ({ product }) => product)].map(([product, list]) => ({
      record: 'related-products' as const,
      product,
      related: list.map(({ related }) => related),
    }));
  },
  async write(tx, { product, related }) {
    const rows = await tx
      .select({ id: products.id, slug: products.slug })
      .from(products)
      .where(inArray(products.slug, [product, ...related]));
    const ids = new Map(rows.map((row) => [row.slug, row.id]));
    const idOf = (one: string) => {
      const id = ids.get(one);
      if (id === undefined)
        throw new RefusedRecord(importMessage(({ record }) => record.noProduct({ slug: one }), 'related'));
      return id;
    };
    if (related.includes(product))
      throw new RefusedRecord(importMessage(({ record }) => record.relatedToItself, 'related'));
    if (new Set(related).size < related.length)
      throw new RefusedRecord(importMessage(({ record }) => record.relatedTwice, 'related'));
    const productId = idOf(product);
    const values = related.map((one, position) => ({ productId, relatedId: idOf(one), position }));
    await tx
      .update(products)
      .set({ version: sql`${products.version} + 1` })
      .where(eq(products.id, productId));
    await tx.delete(relatedProducts).where(eq(relatedProducts.productId, productId));
    if (values.length > 0) await tx.insert(relatedProducts).values(values);
  },
};
