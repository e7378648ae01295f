import type { Product, Variation } from '../catalogue.ts';

type Priced = Pick<
  Product,
  'price' | 'finalPrice' | 'highestPrice' | 'lowestPrice' | 'unitPrice' | 'variantId' | 'variation'
>;
type OwnPrice = NonNullable<Variation['ownPrice']>;

/**
 * The product at the price of some of its variants: that of the cheapest, and `highestPrice` only where these differ. The
 * product itself where its variants have no prices of their own, or none is named.
 */
export function pricedAs<P extends Priced>(product: P, variantIds: readonly (number | null)[]): P {
  const prices = product.variation
    .flatMap((variation): { variantId: number | null; ownPrice?: OwnPrice | undefined }[] =>
      variation.size.length > 0 ? variation.size : [variation],
    )
    .flatMap(({ variantId, ownPrice }) => (ownPrice && variantIds.includes(variantId) ? ownPrice : []))
    .toSorted((a, b) => a.finalPrice - b.finalPrice);
  const [lowest] = prices;
  if (!lowest) return product;
  const highest = prices.at(-1)?.finalPrice ?? lowest.finalPrice;
  return {
    ...product,
    lowestPrice: undefined,
    unitPrice: undefined,
    ...lowest,
    highestPrice: highest > lowest.finalPrice ? highest : undefined,
  };
}
