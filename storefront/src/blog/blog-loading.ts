import { notFound } from '../failure.ts';
import type { Meta, PageContext } from '../page.ts';
import type { RootState } from '../store.ts';
import { articlePath, blogPageLength, listPath, pageExists, readPage } from './blog-address.ts';
import { words } from './blog.words.ts';
import {
  type BlogWish,
  loadBlog,
  loadBlogCategories,
  loadBlogs,
  loadTeasers,
  selectBlog,
  selectBlogCategory,
} from './blogs.state.ts';

/** The wish for one page of a list, counted from 1. */
export const blogWish = (categoryId: string | undefined, page: number): BlogWish => ({
  categoryId,
  query: { pageNum: page - 1, pageSize: blogPageLength },
});

/** All pages up to a present one, which stand one under another. */
export const pagesTo = (page: number) => Array.from({ length: page }, (_, index) => index + 1);

/** The loader of a list of articles. The page that was asked for comes first: it tells whether the others exist. */
export async function loadBlogList({ load, url }: PageContext, categoryId?: string): Promise<void> {
  const page = readPage(url.searchParams);
  if (page === null) throw notFound();
  const { total } = await load(loadBlogs, blogWish(categoryId, page));
  if (!pageExists(page, total)) throw notFound();
  await Promise.all(pagesTo(page - 1).map((earlier) => load(loadBlogs, blogWish(categoryId, earlier))));
}

/** The loader of an article; it is worth reading without the names of its categories. */
export async function loadArticle({ load, store, signal, params }: PageContext): Promise<void> {
  const { slug } = params;
  if (!slug) throw notFound();
  const known = store.getState().blogs.categoryList.length > 0;
  await Promise.all([load(loadBlog, slug), known || store.dispatch(loadBlogCategories(undefined, { signal }))]);
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
    jsonLd: [breadcrumbs(category ? [{ path, name: category.name }] : [])],
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
    ...(picture && { image: picture.url }),
    article: { publishedAt, author: authorName, ...(section && { section }) },
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description: summary,
        datePublished: publishedAt,
        author: { '@type': 'Person', name: authorName },
        mainEntityOfPage: canonical,
        ...(picture && { image: [picture.url] }),
        ...(section && { articleSection: section }),
      },
      breadcrumbs([{ path: canonical, name: title }]),
    ],
  };
}

/** How many steps a search engine shows above a result. */
function breadcrumbs(below: readonly { path: string; name: string }[]) {
  const steps = [{ path: '/home', name: words.home }, { path: listPath(), name: words.title }, ...below];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}
