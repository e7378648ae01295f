import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, localePath, locales } from '@afterimage/words/locale.ts';
import { offeredAddress } from '../platform/locale/offered-locales.ts';
import type { Database } from '../platform/db/connection.ts';
import { loadTexts, translated } from '../translations/translate.ts';
import { blogCategories, blogs } from '../blog/tables.ts';
import { words } from './feed.words.ts';
import { cachedTextRoutes } from './cached-texts.ts';
import { element, xmlText } from './xml.ts';

interface FeedParts {
  db: Database;
  version(): string;
  origin(): string;
}

const mostItems = 50;

/** Dates of RSS are those of mails (RFC 822), with four digits of the year. */
const feedDate = (moment: Date) => moment.toUTCString();

async function feedOf({ db, origin }: FeedParts, locale: Locale): Promise<string> {
  const { id, slug, title, summary, category, authorName, publishedAt } = blogs;
  const [rows, knownCategories] = await Promise.all([
    db
      .select({ id, slug, title, summary, category, authorName, publishedAt })
      .from(blogs)
      .where(eq(blogs.active, true))
      .orderBy(desc(publishedAt), desc(blogs.id))
      .limit(mostItems),
    db.select({ id: blogCategories.id, name: blogCategories.name }).from(blogCategories),
  ]);
  const texts = await loadTexts(
    db,
    locale,
    { blog: rows.map((row) => row.id), blog_category: knownCategories.map((rubric) => rubric.id) },
    ['title', 'summary', 'name'],
  );
  const articles = rows.map((row) => translated(row, texts.of('blog', row.id), ['title', 'summary']));
  const names = new Map(
    knownCategories.map((rubric) => [rubric.id, texts.of('blog_category', rubric.id)['name'] ?? rubric.name]),
  );
  const whole = (path: string) => origin() + localePath(path, locale);
  const { journal, journalAbout } = inLocale(words, locale);
  const [newest] = articles;
  const items = articles.map((article) => {
    const address = whole(`/blogs/${encodeURIComponent(article.slug)}`);
    return [
      '<item>',
      element('title', article.title),
      element('link', address),
      `<guid isPermaLink="true">${xmlText(address)}</guid>`,
      element('pubDate', feedDate(article.publishedAt)),
      element('dc:creator', article.authorName),
      ...article.category.map((id) => element('category', names.get(id) ?? id)),
      element('description', article.summary),
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', journal),
    element('link', whole('/blogs')),
    element('description', journalAbout),
    element('language', locale),
    `<atom:link href="${xmlText(whole('/blogs.rss'))}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', feedDate(newest.publishedAt))] : []),
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

/** The journal as RSS 2.0 (https://www.rssboard.org/rss-specification), one feed a language. */
export function registerFeeds(app: FastifyInstance, parts: FeedParts): void {
  const serve = cachedTextRoutes(app);
  for (const locale of locales)
    serve(localePath('/blogs.rss', locale), {
      elsewhere: () => offeredAddress(localePath('/blogs.rss', locale)),
      version: parts.version,
      type: 'application/rss+xml; charset=utf-8',
      write: () => feedOf(parts, locale),
    });
}
