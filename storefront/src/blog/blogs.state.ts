import { createSlice } from '@reduxjs/toolkit';
import type { Input, Reply } from '@afterimage/contract/api.ts';
import type { Blog, BlogCategory, BlogDetail } from '@afterimage/contract/blog.ts';
import { injectSlice } from '@afterimage/client/state/store.ts';
import { entryOf, storeEntry } from '@afterimage/client/state/bounded-entries.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { begin, fail, idle, type RequestState, succeed } from '@afterimage/client/state/request-state.ts';

/** One page of a list of articles (S3.11). */
type BlogPage = Pick<Reply<'listBlogs'>, 'blogList' | 'total'>;

/** What the home page says of an article: every byte of it stands in that page twice. */
export type Teaser = Pick<Blog, 'slug' | 'title' | 'category' | 'publishedAt' | 'readingMinutes'> &
  Partial<Pick<Blog, 'summary' | 'picture'>>;

export interface BlogsState extends RequestState {
  /** Pages of lists by their key, so that the page being left keeps its own. */
  lists: Record<string, BlogPage>;
  bySlug: Record<string, BlogDetail>;
  categoryList: BlogCategory[];
  teasers: Teaser[];
}

const initialState: BlogsState = { ...idle, lists: {}, bySlug: {}, categoryList: [], teasers: [] };
const mostLists = 30;
const mostArticles = 20;
/** How many articles of the home page have a picture, and how many only a line. */
export const largeTeasers = 2;
const teaserCount = 5;

export interface BlogRequest {
  categoryId?: string | undefined;
  query?: Input<'listBlogs'>['query'];
}

const listKey = ({ categoryId = '', query = {} }: BlogRequest) =>
  [categoryId, Number(query.pageNum ?? 0), Number(query.pageSize ?? 0)].join('&');

export const loadBlogs = operation('blogs/load', ({ categoryId, query = {} }: BlogRequest, { call, signal }) =>
  categoryId === undefined
    ? call('listBlogs', { query }, { signal })
    : call('listCategoryBlogs', { params: { categoryId }, query }, { signal }),
);

export const loadBlog = operation('blogs/loadOne', (slug: string, { call, signal }) =>
  call('getBlog', { params: { slug } }, { signal }),
);

/** The names of the categories, which stand beside an article but not in it. */
export const loadBlogCategories = operation('blogs/loadCategories', async (_: void, { call, signal }) => {
  const { categoryList } = await call('listBlogs', { query: { pageSize: 1 } }, { signal });
  return categoryList;
});

export const loadTeasers = operation('blogs/loadTeasers', async (_: void, { call, signal }) => {
  const { blogList, categoryList } = await call('listBlogs', { query: { pageSize: teaserCount } }, { signal });
  return { teasers: blogList.map(teaserOf), categoryList };
});

function teaserOf(
  { slug, title, category, publishedAt, readingMinutes, summary, picture }: Blog,
  index: number,
): Teaser {
  const line = { slug, title, category: category.slice(0, 1), publishedAt, readingMinutes };
  return index < largeTeasers ? { ...line, summary, picture } : line;
}

const slice = createSlice({
  name: 'blogs',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadBlogs.pending, begin)
      .addCase(loadBlogs.fulfilled, (state, action) => {
        succeed(state);
        const { blogList, total, categoryList } = action.payload;
        state.categoryList = categoryList;
        storeEntry(state.lists, listKey(action.meta.arg), { blogList, total }, mostLists);
      })
      .addCase(loadBlogs.rejected, (state, action) => fail(state, action.payload))
      .addCase(loadBlog.fulfilled, (state, action) => {
        storeEntry(state.bySlug, action.meta.arg, action.payload, mostArticles);
      })
      .addCase(loadBlogCategories.fulfilled, (state, action) => {
        state.categoryList = action.payload;
      })
      .addCase(loadTeasers.fulfilled, (state, action) => {
        state.teasers = action.payload.teasers;
        state.categoryList = action.payload.categoryList;
      }),
});

export const blogsReducer = slice.reducer;
injectSlice('blogs', blogsReducer);

type Blogs = { blogs: BlogsState };

export const selectBlogPage = (state: Blogs, blogRequest: BlogRequest): BlogPage | undefined =>
  state.blogs.lists[listKey(blogRequest)];

export const selectBlog = (state: Blogs, slug: string | undefined): BlogDetail | undefined =>
  slug === undefined ? undefined : entryOf(state.blogs.bySlug, slug);

export const selectBlogCategories = (state: Blogs): BlogCategory[] => state.blogs.categoryList;

export const selectBlogCategory = (state: Blogs, id: string | undefined): BlogCategory | undefined =>
  selectBlogCategories(state).find((category) => category.id === id);
