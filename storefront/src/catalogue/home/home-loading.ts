import type { Product } from '@afterimage/contract/catalogue.ts';
import { shopName } from '@afterimage/words/shop-name.ts';
import type { Meta, PageContext } from '@afterimage/client/navigation/page.ts';
import { shopData } from '../../structured/shop.ts';
import { loadCategories, loadCategoryPictures } from '../categories.state.ts';
import { categoryPicture } from '../category-picture.ts';
import { loadProducts, type ListRequest } from '../products.state.ts';
import { pageTextsLoaded } from '@afterimage/client/state/common.state.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { words } from './home.words.ts';

const popularCount = 8;
const customizableCount = 4;

export const customizableRequest: ListRequest = {
  query: { customizable: 'true', sort: 'rating', pageSize: customizableCount },
};
/** As many more as may be on the page already. */
export const popularRequest: ListRequest = { popular: true, query: { pageSize: popularCount + customizableCount } };

/** Where each product of the two lists stands; none stands in two places. */
export function homeSections(customizable: readonly Product[], popular: readonly Product[]) {
  const customizableIds = new Set(customizable.map(({ id }) => id));
  return {
    row: customizable,
    popular: popular.filter(({ id }) => !customizableIds.has(id)).slice(0, popularCount),
  };
}

const loadFrontPage = operation('home/load', (_: void, { call, signal }) => call('getFrontPage', {}, { signal }));

/** The loader of the home page; the shelves are worth a try, its words and the products are the page. */
export async function loadHome({ load, store, signal }: PageContext): Promise<void> {
  const bringCategories = async () => {
    if (store.getState().categories.categoryList.length === 0) await store.dispatch(loadCategories());
    const { categoryList, pictures } = store.getState().categories;
    const ids = categoryList.flatMap(({ id, picture }) => ((picture ?? categoryPicture(id)) ? [] : [id]));
    if (ids.some((id) => !pictures[id])) await store.dispatch(loadCategoryPictures(ids, { signal }));
  };
  const bringWords = async () => {
    if (!store.getState().common.pageTexts.front)
      store.dispatch(pageTextsLoaded({ front: await load(loadFrontPage, undefined) }));
  };
  await Promise.all([
    bringWords(),
    load(loadProducts, customizableRequest),
    load(loadProducts, popularRequest),
    bringCategories(),
  ]);
}

/** The shop as search engines read it, with the address of its search. */
export function homeMeta(): Meta {
  return {
    title: words.title,
    description: words.description,
    canonical: '/home',
    ...(import.meta.env.SSR && {
      image: { url: '/social/shop.jpg', alt: words.heroAlt },
      jsonLd: shopData(shopName(), words.description),
    }),
  };
}
