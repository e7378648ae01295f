import { type SQL, sql } from 'drizzle-orm';
import { attributeValues, productAttributeValues, products, variants } from '../catalogue/tables.ts';

/** Which products have which values: of themselves, of a variant, or of a picture in a color. */
const valueUse = sql`(
  select ${variants.productId} as product_id, ${variants.colorId} as value_id from ${variants} where ${variants.colorId} is not null
  union select ${variants.productId}, ${variants.sizeId} from ${variants} where ${variants.sizeId} is not null
  union select ${productAttributeValues.productId}, ${productAttributeValues.valueId} from ${productAttributeValues}
  union select ${products.id}, ${attributeValues.id}
    from ${products} cross join lateral jsonb_array_elements(${products.colors}) as pictured
    join ${attributeValues} on ${attributeValues.attributeId} = 'color' and ${attributeValues.code} = pictured ->> 'color')`;

/** A value of a product, in a condition. */
export const usedValue = sql`used.value_id::text`;
/** The products that have a value which fulfills a condition about `usedValue`. */
export const productsOfValue = (condition: SQL): SQL =>
  sql`${products.id} in (select used.product_id from ${valueUse} as used where ${condition})`;

/** The products that have one of these values, each part by its index. */
export function productsOfValues(ids: readonly number[]): SQL {
  const valueIds = sql`${`{${ids.join(',')}}`}::int[]`;
  return sql`${products.id} in (
    select ${variants.productId} from ${variants} where ${variants.colorId} = any(${valueIds})
    union all select ${variants.productId} from ${variants} where ${variants.sizeId} = any(${valueIds})
    union all select ${productAttributeValues.productId} from ${productAttributeValues}
      where ${productAttributeValues.valueId} = any(${valueIds})
    union all select pictured.id from ${attributeValues}
      join ${products} as pictured on pictured.colors @> jsonb_build_array(jsonb_build_object('color', ${attributeValues.code}))
      where ${attributeValues.attributeId} = 'color' and ${attributeValues.id} = any(${valueIds}))`;
}

/** How many products have each value. */
export const productsByValue = sql<{ id: number; count: number }>`
  select used.value_id as id, count(*)::int as count from ${valueUse} as used group by used.value_id`;
