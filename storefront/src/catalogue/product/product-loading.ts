import { splitLocale } from '@afterimage/words/locale.ts';
import { notFound } from '@afterimage/client/api/failure.ts';
import type { PageContext } from '@afterimage/client/navigation/page.ts';
import { loadShop } from '@afterimage/client/state/common.state.ts';
import { loadSafety } from './LateSafety.tsx';
import { loadOffer, loadProduct, loadRelated, selectProduct } from '../product.state.ts';

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
  const offer = store.dispatch(loadOffer(slug, { signal }));
  const shop = store.getState().common.shop ? undefined : store.dispatch(loadShop(undefined, { signal }));
  // Browsers fetch this part after the page.
  const safety = import.meta.env.SSR ? loadSafety() : undefined;
  await Promise.all([load(loadProduct, slug), offer, shop, store.dispatch(loadRelated(slug, { signal })), safety]);
}
