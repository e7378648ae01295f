import type { Category } from '@afterimage/contract/catalogue.ts';
import { type Failure, FailureError, notFound } from '@afterimage/client/api/failure.ts';
import type { Meta, PageContext } from '@afterimage/client/navigation/page.ts';
import type { RootState } from '@afterimage/client/state/store.ts';
import { breadcrumbData } from '../../structured/breadcrumbs.ts';
import { itemListData } from '../../structured/item-list.ts';
import { selectCategory } from '../categories.state.ts';
import { loadFilters, loadProducts, type ProductList, selectList } from '../products.state.ts';
import { indexing, type ListAddress, pageLength, readAddress, withReadFilters } from './list-address.ts';
import { loadEmptyList } from './LateEmptyList.tsx';
import { appliedFilters } from './list-filters.ts';
import { countWish, popularWish, wishOf } from './list-wishes.ts';
import { words } from './list.words.ts';
import { pageExists } from './visible-pages.ts';

/** An operation that has ended one way or the other. */
interface Done<Answer> {
  meta: { requestStatus: 'fulfilled' | 'rejected' };
  payload: Answer | Failure | undefined;
}

/**
 * The list, or nothing when it did not come and the page can say so itself: in the browser, where head and filters
 * stay. The server answers a failure with its status; a list that does not exist is not found in both places.
 */
async function answerOf<Answer>(asked: Promise<Done<Answer>>, signal: AbortSignal): Promise<Answer | undefined> {
  const result = await asked;
  if (result.meta.requestStatus === 'fulfilled') return result.payload as Answer;
  signal.throwIfAborted();
  const failure = (result.payload as Failure | undefined) ?? { status: 500, code: 'UNKNOWN' as const, description: '' };
  if (import.meta.env.SSR || failure.status === 404) throw new FailureError(failure);
  return undefined;
}

/** The loader of every page with a list of products. */
export async function loadList(context: PageContext, categoryId?: string): Promise<void> {
  const { store, signal } = context;
  const filters =
    store.getState().products.filters ?? (await answerOf(store.dispatch(loadFilters(undefined, { signal })), signal));
  if (!filters) return;
  const address = readAddress(context.url.searchParams, filters);
  const list = await answerOf<ProductList>(
    store.dispatch(loadProducts(wishOf(address, categoryId), { signal })),
    signal,
  );
  if (!list) return;
  if (!pageExists(address.page, list.total)) throw notFound();
  if (list.total > 0) return;
  const { dispatch } = store;
  const view = loadEmptyList();
  const counts = appliedFilters(withReadFilters(address, list.search)).map(({ without }) =>
    countWish(without, categoryId),
  );
  // Only advice: a list that is empty is worth showing without it.
  await Promise.all([popularWish, ...counts].map((listRequest) => dispatch(loadProducts(listRequest, { signal }))));
  await view;
}

const pageWords = ({ page }: ListAddress) => (page > 1 ? `, ${words.page({ page })}` : '');

export function everythingMeta(state: RootState, url: URL): Meta {
  const address = readAddress(url.searchParams, state.products.filters);
  return {
    title: words.everything + pageWords(address),
    description: words.everythingMeta,
    ...indexing('/products', address),
  };
}

export function categoryMeta(state: RootState, categoryId: string | undefined, url: URL): Meta {
  const address = readAddress(url.searchParams, state.products.filters);
  const category = selectCategory(state, categoryId);
  const path = `/products/categories/${encodeURIComponent(categoryId ?? '')}`;
  return {
    title: (category?.name ?? words.everything) + pageWords(address),
    description: category
      ? words.categoryMeta({ name: category.name, description: category.description })
      : words.everythingMeta,
    ...indexing(path, address),
    ...(import.meta.env.SSR && category && { jsonLd: categoryData(state, category, path, address) }),
  };
}

/** The way to a category, and what is in it; not of a list that is narrowed down, which is found under no name. */
function categoryData(state: RootState, { id, name }: Category, path: string, address: ListAddress): object[] {
  const breadcrumbs = breadcrumbData(words.home, [{ to: path, name }]);
  const list = selectList(state, wishOf(address, id));
  if (!list || indexing(path, address).robots) return [breadcrumbs];
  const paths = list.productList.map(({ slug }) => `/products/${slug}`);
  return [breadcrumbs, itemListData(name, paths, (address.page - 1) * pageLength + 1)];
}

export function searchMeta(url: URL): Meta {
  const { key } = readAddress(url.searchParams, null);
  return {
    title: key ? words.searchTitle({ key }) : words.search,
    description: words.searchMeta,
    canonical: '/search',
    robots: 'noindex,follow',
  };
}
