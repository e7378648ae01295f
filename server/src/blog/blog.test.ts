import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import type { BlogBlock } from '@afterimage/contract/blog.ts';
import { readingMinutes as sampleMinutes } from '@afterimage/sample/article.ts';
import { articleCategoryList, articleList } from '@afterimage/sample/articles.ts';
import { blogCategories, blogs } from './tables.ts';
import { seed } from '../seed/seed.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { blogHandlers } from './blog-handlers.ts';
import { readingMinutes } from './reading-minutes.ts';

let shop: TestShop;
beforeAll(async () => (shop = await openTestShop(blogHandlers())));
afterAll(() => shop.close());

const list = async (query: Record<string, string> = {}, categoryId?: string) => {
  const { status, data } = categoryId
    ? await shop.call('listCategoryBlogs', { query, params: { categoryId } })
    : await shop.call('listBlogs', { query });
  expect(status).toBe(200);
  return data as Reply<'listBlogs'>;
};
const read = async (slug: string) => (await shop.call('getBlog', { params: { slug } })).data as Reply<'getBlog'>;
const slugsOf = ({ blogList }: { blogList: { slug: string }[] }) => blogList.map(({ slug }) => slug);
const newestFirst = articleList.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
const slugs = newestFirst.map(({ slug }) => slug);

describe('the sample', () => {
  it('S7.10 S3.11 all articles are listed at the first start, the newest first, without their content', async () => {
    const result = await list({ pageSize: '100' });
    expect([slugsOf(result), result.total]).toEqual([slugs, articleList.length]);
    const [first, sample] = [result.blogList[0], newestFirst[0]];
    if (!first || !sample) throw new Error('no article');
    expect(first).toEqual({
      id: sample.id,
      slug: sample.slug,
      title: sample.title,
      summary: sample.summary,
      category: sample.category,
      picture: sample.picture,
      authorName: sample.authorName,
      publishedAt: `${sample.publishedAt}T00:00:00.000Z`,
      readingMinutes: sampleMinutes(sample),
    });
  });

  it('S7.11 each category has a name, a description and the number of its articles', async () => {
    const { categoryList } = await list();
    expect(categoryList).toEqual(
      articleCategoryList.map((category) => ({
        ...category,
        blogCount: articleList.filter((article) => article.category.includes(category.id)).length,
      })),
    );
  });

  it('D7.39 one article, by its slug, has all that the sample wrote', async () => {
    for (const { slug, blockList } of articleList) expect(await read(slug)).toMatchObject({ slug, blockList });
  });

  it('S7.10 comes once, and stays away once removed', async () => {
    const shop = await openTestShop({});
    try {
      const { db } = shop.database;
      expect([await db.$count(blogs), await db.$count(blogCategories)]).toEqual([
        articleList.length,
        articleCategoryList.length,
      ]);
      await db.execute(sql`truncate blogs, blog_categories cascade`);
      expect([await seed(db), await db.$count(blogs), await db.$count(blogCategories)]).toEqual([false, 0, 0]);
    } finally {
      await shop.close();
    }
  });

  it("S7.10 is not mixed into a journal that is somebody's own", async () => {
    const own = await openTestShop({});
    try {
      const { db } = own.database;
      await db.execute(
        sql`truncate products, categories, coupons, accounts, shop_facts, blogs, blog_categories cascade`,
      );
      await db.insert(blogs).values({ slug: 'mine', title: 'Mine', summary: '', authorName: 'Me', blockList: [] });
      expect(await seed(db)).toBe(false);
      expect((await db.select().from(blogs)).map(({ slug }) => slug)).toEqual(['mine']);
      expect(await db.$count(blogCategories)).toBe(0);
      // Its next article gets a number of its own.
      await db.insert(blogs).values({ slug: 'next', title: 'Next', summary: '', authorName: 'Me', blockList: [] });
    } finally {
      await own.close();
    }
  });
});

describe('lists', () => {
  it('S7.10 D7.39 come in pages, and behind the last there is nothing', async () => {
    const pages = await Promise.all(['0', '1', '2'].map((pageNum) => list({ pageSize: '4', pageNum })));
    expect(pages.flatMap(slugsOf)).toEqual(slugs.slice(0, 12));
    expect(pages.map(({ total }) => total)).toEqual(Array(3).fill(articleList.length));
    expect((await list({ pageNum: '1000' })).blogList).toEqual([]);
    const wrong: Record<string, string>[] = [{ pageSize: '0' }, { pageSize: '101' }, { pageNum: '-1' }, { key: 'x' }];
    for (const query of wrong) expect((await shop.call('listBlogs', { query })).status).toBe(400);
  });

  it('S7.11 of a category hold its articles alone; an unknown one is not found', async () => {
    for (const { id } of articleCategoryList) {
      const inside = newestFirst.filter(({ category }) => category.includes(id)).map(({ slug }) => slug);
      const result = await list({ pageSize: '100' }, id);
      expect([slugsOf(result), result.total]).toEqual([inside, inside.length]);
    }
    for (const categoryId of ['nowhere', '{printing}', "a','b"]) {
      const { status, data } = await shop.call('listCategoryBlogs', { params: { categoryId } });
      expect([status, data]).toMatchObject([404, { status: { code: 'CATEGORY_NOT_FOUND' } }]);
    }
  });
});

describe('one article', () => {
  it('D7.39 names up to three others that share a category, the newest first', async () => {
    for (const { slug, category } of articleList) {
      const others = newestFirst.filter(
        (other) => other.slug !== slug && other.category.some((each) => category.includes(each)),
      );
      const { relatedList } = await read(slug);
      expect(relatedList.map((other) => other.slug)).toEqual(others.slice(0, 3).map((other) => other.slug));
    }
  });

  it('D7.39 an unknown slug is not found, and none hides the list of a category', async () => {
    for (const slug of ['no-such-article', 'categories', '1', "x' or 1=1"]) {
      const { status, data } = await shop.call('getBlog', { params: { slug } });
      expect([status, data]).toMatchObject([404, { status: { code: 'NOT_FOUND' } }]);
    }
  });

  it('D7.39 what is written is plain text, also when it looks like HTML; without category or picture it stands too', async () => {
    const blockList: BlogBlock[] = [
      { kind: 'heading', text: '<h1>' },
      { kind: 'paragraph', text: '<script>alert(1)</script> & more' },
    ];
    const row = { slug: 'html', title: '<b>', summary: '&amp;', authorName: 'Ada', blockList };
    await shop.database.db.insert(blogs).values({ ...row, publishedAt: new Date('2020-01-01') });
    expect(await read('html')).toMatchObject({ ...row, category: [], picture: null, relatedList: [] });
    await shop.database.db.delete(blogs).where(eq(blogs.slug, 'html'));
  });
});

describe('kept replies', () => {
  it('S7.10 S7.11 are new after any change of articles or categories', async () => {
    const { db } = shop.database;
    const [slug = ''] = slugs;
    const [category] = articleCategoryList;
    if (!category) throw new Error('no category');
    const first = async () => (await list()).blogList[0];
    const before = await first();
    await db.update(blogs).set({ title: 'Another title' }).where(eq(blogs.slug, slug));
    await expect.poll(async () => (await first())?.title).toBe('Another title');
    expect((await read(slug)).title).toBe('Another title');
    await db.update(blogCategories).set({ name: 'Renamed' }).where(eq(blogCategories.id, category.id));
    await expect.poll(async () => (await list()).categoryList[0]?.name).toBe('Renamed');
    const [removed] = await db.delete(blogs).where(eq(blogs.slug, slug)).returning();
    await expect.poll(async () => (await list()).total).toBe(articleList.length - 1);
    if (!removed) throw new Error('nothing was deleted');
    await db.insert(blogs).values({ ...removed, title: before?.title ?? '' });
    await expect.poll(first).toEqual(before);
  });
});

it('S7.10 reading takes a minute for each 220 words that were begun', () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes(['word '.repeat(220)])).toBe(1);
  expect(readingMinutes(['word '.repeat(220), ' one\nmore '])).toBe(2);
});
