import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '@afterimage/contract/catalogue.ts';
import { signedOut } from '../lifecycle.ts';

export interface WishlistState {
  wishlist: Product[];
}

const initialState: WishlistState = { wishlist: [] };

export function isWished(state: { wishlist: WishlistState }, productId: number): boolean {
  return state.wishlist.wishlist.some((product) => product.id === productId);
}

const slice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    wishlistLoaded(state, action: PayloadAction<Product[]>) {
      state.wishlist = action.payload;
    },
    /** S4.19: a product that is there already is not added again. */
    wishAdded(state, action: PayloadAction<Product>) {
      if (!state.wishlist.some((product) => product.id === action.payload.id)) state.wishlist.unshift(action.payload);
    },
    wishRemoved(state, action: PayloadAction<number>) {
      state.wishlist = state.wishlist.filter((product) => product.id !== action.payload);
    },
    wishlistCleared(state) {
      state.wishlist = [];
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const { wishlistLoaded, wishAdded, wishRemoved, wishlistCleared } = slice.actions;
export const wishlistReducer = slice.reducer;
