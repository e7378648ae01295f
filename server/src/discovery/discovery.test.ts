import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { eq, type SQL, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseLocale, localeFacts, localePath, locales } from '@afterimage/words/locale.ts';
import { blogCategories, blogs } from '../blog/tables.ts';
import { products } from '../catalogue/tables.ts';
import { testDatabase } from '../platform/db/test-database.ts';
import { createServer } from '../platform/http/http.ts';
import { registerDiscovery } from './discovery.ts';
import { registerPictures } from '../pages/pictures.ts';
import { idsInFile } from './site-map.ts';

const origin = 'https://shop.example';
const app = createServer();
let database: Awaited<ReturnType<typeof testDatabase>>;
let version = '1';
let cache: string;
beforeAll(async () => {
  database = await testDatabase();
  registerDiscovery(app, { db: database.db, assortment: () => version, origin: () => origin });
  cache = await mkdtemp(join(tmpdir(), 'pictures-'));
  await registerPictures(app, cache);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database?.close();
  await rm(cache, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, result = '']) => result);
const locations = (text: string) => all(text, /<loc>([^<]+)<\/loc>/g);

describe('the map of the site', () => {
  it('D2.12 names every product, article and category in both languages, with its pictures', async () => {
    const files = locations((await get('/sitemap.xml')).body);
    expect(files).toEqual(
      ['pages', 'categories', 'products-0', 'blogs-0'].map((name) => `${origin}/sitemaps/${name}.xml`),
    );
    const bodies = await Promise.all(files.map(async (file) => (await get(file.slice(origin.length))).body));
    const [pages = '', categories = '', ofProducts = '', ofBlogs = ''] = bodies;
    expect(locations(pages)).toContain(`${origin}/de/legal/imprint`);
    expect(locations(categories)).toContain(`${origin}/products/categories/decor`);
    expect(locations(ofProducts)).toHaveLength(locales.length * 73);
    expect(locations(ofBlogs)).toHaveLength(locales.length * 10);
    const [row] = await database.db.select().from(products).limit(1);
    const [entry = ''] = ofProducts
      .split('\n')
      .filter((line) => line.includes(`<loc>${origin}/products/${row?.slug}<`));
    expect(all(entry, /hreflang="([^"]+)"/g)).toEqual([...locales, 'x-default']);
    expect(all(entry, /href="([^"]+)"/g)).toEqual(
      [...locales, baseLocale].map((locale) => origin + localePath(`/products/${row?.slug}`, locale)),
    );
    expect(all(entry, /<image:loc>([^<]+)</g)).toEqual(row?.image.map(({ url }) => origin + url));
    expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    expect(new Set(bodies.flatMap(locations)).size).toBe(bodies.flatMap(locations).length);
  });

  it('D2.12 names no category of articles in which customers see none', async () => {
    await database.db.insert(blogCategories).values({ id: 'later', name: 'Later' });
    version = '1 with a category';
    const listed = locations((await get('/sitemaps/categories.xml')).body).filter((url) => url.includes('/blogs/'));
    version = '1';
    expect(listed.length).toBeGreaterThan(0);
    expect(listed).not.toContain(`${origin}/blogs/categories/later`);
  });

  it('D2.12 a file that there is not is a 404, however high its number', async () => {
    for (const file of ['products-7.xml', 'products-99999.xml', 'blogs-999999.xml', 'x.xml'])
      expect([file, (await get(`/sitemaps/${file}`)).statusCode]).toEqual([file, 404]);
    expect((await get('/sitemaps/x.xml')).body).toBe('There is nothing at this address.\n');
    const german = await get('/sitemaps/x.xml', { 'accept-language': 'de' });
    expect(german.body).toBe('Unter dieser Adresse ist nichts.\n');
  });

  it('D2.12 is kept until the assortment changes, and sent compressed with a mark', async () => {
    const first = await get('/sitemaps/products-0.xml', { 'accept-encoding': 'br' });
    expect(first.headers['content-encoding']).toBe('br');
    const { etag } = first.headers;
    expect((await get('/sitemaps/products-0.xml?x=1', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    await database.db.update(products).set({ active: false }).where(eq(products.id, 1));
    expect((await get('/sitemaps/products-0.xml')).headers.etag).toBe(etag);
    version = '2';
    expect(locations((await get('/sitemaps/products-0.xml')).body)).toHaveLength(locales.length * 72);
    await database.db.update(products).set({ active: true }).where(eq(products.id, 1));
    version = '3';
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe((await get('/sitemaps/products-0.xml')).body);
  });

  it('D2.12 a hundred thousand products are files of at most 50,000 addresses and 50 MB', async () => {
    // Without triggers: the map needs neither the search nor the history of prices, which take longer than all else.
    const write = (statement: SQL) =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(statement);
      });
    await write(sql`insert into products (id, sku, slug, name, price, final_price)
      select n, 'MASS-' || n, 'mass-' || n, 'Mass ' || n, 100, 100 from generate_series(1000, 21000) n`);
    version = 'mass';
    const files = locations((await get('/sitemap.xml')).body).filter((file) => file.includes('/products-'));
    expect(files).toHaveLength(Math.floor(21_000 / idsInFile) + 1);
    const { body } = await get('/sitemaps/products-2.xml');
    expect(locations(body)).toHaveLength(locales.length * idsInFile);
    expect(locations(body).length).toBeLessThanOrEqual(50_000);
    expect(body.length).toBeLessThan(50 * 1024 * 1024);
    await write(sql`delete from products where id >= 1000`);
    version = 'small again';
  });

  it.each(['products-99', 'products--1', 'blogs-7', 'orders-0', 'products-0.xml.br', '..%2f..%2fetc', 'pages%00'])(
    'D2.12 there is no file %s',
    async (file) => expect((await get(`/sitemaps/${file}.xml`)).statusCode).toBe(404),
  );

  it('D2.12 the robots are shown the map and kept from what is personal', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    for (const line of ['User-agent: *', 'Disallow: /account', 'Disallow: /de/checkout', 'Disallow: /ar/'])
      expect(body.split('\n')).toContain(line);
    expect(body.split('\n')).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(body).not.toMatch(/^Disallow: (?:\/|\/home|\/products|\/blogs|\/search)$/m);
  });
});

describe('the feed of the journal', () => {
  it('S1.10 tells the articles, newest first, with whole addresses, in each language', async () => {
    for (const language of locales) {
      const { prefix } = localeFacts[language];
      const { body, headers } = await get(`${prefix}/blogs.rss`);
      expect(headers['content-type']).toContain('application/rss+xml');
      expect(body).toContain(`<language>${language}</language>`);
      expect(body).toContain(`<atom:link href="${origin}${prefix}/blogs.rss" rel="self" type="application/rss+xml"/>`);
      const links = all(body, /<item>.*?<link>([^<]+)<\/link>/g);
      expect(links).toHaveLength(10);
      expect(body.includes('<title>Eine Linie in Messing</title>')).toBe(language === 'de');
      expect(body.includes('<category>Handwerk</category>')).toBe(language === 'de');
      for (const link of links) expect(link).toMatch(new RegExp(`^${origin}${prefix}/blogs/[\\w-]+$`));
      const dates = all(body, /<pubDate>([^<]+)<\/pubDate>/g).map((date) => Date.parse(date));
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      expect(body).not.toMatch(/<description><\/description>/);
    }
  });

  it('S1.10 what an author writes cannot break it', async () => {
    await database.db.update(blogs).set({ title: 'Ink & <b>"paper"</b> \u0001]]>' }).where(eq(blogs.id, 1));
    version = 'written';
    expect((await get('/blogs.rss')).body).toContain(
      '<title>Ink &amp; &lt;b&gt;&quot;paper&quot;&lt;/b&gt; ]]&gt;</title>',
    );
  });
});

describe('the picture of a shared link', () => {
  it('D2.12 is 1200 by 630, made once, of a product, an article and the shop', async () => {
    const [product] = await database.db.select().from(products).limit(1);
    const [article] = await database.db.select().from(blogs).limit(1);
    for (const url of [`products/${product?.slug}`, `blogs/${article?.slug}`, 'shop']) {
      const result = await get(`/social/${url}.jpg`);
      expect([url, result.statusCode, result.headers['content-type']]).toEqual([url, 200, 'image/jpeg']);
      const { width, height } = await sharp(result.rawPayload).metadata();
      expect([width, height]).toEqual([1200, 630]);
      expect(result.rawPayload.length).toBeLessThan(150_000);
      const again = await get(`/social/${url}.jpg`, { 'if-none-match': String(result.headers.etag) });
      expect(again.statusCode).toBe(304);
    }
  });

  it.each(['products/nothing.jpg', 'accounts/1.jpg', 'products/x.png', 'toString/x.jpg', 'shop.png'])(
    'D2.12 there is none at %s',
    async (path) => {
      const { statusCode, body } = await get(`/social/${path}`, { 'accept-language': 'de' });
      expect(statusCode).toBe(404);
      expect(body).toMatch(/^Hier gibt es kein Bild\.\n$|"Unter dieser Adresse ist nichts\."/);
    },
  );
});
