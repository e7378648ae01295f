import { createSlice } from '@reduxjs/toolkit';
import { injectSlice } from '@afterimage/client/state/store.ts';
import type { Product, ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { DeliveryMethod, DeliveryOffer } from '@afterimage/contract/checkout.ts';
import { entryOf, storeEntry } from '@afterimage/client/state/bounded-entries.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { type ReviewLists, reviewLists, reviewsShown } from '../commerce/review-lists.ts';

export interface ProductState {
  /** Products by the name in their address, so that the page being left keeps its product. */
  bySlug: Record<string, ProductDetail>;
  /** What goes with a product, by the name in its address. */
  related: Record<string, Product[]>;
  reviews: ReviewLists;
  /** The ways of delivery at home, for the note beside a product; null until they are known. */
  delivery: DeliveryMethod[] | null;
  /**
   * The same for single products, by the names in their addresses. The page that the server sends is older than its visitor:
   * its dates are not told.
   */
  offers: Record<string, DeliveryOffer & { isFresh: boolean }>;
  loading: boolean;
}

const initialState: ProductState = { bySlug: {}, related: {}, reviews: {}, delivery: null, offers: {}, loading: false };
const mostProducts = 30;

export const loadProduct = operation('product/load', (slug: string, { call, signal }) =>
  call('getProduct', { params: { productId: slug } }, { signal }),
);

/** How many products stand under another one. */
const relatedCount = 4;

export const loadRelated = operation('product/loadRelated', async (slug: string, { call, signal }) => {
  const input = { params: { productId: slug }, query: { pageSize: relatedCount } };
  return (await call('listRelatedProducts', input, { signal })).productList;
});

/** What delivery costs where the shop is at home stands beside every product, for every visitor the same. */
export const loadDelivery = operation('product/loadDelivery', async (_: void, { call, signal }) => {
  return (await call('listDeliveryMethods', {}, { signal })).deliveryMethodList;
});

/** The same for a product, with the dates at which it arrives. */
export const loadOffer = operation('product/loadOffer', async (slug: string, { call, signal }) => {
  const offer = await call('listDeliveryMethods', { query: { productId: slug } }, { signal });
  return { ...offer, isFresh: !import.meta.env.SSR };
});

const slice = createSlice({
  name: 'product',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadProduct.pending, (state) => {
        state.loading = true;
      })
      .addCase(loadProduct.fulfilled, (state, action) => {
        state.loading = false;
        storeEntry(state.bySlug, action.meta.arg, action.payload, mostProducts);
      })
      .addCase(loadRelated.fulfilled, (state, action) => {
        storeEntry(state.related, action.meta.arg, action.payload, mostProducts);
      })
      .addCase(loadDelivery.fulfilled, (state, action) => {
        state.delivery = action.payload;
      })
      .addCase(loadOffer.fulfilled, (state, action) => {
        state.delivery = action.payload.deliveryMethodList;
        storeEntry(state.offers, action.meta.arg, action.payload, mostProducts);
      })
      .addCase(loadProduct.rejected, (state) => {
        state.loading = false;
      })
      .addCase(reviewsShown, (state, action) => {
        state.reviews = reviewLists(state.reviews, action);
        const { productId, page } = action.payload;
        const { rating, ratingCount } = page;
        for (const product of Object.values(state.bySlug))
          if (product.id === productId) Object.assign(product, { rating, ratingCount });
      })
      .addDefaultCase((state, action) => {
        state.reviews = reviewLists(state.reviews, action);
      }),
});

export const productReducer = slice.reducer;

export function selectProduct(state: { product: ProductState }, slug: string | undefined): ProductDetail | undefined {
  return slug === undefined ? undefined : entryOf(state.product.bySlug, slug);
}

export function selectRelated(state: { product: ProductState }, slug: string): Product[] | undefined {
  return state.product.related[slug];
}
injectSlice('product', productReducer);
