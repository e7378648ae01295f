import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fail } from '../platform/http/failure.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { createServer, registerApi } from '../platform/http/http.ts';
import type { Database } from '../platform/db/connection.ts';
import { publicFrontPage } from '../page-desk/front-page.ts';
import { expectIcon } from '../platform/http/test-icon.ts';
import { brokenPage } from './broken-page.ts';
import { registerPages } from './pages.ts';

let version = '1';
let shopName = 'Afterimage';
let renderCount = 0;
let broken = false;

/** Small handlers: the pages are the storefront's own, what they show is enough to tell them apart. */
const handlers: Partial<Handlers> = {
  getShopFrame: async () => ({ header: null, footer: null, localeList: ['en', 'de'] }),
  getFrontPage: async ({ locale }) => publicFrontPage({} as Database, null, locale),
  listCategories: async () => ({
    categoryList: [{ id: 'decor', name: 'Decor </script><b>', description: '', productCount: 1 }],
  }),
  listPopularProducts: async () => {
    renderCount += 1;
    if (broken) throw new Error('the database is gone');
    return { productList: [], total: 0 };
  },
  listProducts: async () => ({ productList: [], total: 0 }),
  listCategoryProducts: async () => fail('CATEGORY_NOT_FOUND'),
  getProduct: async () => fail('PRODUCT_NOT_FOUND'),
  getGuestOrder: async () => fail('ORDER_NOT_FOUND'),
};

const app = createServer();
beforeAll(async () => {
  // None of these handlers touches the database, and the frame opens no transaction for a GET.
  const db = undefined as never;
  const callInProcess = registerApi(app, {
    db,
    handlers,
    findCaller: async () => null,
    catalogueVersion: () => version,
    base: '/api',
  });
  const origin = () => 'https://shop.example';
  await registerPages(app, { callInProcess, catalogueVersion: () => version, origin, shopName: async () => shopName });
  await app.ready();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('pages', () => {
  it('D2.12 / redirects to /home', async () => {
    const response = await get('/');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/home']);
  });

  it('D2.12 / follows the language of the browser, and no other address does', async () => {
    const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };
    const response = await get('/?from=mail', german);
    expect([response.statusCode, response.headers.location]).toEqual([302, '/de/home?from=mail']);
    expect(response.headers.vary).toContain('accept-language');
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await get('/', { 'accept-language': 'tlh, en;q=0.5, de;q=0.3' })).headers.location).toBe('/home');
    expect((await get('/home', german)).body).toContain('<html lang="en"');
    expect((await get('/de', german)).headers.location).toBe('/de/home');
  });

  it('D20.1 a page says whose shop it is, in its title and its texts', async () => {
    shopName = 'Lichtbild & "Söhne"';
    version = 'named';
    try {
      const { body } = await get('/help');
      expect(body).toContain('data-shop="Lichtbild &amp; &quot;Söhne&quot;"');
      expect(body).toMatch(/<title>[^<]+ – Lichtbild &amp; &quot;Söhne&quot;<\/title>/);
      expect(body).not.toContain('Afterimage');
    } finally {
      shopName = 'Afterimage';
      version = '1';
      // The renderer of this process keeps the name until it renders again.
      await get('/cart');
    }
  });

  it('D7.39 the page of a preview is not cached, also when its key has expired', async () => {
    for (const url of ['/products/preview.abc', '/de/products/preview.abc'])
      expect([url, (await get(url)).headers['cache-control']]).toEqual([url, 'no-store']);
  });

  it('D2.12 what is missing is told in the language of the address', async () => {
    const response = await get('/de/products/none');
    expect([response.statusCode, response.body.includes('Dieses Produkt haben wir nicht.')]).toEqual([404, true]);
    expect((await get('/products/none')).body).toContain('We don’t have this product.');
  });

  it.each([
    ['/customize/none', 'There is nothing at this address.'],
    ['/de/customize/none', 'Unter dieser Adresse ist nichts.'],
    [`/orders/${'k'.repeat(43)}`, 'We cannot find this order.'],
    ['/orders/cut-short', 'We cannot find this order.'],
    ['/de/orders/cut-short/projects', 'Wir können diese Bestellung nicht finden.'],
  ])('D2.12 %s is a real 404 with the frame of the shop', async (path, text) => {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(404);
    expect(body).toContain(text);
    expect(body).toMatch(/<header[ >].*<main[ >].*<h1>/s);
  });

  it('S1.15 home is rendered whole, and its title mentions augmented reality', async () => {
    const response = await get('/home');
    expect(response.statusCode).toBe(200);
    expect(response.body).toMatch(/<title>[^<]*augmented reality[^<]*<\/title>/);
    expect(response.body).toMatch(/<h1[ >]/);
    expect(response.body).toContain('<link rel="canonical" href="https://shop.example/home">');
    expect(response.body).not.toContain('</script><b>');
  });

  it('D2.12 a public page is kept until the catalogue changes, and answered with 304 when the browser has it', async () => {
    await get('/home');
    const before = renderCount;
    const again = await get('/home');
    expect(renderCount).toBe(before);
    const { etag } = again.headers;
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await get('/home', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    version = '2';
    await get('/home');
    expect(renderCount).toBe(before + 1);
  });

  it('D2.12 a page goes out as brotli to whoever takes it, and as it is to whoever does not', async () => {
    const plain = await get('/home');
    const packed = await get('/home', { 'accept-encoding': 'gzip, br' });
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'br']);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers.vary).toContain('accept-encoding');
  });

  it.each(['/nowhere', '/products/no-such-thing/at-all', '//', '//evil.example', '/home/', '/%2e%2e/etc'])(
    'D2.12 %s is answered without a failure of the server',
    async (url) => expect((await get(url)).statusCode).toBeLessThan(500),
  );

  it('D2.12 an unknown address gets a real 404 page with the header of the shop, not to be indexed', async () => {
    const response = await get('/nowhere');
    expect(response.statusCode).toBe(404);
    expectIcon(response);
    expect(response.body).toContain('Page not found');
    expect(response.body).toContain('href="/products/categories/decor"');
    expect(response.body).toContain('<meta name="robots" content="noindex">');
  });

  it('D2.12 an account page without the cookie leads to the login, which knows the way back', async () => {
    const response = await get('/account/orders?x=1');
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/auth/login?redirect=%2Faccount%2Forders%3Fx%3D1');
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await get('/account/orders', { cookie: 'a=b; token=x' })).statusCode).not.toBe(302);
    expect((await get('/account/orders', { cookie: 'othertoken=x' })).statusCode).toBe(302);
  });

  it.each(['/auth/login', '/auth/register', '/auth/verify', '/auth/reset', '/auth/reset/new?token=x'])(
    'D2.12 the first request for %s renders it',
    async (url) => expect((await get(url)).statusCode).toBe(200),
  );

  it('D2.12 personal pages are not kept anywhere and not indexed', async () => {
    const response = await get('/auth/login');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('<meta name="robots" content="noindex">');
  });

  it('D2.13 the policy lets no foreign script, frame or form in, and names the one inline script by its hash', async () => {
    const { headers, body } = await get('/home');
    const policy = String(headers['content-security-policy']);
    const inline = /<script>([^<]+)<\/script>/.exec(body)?.[1] ?? '';
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(inline).digest('base64')}'`);
    for (const part of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "object-src 'none'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('camera=(self), microphone=(self)');
    // The only script without an address is that one; the state is data.
    expect([...body.matchAll(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/g)]).toHaveLength(1);
  });

  it('D2.12 the page for when rendering itself fails names an icon, and styles that the policy of pages allows', async () => {
    const body = brokenPage('1-a"<', 'de');
    expectIcon({ body, headers: (await get('/home')).headers });
    expect(body).not.toMatch(/<style|<script/);
    expect(body).toContain('Etwas ist schiefgegangen');
  });

  it('D2.12 every file that the page names is there, compressed and for ever', async () => {
    const { body } = await get('/home');
    const files = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      const response = await get(file, { 'accept-encoding': 'br' });
      expect([file, response.statusCode]).toEqual([file, 200]);
      expect(response.headers['cache-control']).toContain('immutable');
      if (/\.(js|css)$/.test(file) && Number(response.headers['content-length']) > 1000)
        expect(response.headers['content-encoding']).toBe('br');
    }
    expect((await get('/assets/no-such-file.js')).statusCode).toBe(404);
  });

  it('S3.17 what looks for faces has a policy of its own, and the policy of pages is no looser for it', async () => {
    const names = await readdir(new URL('../../../storefront/dist/client/assets', import.meta.url));
    const [worker] = names.filter((name) => /^face-worker-.*\.js$/.test(name));
    const { headers } = await get(`/assets/${worker}`, { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    });
    const [model] = names.filter((name) => name.endsWith('.tflite'));
    const { headers: modelHeaders, rawPayload } = await get(`/assets/${model}`);
    expect(modelHeaders['cache-control']).toContain('immutable');
    expect(modelHeaders['content-security-policy']).toBeUndefined();
    expect(rawPayload.length).toBe(229_032);
    expect((await get('/home')).headers['content-security-policy']).not.toMatch(
      /wasm|blob:[^;]*;\s*script|unsafe-eval/,
    );
  });

  it('D2.12 a page whose data cannot be had is a 500 in the shop, says nothing of the cause, and is not kept', async () => {
    broken = true;
    version = 'broken';
    const response = await get('/home');
    broken = false;
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('Something went wrong');
    expect(response.body).toMatch(/Request (?:<!-- -->)?[\w-]+</);
    expect(response.body).not.toContain('database');
    expect((await get('/home')).statusCode).toBe(200);
  });
});
