import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '@afterimage/contract/catalogue.ts';

export interface CompareState {
  compareItems: Product[];
}

const initialState: CompareState = { compareItems: [] };

const slice = createSlice({
  name: 'compare',
  initialState,
  reducers: {
    compareAdded(state, action: PayloadAction<Product>) {
      if (!state.compareItems.some((product) => product.id === action.payload.id)) {
        state.compareItems.push(action.payload);
      }
    },
    compareRemoved(state, action: PayloadAction<number>) {
      state.compareItems = state.compareItems.filter((product) => product.id !== action.payload);
    },
  },
});

export const { compareAdded, compareRemoved } = slice.actions;
export const compareReducer = slice.reducer;
