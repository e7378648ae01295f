import type { Product } from '@afterimage/contract/catalogue.ts';
import type { ProductState } from '../catalogue/product.state.ts';
import type { ProductsState } from '../catalogue/products.state.ts';

const withoutText = (product: Product): Product => ({ ...product, fullDescription: '' });

const mapped = <Value>(entries: Record<string, Value>, change: (value: Value) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, change(value)]));

/** Lists for the HTML of a page: only the pages of products show long texts, and those ask for them. */
export function payloadLists(state: ProductsState): ProductsState {
  const lists = mapped(state.lists, (list) => ({ ...list, productList: list.productList.map(withoutText) }));
  return { ...state, lists };
}

/** A product for the HTML of its page, the products beside it without their long texts. */
export function payloadProduct(state: ProductState): ProductState {
  return { ...state, related: mapped(state.related, (products) => products.map(withoutText)) };
}
