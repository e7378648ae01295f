import { createSlice } from '@reduxjs/toolkit';
import type { Blog } from '@afterimage/contract/blog.ts';
import type { Input } from '@afterimage/contract/api.ts';
import { operation } from '../operation.ts';
import { begin, fail, idle, type RequestState, succeed } from '../request-state.ts';

export interface BlogsState extends RequestState {
  blogList: Blog[];
  total: number;
}

const initialState: BlogsState = { ...idle, blogList: [], total: 0 };

interface BlogWish {
  categoryId?: string | undefined;
  query?: Input<'listBlogs'>['query'];
}

export const loadBlogs = operation('blogs/load', ({ categoryId, query = {} }: BlogWish, { call, signal }) =>
  categoryId === undefined
    ? call('listBlogs', { query }, { signal })
    : call('listCategoryBlogs', { params: { categoryId }, query }, { signal }),
);

const slice = createSlice({
  name: 'blogs',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadBlogs.pending, begin)
      .addCase(loadBlogs.fulfilled, (state, action) => {
        succeed(state);
        state.blogList = action.payload.blogList;
        state.total = action.payload.total;
      })
      .addCase(loadBlogs.rejected, (state, action) => fail(state, action.payload)),
});

export const blogsReducer = slice.reducer;
