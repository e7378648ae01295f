import type { Product } from '@afterimage/contract/catalogue.ts';

/** How one comes from a product in a list to having it: `add` names the only variant there is to choose. */
type NextStep = { kind: 'add'; variantId: number | null } | { kind: 'choose' | 'personalise' | 'out'; to: string };

type Sellable = Pick<Product, 'slug' | 'variantId' | 'stock' | 'variation' | 'isCustomizable'>;

/**
 * What to offer beside a product. Of several variants that are in stock one is chosen on the product's page; what takes
 * photos and words is personalised first.
 * @param plain whether a product that can be personalised may also be had as it is; lists do not know
 */
export function nextStep({ slug, variantId, stock, variation, isCustomizable }: Sellable, plain = false): NextStep {
  const variants =
    variation.length === 0
      ? [{ variantId, stock }]
      : variation.flatMap((colorVariant): Pick<Product, 'variantId' | 'stock'>[] =>
          colorVariant.size.length > 0 ? colorVariant.size : [colorVariant],
        );
  const inStock = variants.filter((variant) => variant.stock > 0);
  const [only] = inStock;
  if (!only) return { kind: 'out', to: `/products/${slug}` };
  if (isCustomizable && !plain) return { kind: 'personalise', to: `/customize/${slug}` };
  return inStock.length === 1 && variants.length === 1
    ? { kind: 'add', variantId: only.variantId }
    : { kind: 'choose', to: `/products/${slug}` };
}
