import { and, asc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reply } from '@afterimage/contract/api.ts';
import type { VariantChoice } from '@afterimage/contract/admin/order-edits.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { attributeValues, products, variants } from '../catalogue/tables.ts';
import { variantFinalPrice } from '../catalogue/variant-price.ts';
import { readDeliveryMethods } from '../checkout/delivery-methods.ts';
import { countries } from '../location/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { destinationsOf } from './deliver-to.ts';

const mostFound = 20;
const color = alias(attributeValues, 'color');
const size = alias(attributeValues, 'size');

/** Variants that can be sold now, as an operator chooses among them. */
function readVariants(db: Database, condition: SQL | undefined, most?: number): Promise<VariantChoice[]> {
  const query = db
    .select({
      variantId: variants.id,
      productId: products.id,
      name: products.name,
      color: color.name,
      size: sql<string | null>`coalesce(${variants.sizeLabel}, ${size.name})`,
      sku: variants.sku,
      price: variantFinalPrice,
      stock: variants.stock,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(color, eq(color.id, variants.colorId))
    .leftJoin(size, eq(size.id, variants.sizeId))
    .where(and(eq(products.active, true), condition))
    .orderBy(asc(products.name), asc(variants.position), asc(variants.id))
    .$dynamic();
  return most === undefined ? query : query.limit(most);
}

interface Asked {
  country?: string | undefined;
  text: string;
}

/** What an edit or a correction of an order can choose among; products are found by their name or number. */
export async function readEditChoices(
  db: Database,
  orderId: string,
  { country, text }: Asked,
  locale: Locale,
): Promise<Reply<'getEditChoices'>> {
  const [order = fail('ORDER_NOT_FOUND')] = await db.select().from(orders).where(eq(orders.id, orderId));
  const lines = await db
    .select({ id: orderLines.id, productId: orderLines.productId, variantId: orderLines.variantId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const productIds = lines.map(({ productId }) => productId);
  const own = productIds.length === 0 ? [] : await readVariants(db, inArray(products.id, productIds));
  const settings = await readShopSettings(db);
  const goesTo = country ?? (await destinationsOf(db, [order])).get(orderId)?.address?.countryCode;
  const methods = await readDeliveryMethods(db, locale, goesTo ?? settings.homeCountry, settings);
  const pattern = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const isFound = and(
    eq(products.isCustomizable, false),
    or(ilike(products.name, pattern), ilike(variants.sku, pattern)),
  );
  return {
    countryList: await db
      .select({ code: countries.code, name: countries.name })
      .from(countries)
      .orderBy(asc(countries.name), asc(countries.code)),
    deliveryMethodList: methods.map(({ id, name, price }) => ({ id, name, price })),
    lineList: lines.map(({ id, productId, variantId }) => ({
      lineId: id,
      variantId,
      variantList: own.filter((variant) => variant.productId === productId),
    })),
    foundList: text.length < 2 ? [] : await readVariants(db, isFound, mostFound),
  };
}
