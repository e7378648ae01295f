import type { Product } from '@afterimage/contract/catalogue.ts';
import type { Answers } from './test-api.ts';
import { product } from './test-data.ts';

/** The answers of an account's wishlist that remembers. */
export function rememberingWishlist(...products: Product[]): { answers: Answers; names(): string[] } {
  let list = products;
  const now = () => ({ wishlist: list });
  const without = (id: number) => list.filter((one) => one.id !== id);
  const answers: Answers = {
    getWishlist: now,
    addToWishlist: ({ params: { productId } }) => {
      const isAdded = list.every(({ id }) => id !== productId);
      if (isAdded) list = [product(productId), ...list];
      return { ...now(), isAdded };
    },
    deleteFromWishlist: ({ params: { productId } }) => {
      list = without(productId);
      return now();
    },
    clearWishlist: () => {
      list = [];
      return now();
    },
  };
  return { answers, names: () => list.map(({ name }) => name) };
}
