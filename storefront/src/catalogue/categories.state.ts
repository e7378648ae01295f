import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Category } from '@afterimage/contract/catalogue.ts';
import { operation } from '../operation.ts';

export interface CategoriesState {
  categoryList: Category[];
  selectedCategoryId: string | null;
  loading: boolean;
}

const initialState: CategoriesState = { categoryList: [], selectedCategoryId: null, loading: false };

export const loadCategories = operation('categories/load', async (_: void, { call, signal }) => {
  const { categoryList } = await call('listCategories', {}, { signal });
  return categoryList;
});

const slice = createSlice({
  name: 'categories',
  initialState,
  reducers: {
    categorySelected(state, action: PayloadAction<string | null>) {
      state.selectedCategoryId = action.payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadCategories.pending, (state) => {
        state.loading = true;
      })
      .addCase(loadCategories.fulfilled, (state, action) => {
        state.loading = false;
        state.categoryList = action.payload;
      })
      .addCase(loadCategories.rejected, (state) => {
        state.loading = false;
      }),
});

export const { categorySelected } = slice.actions;
export const categoriesReducer = slice.reducer;

export function selectCategory(state: { categories: CategoriesState }, id: string | undefined): Category | undefined {
  return state.categories.categoryList.find((category) => category.id === id);
}
