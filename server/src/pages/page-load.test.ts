import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from '../platform/http/http.ts';
import { loadPages, type PagesBuild } from './pages-build.ts';
import { registerPages } from './pages.ts';

/** How many pages are rendered at once, and how many wait for that. */
const [atOnce, waiting] = [8, 100];

let rendered: string[] = [];
let held = Promise.resolve();
const app = createServer();
beforeAll(async () => {
  const build = await loadPages();
  const callInProcess = (async () => ({ attributeList: [], priceList: [], currency: 'EUR' })) as never;
  const renderer: PagesBuild['renderer'] = {
    ...build.renderer,
    render: async ({ url }) => {
      const { pathname, search } = new URL(url);
      rendered.push(pathname + search);
      await held;
      return { status: 200, html: `<h1>${pathname}</h1>`, cacheable: true };
    },
  };
  await registerPages(app, {
    callInProcess,
    catalogueVersion: () => '1',
    origin: () => 'https://shop.example',
    build: { ...build, renderer },
  });
  await app.ready();
});
afterAll(() => app.close());

it('D2.12 parameters that nobody knows have no page rendered again', async () => {
  rendered = [];
  const addresses = Array.from({ length: 400 }, (_, index) => `/home?x=${index}`);
  const replies = await Promise.all(addresses.map((url) => app.inject(url)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(rendered).toEqual(['/home']);
});

it('D2.12 more pages than can be rendered are a 503 at once that says when to come again, and the others are answered', async () => {
  rendered = [];
  const gate = Promise.withResolvers<void>();
  held = gate.promise;
  const addresses = Array.from({ length: 400 }, (_, index) => `/de/search?key=${index}`);
  const replies = addresses.map((url) => app.inject(url));
  const refused = await Promise.race(replies);
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(refused.body).toContain('Gerade ist viel los');
  expect(rendered).toHaveLength(atOnce);
  gate.resolve();
  const statuses = (await Promise.all(replies)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(atOnce + waiting);
  expect(statuses.filter((status) => status === 503)).toHaveLength(400 - atOnce - waiting);
  // what was rendered is cached, and nobody holds a place any more
  expect((await app.inject('/de/search?key=0')).statusCode).toBe(200);
  expect((await app.inject('/de/search?key=new')).statusCode).toBe(200);
});
