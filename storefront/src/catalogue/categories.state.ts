import { createSlice } from '@reduxjs/toolkit';
import type { Category, Picture } from '@afterimage/contract/catalogue.ts';
import { operation } from '@afterimage/client/state/operation.ts';

export interface CategoriesState {
  categoryList: Category[];
  selectedCategoryId: string | null;
  /** A picture of something in each category that has no still life, by its id; known once the home page was loaded. */
  pictures: Record<string, Picture>;
  loading: boolean;
}

const initialState: CategoriesState = { categoryList: [], selectedCategoryId: null, pictures: {}, loading: false };

export const loadCategories = operation('categories/load', async (_: void, { call, signal }) => {
  const { categoryList } = await call('listCategories', {}, { signal });
  return categoryList;
});

/** How many of a category are looked at, so that two categories do not show the same thing. */
const candidates = 4;

/** A picture for each of the categories: of what sells best and is shown by no other. */
export const loadCategoryPictures = operation('categories/loadPictures', async (ids: string[], { call, signal }) => {
  const lists = await Promise.all(
    ids.map((categoryId) =>
      call('listPopularCategoryProducts', { params: { categoryId }, query: { pageSize: candidates } }, { signal }),
    ),
  );
  const pictures: Record<string, Picture> = {};
  const usedUrls = new Set<string>();
  for (const [index, id] of ids.entries()) {
    const pictureCandidates = (lists[index]?.productList ?? []).flatMap(({ image, category }) =>
      image[0] ? [{ picture: image[0], own: category[0] === id }] : [],
    );
    const free = pictureCandidates.filter(({ picture }) => !usedUrls.has(picture.url));
    const best = free.find(({ own }) => own) ?? free[0] ?? pictureCandidates[0];
    if (!best) continue;
    usedUrls.add(best.picture.url);
    pictures[id] = best.picture;
  }
  return pictures;
});

const slice = createSlice({
  name: 'categories',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadCategories.pending, (state) => {
        state.loading = true;
      })
      .addCase(loadCategories.fulfilled, (state, action) => {
        state.loading = false;
        state.categoryList = action.payload;
      })
      .addCase(loadCategoryPictures.fulfilled, (state, action) => {
        state.pictures = action.payload;
      })
      .addCase(loadCategories.rejected, (state) => {
        state.loading = false;
      }),
});

export const categoriesReducer = slice.reducer;

export function selectCategories(state: { categories: CategoriesState }): Category[] {
  return state.categories.categoryList;
}

export function selectCategory(state: { categories: CategoriesState }, id: string | undefined): Category | undefined {
  return selectCategories(state).find((category) => category.id === id);
}
