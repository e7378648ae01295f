import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '@afterimage/contract/catalogue.ts';
import { type Failure, failureOf } from '../failure.ts';
import { signedOut } from '../lifecycle.ts';
import { addWish, clearWishlist, joinWishlist, loadWishlist, removeWish } from './wishlist.operations.ts';

export interface WishlistState {
  /** Newest first. */
  wishlist: Product[];
  /** Which of them were put aside here and are in no account's list yet (D6.5), oldest first. */
  guestIds: number[];
  loading: boolean;
  /** Why the latest try to fetch the list has failed. */
  error: Failure | null;
  /** Changes that the server has not answered yet; an answer that a newer change has overtaken is not shown. */
  changing: number;
}

const initialState: WishlistState = { wishlist: [], guestIds: [], loading: false, error: null, changing: 0 };

export function isWished(state: { wishlist: WishlistState }, productId: number): boolean {
  return state.wishlist.wishlist.some((product) => product.id === productId);
}

/** The state without what belongs to an account: a guest's products stay. */
export function ofGuest({ wishlist, guestIds }: WishlistState): WishlistState {
  return { ...initialState, wishlist: wishlist.filter(({ id }) => guestIds.includes(id)), guestIds };
}

function show(state: WishlistState, products: Product[] | null): void {
  if (!products || state.changing > 0) return;
  const guests = state.wishlist.filter(
    ({ id }) => state.guestIds.includes(id) && !products.some((one) => one.id === id),
  );
  state.wishlist = [...guests, ...products];
}

function put(state: WishlistState, product: Product, place: number): void {
  if (!state.wishlist.some(({ id }) => id === product.id)) state.wishlist.splice(place, 0, product);
}

function answered(state: WishlistState): void {
  // Whoever has left meanwhile has left nothing to wait for.
  state.changing = Math.max(0, state.changing - 1);
}

/** Whether a refusal is to be put right: with the end of a session the whole list has gone. */
const counts = (failure: Failure | undefined) => failure?.status !== 401;

const without = (state: WishlistState, productId: number) =>
  state.wishlist.filter((product) => product.id !== productId);

const slice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    /** Some of the products as they are now. */
    productsSeen(state, { payload }: PayloadAction<Product[]>) {
      state.wishlist = state.wishlist.map((known) => payload.find(({ id }) => id === known.id) ?? known);
    },
  },
  // A press shows at once; what the server answers then takes its place, and a refusal is put right.
  extraReducers: (builder) =>
    builder
      .addCase(loadWishlist.pending, (state) => {
        state.loading = true;
      })
      .addCase(loadWishlist.fulfilled, (state, action) => {
        state.loading = false;
        state.error = null;
        show(state, action.payload);
      })
      .addCase(loadWishlist.rejected, (state, action) => {
        state.loading = false;
        if (!action.meta.aborted) state.error = action.payload ?? failureOf(action.error);
      })
      .addCase(addWish.pending, (state, action) => {
        state.changing += 1;
        put(state, action.meta.arg, 0);
      })
      .addCase(addWish.fulfilled, (state, action) => {
        answered(state);
        const { id } = action.meta.arg;
        if (!action.payload && !state.guestIds.includes(id)) state.guestIds.push(id);
        show(state, action.payload);
      })
      .addCase(addWish.rejected, (state, action) => {
        answered(state);
        state.wishlist = without(state, action.meta.arg.id);
      })
      .addCase(removeWish.pending, (state, action) => {
        state.changing += 1;
        state.wishlist = without(state, action.meta.arg.product.id);
      })
      .addCase(removeWish.fulfilled, (state, action) => {
        answered(state);
        state.guestIds = state.guestIds.filter((id) => id !== action.meta.arg.product.id);
        show(state, action.payload);
      })
      .addCase(removeWish.rejected, (state, action) => {
        answered(state);
        const { product, place } = action.meta.arg;
        if (counts(action.payload)) put(state, product, place);
      })
      .addCase(clearWishlist.pending, (state) => {
        state.changing += 1;
        state.wishlist = [];
      })
      .addCase(clearWishlist.fulfilled, (state, action) => {
        answered(state);
        state.guestIds = [];
        show(state, action.payload);
      })
      .addCase(clearWishlist.rejected, (state, action) => {
        answered(state);
        if (counts(action.payload)) state.wishlist = action.meta.arg.wishlist;
      })
      .addCase(joinWishlist.fulfilled, (state, action) => {
        state.guestIds = state.guestIds.filter((id) => !action.payload.includes(id));
      })
      .addCase(signedOut, ofGuest),
});

export const { productsSeen } = slice.actions;
export const wishlistReducer = slice.reducer;
