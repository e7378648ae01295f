import { describe, expect, it } from 'vitest';
import type { Blog } from '@afterimage/contract/blog.ts';
import { blogsReducer, loadBlog, loadBlogs, loadTeasers, selectBlog, selectBlogPage } from './blogs.state.ts';

const article = (id: number): Blog => ({
  id,
  slug: `article-${id}`,
  title: `Article ${id}`,
  summary: 'What it says.',
  category: ['making', 'stories'],
  picture: null,
  authorName: 'Ada',
  publishedAt: '2026-06-30T00:00:00.000Z',
  readingMinutes: 4,
});
const category = { id: 'making', name: 'Making', description: '', blogCount: 1 };
const loaded = (categoryId: string | undefined, pageNum: number, id: number) =>
  loadBlogs.fulfilled({ blogList: [article(id)], total: 9, categoryList: [category] }, 'request', {
    categoryId,
    query: { pageNum, pageSize: 8 },
  });

describe('the journal', () => {
  it('S3.11 S4.3 keeps each page of each list under its own wish', () => {
    const state = [loaded(undefined, 0, 1), loaded(undefined, 1, 2), loaded('making', 0, 3)].reduce(
      blogsReducer,
      undefined,
    );
    if (!state) throw new Error('no state');
    const idAt = (categoryId: string | undefined, pageNum: number) =>
      selectBlogPage({ blogs: state }, { categoryId, query: { pageNum, pageSize: 8 } })?.blogList[0]?.id;
    expect([idAt(undefined, 0), idAt(undefined, 1), idAt('making', 0), idAt('making', 1)]).toEqual([
      1,
      2,
      3,
      undefined,
    ]);
    expect([state.loading, state.success, state.error, state.categoryList]).toEqual([false, true, null, [category]]);
  });

  it('S7.10 an article is found by its slug', () => {
    const detail = { ...article(4), blockList: [], relatedList: [] };
    const blogs = blogsReducer(undefined, loadBlog.fulfilled(detail, 'request', 'article-4'));
    expect(selectBlog({ blogs }, 'article-4')).toEqual(detail);
    expect(selectBlog({ blogs }, 'article-5')).toBeUndefined();
  });

  it('S1.10 the home page is told no more of an article than it shows', async () => {
    const reply = { blogList: [1, 2, 3].map(article), total: 3, categoryList: [category] };
    const call = async () => reply as never;
    const dispatched: { type: string; payload?: unknown }[] = [];
    await loadTeasers()(((action: { type: string }) => dispatched.push(action)) as never, () => ({}), {
      call,
      session: undefined as never,
    });
    const { teasers = [] } = (dispatched.at(-1)?.payload ?? {}) as { teasers?: object[] };
    const line = { slug: 'article-3', title: 'Article 3', category: ['making'], readingMinutes: 4 };
    expect(teasers[2]).toEqual({ ...line, publishedAt: article(3).publishedAt });
    expect(Object.keys(teasers[1] ?? {})).toContain('summary');
  });
});
