import { createSlice } from '@reduxjs/toolkit';
import type { Facets, Product, ProductFilters } from '@afterimage/contract/catalogue.ts';
import type { Input, Reply } from '@afterimage/contract/api.ts';
import type { Failure } from '@afterimage/client/api/failure.ts';
import { storeEntry } from '@afterimage/client/state/bounded-entries.ts';
import { operation } from '@afterimage/client/state/operation.ts';

export type ProductList = Reply<'listProducts'>;
export type ProductListQuery = Input<'listProducts'>['query'];

/** A list that can be asked for: everything, a category, or what sells most of either. */
export interface ListRequest {
  categoryId?: string | undefined;
  popular?: boolean;
  query?: ProductListQuery;
}

export interface ProductsState {
  /** Lists by their key, so that the page being left keeps its list while the next one loads. */
  lists: Record<string, ProductList>;
  /** How many products each value of each filter leads to, by the key of the list without its order and page. */
  facets: Record<string, Facets>;
  /** What lists can be narrowed down by; null until it is known. */
  filters: ProductFilters | null;
  /** Products that were asked for by their numbers. */
  byId: Record<number, Product>;
  loading: boolean;
  /** Why the last list did not come. */
  failure: Failure | null;
}

const initialState: ProductsState = { lists: {}, facets: {}, filters: null, byId: {}, loading: false, failure: null };
const mostLists = 40;

/** The same wish has the same key, whatever the order of its words. */
export function listKey({ categoryId = '', popular = false, query = {} }: ListRequest): string {
  const queryEntries = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${String(value)}`)
    .toSorted();
  return [popular ? 'popular' : 'all', categoryId, ...queryEntries].join('&');
}

export const loadProducts = operation(
  'products/load',
  (listRequest: ListRequest, { call, signal }): Promise<ProductList> => {
    const { categoryId, popular = false, query = {} } = listRequest;
    if (categoryId === undefined) {
      return call(popular ? 'listPopularProducts' : 'listProducts', { query }, { signal });
    }
    const input = { params: { categoryId }, query };
    return call(popular ? 'listPopularCategoryProducts' : 'listCategoryProducts', input, { signal });
  },
);

export const loadFacets = operation('products/loadFacets', (listRequest: ListRequest, { call, signal }) => {
  const { categoryId, query } = listRequest;
  return call('listFacets', { query: { ...query, ...(categoryId && { categoryId }) } }, { signal });
});

export const loadFilters = operation('products/loadFilters', (_: void, { call, signal }) =>
  call('listFilters', {}, { signal }),
);

/** Products by their numbers, twelve or so; what is not sold any more does not come. */
export const loadByIds = operation('products/loadByIds', async (ids: number[], { call, signal }) => {
  const query = { ids: ids.join(','), pageSize: ids.length };
  return (await call('listProducts', { query }, { signal })).productList;
});

const slice = createSlice({
  name: 'products',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadProducts.pending, (state) => {
        state.loading = true;
        state.failure = null;
      })
      .addCase(loadProducts.fulfilled, (state, action) => {
        state.loading = false;
        storeEntry(state.lists, listKey(action.meta.arg), action.payload, mostLists);
      })
      .addCase(loadFacets.fulfilled, (state, action) => {
        storeEntry(state.facets, listKey(action.meta.arg), action.payload, mostLists);
      })
      .addCase(loadFilters.fulfilled, (state, action) => {
        state.filters = action.payload;
      })
      .addCase(loadFilters.rejected, (state, action) => {
        state.failure = action.payload ?? null;
      })
      .addCase(loadByIds.fulfilled, (state, action) => {
        for (const id of action.meta.arg) delete state.byId[id];
        for (const product of action.payload) state.byId[product.id] = product;
      })
      .addCase(loadProducts.rejected, (state, action) => {
        state.loading = false;
        state.failure = action.payload ?? null;
      }),
});

export const productsReducer = slice.reducer;

export function selectList(state: { products: ProductsState }, listRequest: ListRequest): ProductList | undefined {
  return state.products.lists[listKey(listRequest)];
}

export function selectFacets(state: { products: ProductsState }, listRequest: ListRequest): Facets | undefined {
  return state.products.facets[listKey(listRequest)];
}
