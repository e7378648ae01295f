import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Product } from '@afterimage/contract/catalogue.ts';
import type { Services } from '@afterimage/client/state/operation.ts';

/** More than four side by side cannot be taken in. */
export const mostCompared = 4;

export interface CompareState {
  compareItems: Product[];
  /** A fifth that waits for somebody to say in whose place it comes. */
  candidate: Product | null;
}

const initialState: CompareState = { compareItems: [], candidate: null };

export interface WithCompare {
  compare: CompareState;
}

export const isCompared = ({ compare }: WithCompare, productId: number) =>
  compare.compareItems.some(({ id }) => id === productId);

const slice = createSlice({
  name: 'compare',
  initialState,
  reducers: {
    compareAdded({ compareItems }, { payload }: PayloadAction<Product>) {
      if (compareItems.length < mostCompared && !compareItems.some(({ id }) => id === payload.id))
        compareItems.push(payload);
    },
    compareRemoved(state, { payload }: PayloadAction<number>) {
      state.compareItems = state.compareItems.filter(({ id }) => id !== payload);
    },
    compareCleared(state) {
      state.compareItems = [];
    },
    /** There is no room: what waits, or null when it was taken in or given up. */
    candidateSet(state, { payload }: PayloadAction<Product | null>) {
      state.candidate = payload;
    },
  },
});

export const { compareAdded, compareRemoved, compareCleared, candidateSet } = slice.actions;
export const compareReducer = slice.reducer;

/** What the button beside a product does. */
export const toggleCompare =
  (product: Product): ThunkAction<void, WithCompare, Services, UnknownAction> =>
  (dispatch, state) => {
    if (isCompared(state(), product.id)) dispatch(compareRemoved(product.id));
    else if (state().compare.compareItems.length < mostCompared) dispatch(compareAdded(product));
    else dispatch(candidateSet(product));
  };
