import { and, asc, between, eq, max, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { Database } from '../platform/db/connection.ts';
import { blogCategories, blogs } from '../blog/tables.ts';
import { categories, products } from '../catalogue/tables.ts';
import { cachedTextRoutes } from './cached-texts.ts';
import { alternates } from './localized.ts';
import { element, xmlText } from './xml.ts';

interface SiteMapParts {
  db: Database;
  /** Changes with the assortment; a sold piece moves no page. */
  version(): string;
  origin(): string;
}

/**
 * How many ids one file spans. Each gives an address in every language; 50,000 addresses and 50 MB are the most that
 * one file may have (https://www.sitemaps.org/protocol.html), and ten thousand are quick to write.
 */
export const idsInFile = 5000;

/** Public pages that are no product, category or article. */
const plainPages = [
  '/home',
  '/products',
  '/blogs',
  '/demo',
  '/help',
  '/legal/imprint',
  '/legal/privacy',
  '/legal/terms',
  '/legal/withdrawal',
];

interface Entry {
  path: string;
  changed?: Date | string | null | undefined;
  pictures?: readonly (Picture | null)[];
}

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

const lastmod = (moment: Date | string | null | undefined) =>
  moment ? element('lastmod', new Date(moment).toISOString()) : '';

/** One page: an entry for each of its languages, each naming all of them. */
function urlsOf(origin: string, { path, changed, pictures = [] }: Entry): string {
  const all = alternates(origin, path);
  const links = all
    .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(href)}"/>`)
    .join('');
  const images = pictures
    .flatMap((picture) => (picture?.url ? [picture.url] : []))
    .map((url) => `<image:image>${element('image:loc', url.startsWith('/') ? origin + url : url)}</image:image>`)
    .join('');
  return all
    .filter(({ language }) => language !== 'x-default')
    .map(({ href }) => `<url>${element('loc', href)}${lastmod(changed)}${links}${images}</url>\n`)
    .join('');
}

const urlSet = (origin: string, entries: readonly Entry[]) =>
  `${head}<urlset ${namespaces}>\n${entries.map((entry) => urlsOf(origin, entry)).join('')}</urlset>\n`;

const inPath = (slug: string) => encodeURIComponent(slug);

async function readCategories(db: Database): Promise<Entry[]> {
  const [ofProducts, ofBlogs] = await Promise.all([
    db
      .select({ id: categories.id, changed: max(products.createdAt) })
      .from(categories)
      .leftJoin(products, and(eq(products.active, true), sql`${products.category} @> array[${categories.id}]`))
      .groupBy(categories.id)
      .orderBy(asc(categories.position), asc(categories.id)),
    db
      .select({ id: blogCategories.id, changed: max(blogs.publishedAt) })
      .from(blogCategories)
      .innerJoin(blogs, sql`${blogs.active} and ${blogs.category} @> array[${blogCategories.id}]`)
      .groupBy(blogCategories.id)
      .orderBy(asc(blogCategories.position), asc(blogCategories.id)),
  ]);
  return [
    ...ofProducts.map(({ id, changed }) => ({ path: `/products/categories/${inPath(id)}`, changed })),
    ...ofBlogs.map(({ id, changed }) => ({ path: `/blogs/categories/${inPath(id)}`, changed })),
  ];
}

const spanOf = (part: number): [number, number] => [part * idsInFile, (part + 1) * idsInFile - 1];

/** What stands in the file `<kind>-<part>.xml`. */
const kinds = {
  async products(db: Database, part: number): Promise<Entry[]> {
    const rows = await db
      .select({ slug: products.slug, image: products.image, changed: products.createdAt })
      .from(products)
      .where(and(eq(products.active, true), between(products.id, ...spanOf(part))))
      .orderBy(asc(products.id));
    return rows.map(({ slug, image, changed }) => ({ path: `/products/${inPath(slug)}`, changed, pictures: image }));
  },
  async blogs(db: Database, part: number): Promise<Entry[]> {
    const rows = await db
      .select({ slug: blogs.slug, picture: blogs.picture, changed: blogs.publishedAt })
      .from(blogs)
      .where(and(eq(blogs.active, true), between(blogs.id, ...spanOf(part))))
      .orderBy(asc(blogs.id));
    return rows.map(({ slug, picture, changed }) => ({ path: `/blogs/${inPath(slug)}`, changed, pictures: [picture] }));
  },
};
type Kind = keyof typeof kinds;

/** The parts that hold something, each with its youngest page. */
async function partsOf(db: Database, kind: Kind) {
  const [id, changed, table, visibleColumn] =
    kind === 'products'
      ? [products.id, products.createdAt, products, eq(products.active, true)]
      : [blogs.id, blogs.publishedAt, blogs, eq(blogs.active, true)];
  const part = sql<number>`${id} / ${sql.raw(String(idsInFile))}`.mapWith(Number);
  const rows = await db
    .select({ part, changed: max(changed) })
    .from(table)
    .where(visibleColumn)
    .groupBy(part)
    .orderBy(part);
  return rows.map((row) => ({ file: `${kind}-${row.part}.xml`, changed: row.changed }));
}

async function siteIndex(db: Database, origin: string): Promise<string> {
  const parts = await Promise.all([partsOf(db, 'products'), partsOf(db, 'blogs')]);
  const files: { file: string; changed?: Date | null }[] = [
    { file: 'pages.xml' },
    { file: 'categories.xml' },
    ...parts.flat(),
  ];
  const entries = files.map(
    ({ file, changed }) => `<sitemap>${element('loc', `${origin}/sitemaps/${file}`)}${lastmod(changed)}</sitemap>\n`,
  );
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

async function siteFile(db: Database, origin: string, file: string): Promise<string | null> {
  if (file === 'pages.xml')
    return urlSet(
      origin,
      plainPages.map((path) => ({ path })),
    );
  if (file === 'categories.xml') return urlSet(origin, await readCategories(db));
  const [, kind, part] = /^(products|blogs)-(\d{1,5})\.xml$/.exec(file) ?? [];
  if (!kind) return null;
  const entries = await kinds[kind as Kind](db, Number(part));
  return entries.length > 0 ? urlSet(origin, entries) : null;
}

/** What search engines are told: every public page in every language, and what is not theirs to read. */
export function registerSiteMap(app: FastifyInstance, { db, version, origin }: SiteMapParts): void {
  const serve = cachedTextRoutes(app);
  const type = 'application/xml; charset=utf-8';
  serve('/sitemap.xml', { version, type, write: () => siteIndex(db, origin()) });
  serve('/sitemaps/:file', {
    version,
    type,
    write: ({ params }) => siteFile(db, origin(), (params as { file: string }).file),
  });
}
