import { eq, inArray } from 'drizzle-orm';
import type { Customization } from '@afterimage/contract/customization.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import type { Database } from '../db/connection.ts';
import { products, variants } from '../db/tables.ts';

/** A variant with all that a line of it shows and costs. */
export interface Sellable {
  variantId: number;
  productId: number;
  sku: string;
  name: string;
  slug: string;
  active: boolean;
  color: string | null;
  size: string | null;
  stock: number;
  price: number;
  finalPrice: number;
  mainImageUrl: string;
  isCustomizable: boolean;
  customizationList: Customization[];
}

/** The variants with these ids, also those that are not sold any more; three queries, however many they are. */
export async function loadSellables(db: Database, variantIds: readonly number[]): Promise<Map<number, Sellable>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select({ variant: variants, product: products })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, [...variantIds]));
  const slots = await loadCustomizations(
    db,
    rows.flatMap(({ product }) => (product.isCustomizable ? product.id : [])),
  );
  return new Map(
    rows.map(({ variant, product }) => [
      variant.id,
      {
        variantId: variant.id,
        productId: product.id,
        sku: variant.sku,
        name: product.name,
        slug: product.slug,
        active: product.active,
        color: variant.color,
        size: variant.size,
        stock: variant.stock,
        price: product.price,
        finalPrice: product.finalPrice,
        mainImageUrl: product.image[0]?.url ?? '',
        isCustomizable: product.isCustomizable,
        customizationList: slots.get(product.id) ?? [],
      },
    ]),
  );
}

/** What one piece costs, in minor units: the discount is on the product, extras are added at their full price. */
export function priceLine(
  { price, finalPrice }: Pick<Sellable, 'price' | 'finalPrice'>,
  chosen: readonly { price: number }[],
): { listUnitPrice: number; unitPrice: number } {
  const more = chosen.reduce((sum, extra) => sum + extra.price, 0);
  return { listUnitPrice: price + more, unitPrice: finalPrice + more };
}
