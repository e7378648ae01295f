import type { ListRequest } from '../products.state.ts';
import { type ListAddress, queryOf } from './list-address.ts';

/** Asks for the list at an address. */
export function wishOf(address: ListAddress, categoryId: string | undefined): ListRequest {
  return { categoryId, query: queryOf(address) };
}

/** Asks how many there would be, without fetching them. */
export function countWish(address: ListAddress, categoryId: string | undefined): ListRequest {
  return { categoryId, query: { ...queryOf(address), pageSize: 1 } };
}

/** Asks what the values of the filters lead to; order and page do not matter to that. */
export function facetWish(address: ListAddress, categoryId: string | undefined): ListRequest {
  return wishOf({ ...address, sort: 'featured', page: 1 }, categoryId);
}

/** What stands under an empty list. */
export const popularWish: ListRequest = { popular: true, query: { pageSize: 4 } };
