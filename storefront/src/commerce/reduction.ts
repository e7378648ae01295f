import type { Product } from '@afterimage/contract/catalogue.ts';

type Priced = Pick<Product, 'price' | 'finalPrice' | 'discount' | 'lowestPrice'>;

/**
 * What a reduced price is compared with, and by how many percent it is lower: the law wants both to be about the lowest price
 * of the 30 days before it was reduced. Nothing where it is not lower than that.
 */
export function reductionOf({ price, finalPrice, discount, lowestPrice = price }: Priced): {
  compareAt?: number;
  percent?: number;
} {
  const compareAt = Math.min(price, lowestPrice);
  if (discount === 0 || compareAt <= finalPrice) return {};
  return { compareAt, percent: compareAt === price ? discount : Math.floor((1 - finalPrice / compareAt) * 100) };
}
