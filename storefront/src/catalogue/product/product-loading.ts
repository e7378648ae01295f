import { splitLocale } from '@afterimage/words/locale.ts';
import { notFound } from '../../failure.ts';
import type { PageContext } from '../../page.ts';
import { loadDelivery, loadProduct, selectProduct } from '../product.state.ts';
import { loadProducts, type ListWish } from '../products.state.ts';

/** How many stand under a product; one more is asked for, because the product itself may be among them. */
export const relatedCount = 4;

export function relatedWish(categoryId: string): ListWish {
  return { popular: true, categoryId, query: { pageSize: relatedCount + 1 } };
}

/** The loader of a product's page; what stands around the product is not worth failing for. */
export async function loadProductPage({ load, store, signal, params, url }: PageContext): Promise<void> {
  const { slug } = params;
  if (!slug) throw notFound();
  // Another variant of the product that is shown: nothing is to be fetched.
  if (
    !import.meta.env.SSR &&
    splitLocale(location.pathname)[1] === url.pathname &&
    selectProduct(store.getState(), slug)
  )
    return;
  const delivery = store.getState().product.delivery ? undefined : store.dispatch(loadDelivery(undefined, { signal }));
  const product = await load(loadProduct, slug);
  const categoryId = product.category[0];
  await Promise.all([delivery, categoryId && store.dispatch(loadProducts(relatedWish(categoryId), { signal }))]);
}
