import { and, arrayContains, eq, exists, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { FacetQuery } from '@afterimage/contract/catalogue.ts';
import { productAttributeValues, products, variants } from './tables.ts';

/** Which products a list is of, before search and order. Attribute values are named by their ids. */
export interface ProductFilter extends Omit<FacetQuery, 'key' | 'color' | 'size' | 'attribute'> {
  colorIds?: number[];
  sizeIds?: number[];
  /** For each further attribute that is filtered by, the values of which a product must have one. */
  valueIds?: number[][];
}

/** The condition of a list. A flag that is false asks for nothing. */
export function filterCondition(filter: ProductFilter): SQL | undefined {
  const { categoryId, valueIds = [] } = filter;
  return and(
    eq(products.active, true),
    categoryId === undefined ? undefined : arrayContains(products.category, [categoryId]),
    priceCondition(products.finalPrice, filter),
    filter.discounted ? gt(products.discount, 0) : undefined,
    filter.customizable ? eq(products.isCustomizable, true) : undefined,
    variantCondition(filter),
    ...valueIds.map(hasOneOf),
  );
}

/** Both bounds belong to a range of prices; one that is absent is open. */
export function priceCondition(
  price: SQLWrapper,
  { minPrice, maxPrice }: { minPrice?: number | null | undefined; maxPrice?: number | null | undefined },
): SQL | undefined {
  return and(
    typeof minPrice === 'number' ? sql`${price} >= ${minPrice}` : undefined,
    typeof maxPrice === 'number' ? sql`${price} <= ${maxPrice}` : undefined,
  );
}

/** Colour, size and stock must hold for one and the same variant: a blue one that is sold out is not in stock. */
function variantCondition({ colorIds, sizeIds, inStock }: ProductFilter): SQL | undefined {
  const matchingVariant = and(
    colorIds?.length ? inArray(variants.colorId, colorIds) : undefined,
    sizeIds?.length ? inArray(variants.sizeId, sizeIds) : undefined,
    inStock ? gt(variants.stock, 0) : undefined,
  );
  if (!matchingVariant) return undefined;
  return exists(sql`(select from ${variants} where ${and(eq(variants.productId, products.id), matchingVariant)})`);
}

function hasOneOf(valueIds: number[]): SQL {
  const { productId, valueId } = productAttributeValues;
  const has = and(eq(productId, products.id), inArray(valueId, valueIds));
  return exists(sql`(select from ${productAttributeValues} where ${has})`);
}
