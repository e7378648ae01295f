import { currentLocale } from '@afterimage/words/locale.ts';
import { notFound } from '@afterimage/client/api/failure.ts';
import type { Meta, PageContext } from '@afterimage/client/navigation/page.ts';
import type { RootState } from '@afterimage/client/state/store.ts';
import { articleData } from '../structured/article.ts';
import { breadcrumbData } from '../structured/breadcrumbs.ts';
import { articlePath, blogPageLength, listPath, pageExists, readPage } from './blog-address.ts';
import { words } from './blog.words.ts';
import {
  type BlogRequest,
  loadBlog,
  loadBlogCategories,
  loadBlogs,
  loadTeasers,
  selectBlog,
  selectBlogCategory,
} from './blogs.state.ts';

/** The wish for one page of a list, counted from 1. */
export const blogRequest = (categoryId: string | undefined, page: number): BlogRequest => ({
  categoryId,
  query: { pageNum: page - 1, pageSize: blogPageLength },
});

/** All pages up to a present one, which stand one under another. */
export const pagesTo = (page: number) => Array.from({ length: page }, (_, index) => index + 1);

/** The loader of a list of articles. The page that was asked for comes first: it tells whether the others exist. */
export async function loadBlogList({ load, url }: PageContext, categoryId?: string): Promise<void> {
  const page = readPage(url.searchParams);
  if (page === null) throw notFound();
  const { total } = await load(loadBlogs, blogRequest(categoryId, page));
  if (!pageExists(page, total)) throw notFound();
  await Promise.all(pagesTo(page - 1).map((earlier) => load(loadBlogs, blogRequest(categoryId, earlier))));
}

/** The loader of an article; it is worth reading without the names of its categories. */
export async function loadArticle({ load, store, signal, params }: PageContext): Promise<void> {
  const { slug } = params;
  if (!slug) throw notFound();
  const hasCategories = store.getState().blogs.categoryList.length > 0;
  await Promise.all([load(loadBlog, slug), hasCategories || store.dispatch(loadBlogCategories(undefined, { signal }))]);
}

/** The journal's part of the home page, which does not fail for the lack of it. */
export async function loadJournalRow({ store, signal }: PageContext): Promise<void> {
  await store.dispatch(loadTeasers(undefined, { signal }));
}

export function listMeta(state: RootState, categoryId: string | undefined, url: URL): Meta {
  const page = readPage(url.searchParams) ?? 1;
  const category = selectBlogCategory(state, categoryId);
  const title = category ? `${category.name} – ${words.title}` : words.title;
  const path = listPath(categoryId);
  return {
    title: page > 1 ? `${title}, ${words.page({ page })}` : title,
    description: category?.description || words.meta,
    // A later page holds the earlier ones too, so there is nothing on it that has no address of its own.
    canonical: path,
    feed: '/blogs.rss',
    ...(page > 1 && { robots: 'noindex,follow' }),
    ...(import.meta.env.SSR && { jsonLd: [breadcrumbsFor(category ? [{ path, name: category.name }] : [])] }),
  };
}

export function articleMeta(state: RootState, slug: string | undefined): Meta {
  const article = selectBlog(state, slug);
  const canonical = articlePath(slug ?? '');
  if (!article) return { title: words.title, description: words.meta, canonical };
  const { title, summary, authorName, publishedAt, picture, category } = article;
  const section = selectBlogCategory(state, category[0])?.name;
  return {
    title,
    description: summary,
    canonical,
    ...(picture && { image: { url: `/social${canonical}.jpg`, alt: picture.alt } }),
    article: { publishedAt, author: authorName, ...(section && { section }) },
    ...(import.meta.env.SSR && {
      jsonLd: [
        articleData(article, canonical, section, currentLocale()),
        breadcrumbsFor([{ path: canonical, name: title }]),
      ],
    }),
  };
}

/** The way to a page of the journal. */
const breadcrumbsFor = (below: readonly { path: string; name: string }[]) =>
  breadcrumbData(
    words.home,
    [{ path: listPath(), name: words.title }, ...below].map(({ path: to, name }) => ({ to, name })),
  );
