import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { keepEntry } from '../kept-entries.ts';
import { operation } from '../operation.ts';

export type ReviewPage = Reply<'listReviews'>;

export interface ProductState {
  /** Products by the name in their address, so that the page being left keeps its product. */
  bySlug: Record<string, ProductDetail>;
  /** Reviews by the product's id. */
  reviews: Record<string, ReviewPage>;
  /** The ways of delivery at home, for the note beside a product; null until they are known. */
  delivery: DeliveryMethod[] | null;
  loading: boolean;
}

const initialState: ProductState = { bySlug: {}, reviews: {}, delivery: null, loading: false };
const mostProducts = 30;

export const loadProduct = operation('product/load', (slug: string, { call, signal }) =>
  call('getProduct', { params: { productId: slug } }, { signal }),
);

/** Where the shop is at home: what delivery costs there stands beside every product, for every visitor the same. */
const homeCountry = 'DE';

export const loadDelivery = operation('product/loadDelivery', async (_: void, { call, signal }) => {
  const query = { countryCode: homeCountry };
  return (await call('listDeliveryMethods', { query }, { signal })).deliveryMethodList;
});

const slice = createSlice({
  name: 'product',
  initialState,
  reducers: {
    reviewsShown(state, action: PayloadAction<{ productId: number; page: ReviewPage }>) {
      state.reviews[action.payload.productId] = action.payload.page;
    },
    /** S4.20: at once, here; the same action again puts it right when the server refuses. */
    upvoteToggled(state, action: PayloadAction<{ productId: number; reviewId: number }>) {
      const { productId, reviewId } = action.payload;
      const vote = state.reviews[productId]?.productReviewList.find((review) => review.id === reviewId)?.vote;
      if (!vote) return;
      vote.totalUpvote += vote.authenticatedClientUpvoted ? -1 : 1;
      vote.authenticatedClientUpvoted = !vote.authenticatedClientUpvoted;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadProduct.pending, (state) => {
        state.loading = true;
      })
      .addCase(loadProduct.fulfilled, (state, action) => {
        state.loading = false;
        keepEntry(state.bySlug, action.meta.arg, action.payload, mostProducts);
      })
      .addCase(loadDelivery.fulfilled, (state, action) => {
        state.delivery = action.payload;
      })
      .addCase(loadProduct.rejected, (state) => {
        state.loading = false;
      }),
});

export const { reviewsShown, upvoteToggled } = slice.actions;
export const productReducer = slice.reducer;

export function selectProduct(state: { product: ProductState }, slug: string | undefined): ProductDetail | undefined {
  return slug === undefined ? undefined : state.product.bySlug[slug];
}
