import { deliveryMethodsTo } from '../checkout/delivery-methods.ts';
import { defaultShopSettings } from '../shop-settings/read-shop-settings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { german } from '@afterimage/sample/translations/de/de.ts';
import { blogHandlers } from '../blog/blog-handlers.ts';
import { catalogueHandlers } from '../catalogue/catalogue-handlers.ts';
import { blogs } from '../blog/tables.ts';
import { products } from '../catalogue/tables.ts';
import { helpHandlers } from '../help/help-questions.ts';
import { testDatabase } from '../platform/db/test-database.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { pageDeskHandlers } from '../page-desk/page-desk-handlers.ts';
import { createServer, registerApi } from '../platform/http/http.ts';
import { registerPages } from '../pages/pages.ts';
import { faultsOf, type SchemaNode, schemaNodesIn } from './test-schema-org.ts';
import { lacksOf } from './test-search-rules.ts';

const origin = 'https://shop.example';
const version = () => '1';
const app = createServer();
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  const handlers: Partial<Handlers> = {
    ...catalogueHandlers({ version, assortment: version }),
    ...blogHandlers(),
    ...helpHandlers,
    ...pageDeskHandlers,
    listDeliveryMethods: async () => ({
      productionDays: 1,
      deliveryMethodList: deliveryMethodsTo('DE', defaultShopSettings).map((way) => ({
        ...way,
        arrivesFrom: '2026-11-26',
        arrivesUntil: '2026-11-30',
      })),
    }),
    getLegalText: async () => ({ text: null }),
    getShop: async () => ({
      name: 'Afterimage',
      address: [],
      taxId: '',
      mail: 'help@shop.example',
      ...defaultShopSettings,
    }),
  };
  const parts = { db: database.db, handlers, findCaller: async () => null, catalogueVersion: version, base: '/api' };
  const callInProcess = registerApi(app, parts);
  await registerPages(app, { callInProcess, catalogueVersion: version, origin: () => origin });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database?.close();
});

async function read(url: string) {
  const { statusCode, body } = await app.inject({ url });
  expect([url, statusCode]).toEqual([url, 200]);
  const scripts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const tags = new Map(
    [
      ...body.matchAll(
        /<(?:meta|link) (?:name|property|rel)="([^"]+)"(?: hreflang="([^"]+)")? (?:content|href)="([^"]*)"/g,
      ),
    ].map(([, name = '', language, value = '']) => [language ? `${name} ${language}` : name, value]),
  );
  return { body, tags, data: scripts.map(([, text = '']) => JSON.parse(text) as SchemaNode) };
}

const slugs = async () => {
  const [all, articles] = await Promise.all([
    database.db.select({ slug: products.slug }).from(products),
    database.db.select({ slug: blogs.slug }).from(blogs),
  ]);
  return { products: all.map(({ slug }) => slug), blogs: articles.map(({ slug }) => slug) };
};

describe('the language of a page', () => {
  it('S1.15 S3.1 D2.12 is the address’s for what the shop sells and writes too, whatever the browser prefers', async () => {
    const slug = 'hearth-photo-mug';
    const names = { de: german.products[slug]?.name ?? '', en: 'Hearth Photo Mug' };
    for (const prefers of ['de', 'en', 'fr'])
      for (const [path, own, other] of [
        [`/products/${slug}`, names.en, names.de],
        [`/de/products/${slug}`, names.de, names.en],
        ['/de/blogs/a-line-in-brass', german.articles['a-line-in-brass']?.title ?? '', 'A line in brass'],
        ['/de/products/categories/furniture', 'Möbel', 'Oak, ash and beech'],
      ] as const) {
        const { body } = await app.inject({ url: path, headers: { 'accept-language': prefers } });
        const [, mainHtml = ''] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? [];
        expect(mainHtml, path).toContain(own);
        expect(mainHtml, path).not.toContain(other);
      }
    const { data, tags } = await read(`/de/products/${slug}`);
    expect(JSON.stringify(data)).toContain(names.de);
    expect(tags.get('description')).toBe(german.products[slug]?.shortDescription);
  });
});

describe('what search engines read', () => {
  it('D2.12 all 73 products are whole by schema.org and by what search engines ask for, in both languages', async () => {
    const all = (await slugs()).products;
    expect(all).toHaveLength(73);
    const kinds = new Set<string>();
    for (const slug of all)
      for (const prefix of ['', '/de']) {
        const { data, tags } = await read(`${prefix}/products/${slug}`);
        const complaints = data.flatMap((one) => [...faultsOf(one, origin), ...lacksOf(one)]);
        expect([slug, complaints]).toEqual([slug, []]);
        expect(data.map((one) => one['@type']).slice(1)).toEqual(['BreadcrumbList']);
        const offers = schemaNodesIn(data).filter((thing) => thing['@type'] === 'Offer');
        expect(offers.length).toBeGreaterThan(0);
        for (const offer of offers) {
          expect(String(offer['url']).startsWith(`${origin}${prefix}/products/${slug}`)).toBe(true);
          expect(offer['price']).toBe(tags.get('product:price:amount'));
        }
        kinds.add(data[0]?.['@type'] ?? '');
      }
    expect([...kinds].toSorted()).toEqual(['Product', 'ProductGroup']);
  });

  it('S1.10 all 10 articles are whole, with author, dates, picture and the way to them', async () => {
    const all = (await slugs()).blogs;
    expect(all).toHaveLength(10);
    for (const slug of all) {
      const { data, tags } = await read(`/blogs/${slug}`);
      const complaints = data.flatMap((one) => [...faultsOf(one, origin), ...lacksOf(one)]);
      expect([slug, complaints, data.map((one) => one['@type'])]).toEqual([
        slug,
        [],
        ['BlogPosting', 'BreadcrumbList'],
      ]);
      expect(tags.get('og:type')).toBe('article');
      expect(Date.parse(tags.get('article:published_time') ?? '')).toBeGreaterThan(0);
    }
  });

  it.each([
    ['/home', ['Organization', 'WebSite']],
    ['/products/categories/decor', ['BreadcrumbList', 'ItemList']],
    ['/de/help', ['FAQPage', 'BreadcrumbList']],
    ['/blogs', ['BreadcrumbList']],
  ])('D2.12 %s is whole', async (path, kinds) => {
    const { data } = await read(path);
    expect(data.map((one) => one['@type'])).toEqual(kinds);
    expect(data.flatMap((one) => [...faultsOf(one, origin), ...lacksOf(one)])).toEqual([]);
  });

  it('D2.12 what is said of a list that is narrowed down is not what is said of the list', async () => {
    const { data, tags } = await read('/products/categories/decor?colour=blue');
    expect(data.map((one) => one['@type'])).toEqual(['BreadcrumbList']);
    expect(tags.get('canonical')).toBe(`${origin}/products/categories/decor`);
    expect(tags.get('robots')).toBe('noindex,follow');
    expect(tags.has('alternate de')).toBe(false);
  });

  it('D2.12 every public page has a title, a description, one whole address a language, and a picture to be shared', async () => {
    const all = await slugs();
    const paths = [
      '/home',
      '/products',
      '/products?page=2',
      '/products/categories/men',
      '/blogs',
      '/help',
      '/legal/imprint',
      '/legal/privacy',
      '/legal/terms',
      `/products/${all.products[3]}`,
      `/blogs/${all.blogs[3]}`,
    ];
    const titles = new Set<string>();
    for (const path of paths)
      for (const prefix of ['', '/de']) {
        const { body, tags } = await read(prefix + path);
        const title = /<title>([^<]+)<\/title>/.exec(body)?.[1] ?? '';
        titles.add(prefix + title);
        expect(title).toContain('Afterimage');
        expect((tags.get('description') ?? '').length, path).toBeGreaterThan(20);
        expect(tags.get('canonical')).toBe(origin + prefix + path);
        expect(tags.get('og:url')).toBe(origin + prefix + path);
        expect(tags.get('alternate en')).toBe(origin + path);
        expect(tags.get('alternate de')).toBe(`${origin}/de${path}`);
        expect(tags.get('alternate x-default')).toBe(origin + path);
        expect(tags.get('og:image')).toMatch(/^https:\/\/shop\.example\/social\/(?:shop|products\/.+|blogs\/.+)\.jpg$/);
        expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(['1200', '630']);
        expect(tags.get('og:image:alt')).not.toBe('');
        expect(tags.get('twitter:card')).toBe('summary_large_image');
        expect(tags.get('og:locale')).toBe(prefix ? 'de_DE' : 'en_IE');
        expect(tags.get('manifest')).toBe(`${prefix}/manifest.webmanifest`);
        expect(tags.has('robots'), path).toBe(false);
      }
    expect(titles.size).toBe(2 * paths.length);
  });

  it.each(['/cart', '/offline', '/auth/login', '/search?key=mug', '/products?sort=rating', '/nowhere'])(
    'D2.12 %s is not to be found',
    async (path) => {
      const { body } = await app.inject({ url: path });
      expect(body).toMatch(/<meta name="robots" content="noindex/);
      expect(body).not.toContain('hreflang');
    },
  );

  it('D2.12 can be put on a home screen, with pictures in the sizes that it names', async () => {
    const response = await app.inject({ url: '/de/manifest.webmanifest' });
    const manifest = response.json() as { lang: string; start_url: string; icons: { src: string; sizes: string }[] };
    expect([manifest.lang, manifest.start_url]).toEqual(['de', '/de/home']);
    for (const { src, sizes } of manifest.icons) {
      const { rawPayload, headers } = await app.inject({ url: src });
      expect(headers['content-type']).toBe('image/png');
      // Width and height stand at fixed places of a PNG.
      expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes);
    }
    expect((await app.inject({ url: '/icons/apple-touch-icon.png' })).rawPayload.readUInt32BE(16)).toBe(180);
  });

  it('D2.12 the service worker comes with what it must know, and says goodbye when it is switched off', async () => {
    const off = await app.inject({ url: '/service-worker.js' });
    expect(off.body).toContain('unregister');
    expect(off.headers['cache-control']).toBe('no-cache');
    const other = createServer();
    const callInProcess = registerApi(other, {
      db: database.db,
      handlers: {},
      findCaller: async () => null,
      catalogueVersion: version,
      base: '/api',
    });
    await registerPages(other, { callInProcess, catalogueVersion: version, origin: () => origin, keepsOffline: true });
    const { body } = await other.inject({ url: '/service-worker.js' });
    const [, facts = ''] = /^self\.build=(.*);$/m.exec(body) ?? [];
    const { id, files } = JSON.parse(facts) as { id: string; files: string[] };
    expect(id).toMatch(/^[\w-]{12}$/);
    for (const file of files) expect([file, (await other.inject({ url: file })).statusCode]).toEqual([file, 200]);
    await other.close();
  });
});
