import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '@afterimage/contract/catalogue.ts';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import { signedOut } from '@afterimage/client/state/lifecycle.ts';
import { changeWishlist, loadWishlist } from './wishlist.operations.ts';

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

const among = (products: readonly Product[], productId: number) => products.some(({ id }) => id === productId);

export const isOnWishlist = ({ wishlist: { wishlist } }: { wishlist: WishlistState }, productId: number) =>
  among(wishlist, productId);

/** The state without what belongs to an account: a guest's products stay. */
export const ofGuest = ({ wishlist, guestIds }: WishlistState): WishlistState => ({
  ...initialState,
  wishlist: wishlist.filter(({ id }) => guestIds.includes(id)),
  guestIds,
});

function show(state: WishlistState, products: Product[] | null): void {
  if (!products || state.changing > 0) return;
  state.wishlist = [...ofGuest(state).wishlist.filter(({ id }) => !among(products, id)), ...products];
}

function insertProducts(state: WishlistState, products: Product[], index: number): void {
  state.wishlist.splice(index, 0, ...products.filter(({ id }) => !among(state.wishlist, id)));
}

function take(state: WishlistState, products: Product[]): void {
  state.wishlist = state.wishlist.filter(({ id }) => !among(products, id));
}

function applyReply(state: WishlistState): void {
  // Whoever has left meanwhile has left nothing to wait for.
  state.changing = Math.max(0, state.changing - 1);
}

const slice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    /** Some of the products as they are now. */
    productsSeen(state, { payload }: PayloadAction<Product[]>) {
      state.wishlist = state.wishlist.map((product) => payload.find(({ id }) => id === product.id) ?? product);
    },
    /** These are in the account's list from now on. */
    guestJoined(state, { payload }: PayloadAction<number[]>) {
      state.guestIds = state.guestIds.filter((id) => !payload.includes(id));
    },
  },
  // A press shows at once; what the server answers then takes its place, and a refusal is put right.
  extraReducers: (builder) =>
    builder
      .addCase(loadWishlist.pending, (state) => {
        state.loading = true;
      })
      .addCase(loadWishlist.fulfilled, (state, { payload }) => {
        state.loading = false;
        state.error = null;
        show(state, payload);
      })
      .addCase(loadWishlist.rejected, (state, { payload, error, meta }) => {
        state.loading = false;
        if (!meta.aborted) state.error = payload ?? failureOf(error);
      })
      .addCase(changeWishlist.pending, (state, { meta: { arg } }) => {
        state.changing += 1;
        if (arg.kind === 'add') insertProducts(state, arg.products, arg.index);
        else take(state, arg.products);
      })
      .addCase(changeWishlist.fulfilled, (state, { payload, meta: { arg } }) => {
        applyReply(state);
        state.guestIds = state.guestIds.filter((id) => !among(arg.products, id));
        if (!payload && arg.kind === 'add') state.guestIds.push(...arg.products.map(({ id }) => id));
        show(state, payload && payload.wishlist);
      })
      .addCase(changeWishlist.rejected, (state, { payload, meta: { arg } }) => {
        applyReply(state);
        // With the end of a session the whole list has gone: nothing of it comes back.
        if (arg.kind === 'add') take(state, arg.products);
        else if (payload?.status !== 401) insertProducts(state, arg.products, arg.index);
      })
      .addCase(signedOut, ofGuest),
});

export const { productsSeen, guestJoined } = slice.actions;
export const wishlistReducer = slice.reducer;
