import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { fail } from '../platform/http/failure.ts';
import { createServer, registerApi } from '../platform/http/http.ts';
import { registerOpenApi } from '../platform/http/openapi.ts';
import { demoPage } from '../payments/demo-page.ts';
import { registerViewer } from '../viewer/serve-page.ts';
import { openViewers, type TestViewers } from '../viewer/test-viewers.ts';
import { loadViewer } from '../viewer/viewer-build.ts';
import { brokenPage, busyPage } from './broken-page.ts';
import { registerPages } from './pages.ts';

const english = 'Demo shop: no payment is taken, nothing is delivered.';
const german = 'Demo-Shop: Es wird nichts bezahlt und nichts geliefert.';
const line = (text: string) => `<p class="demo-line" role="note" data-print="no">${text}</p>`;

async function openPages(demo: boolean): Promise<FastifyInstance> {
  const app = createServer();
  const callInProcess = registerApi(app, {
    db: undefined as never,
    handlers: {
      listCategories: async () => ({ categoryList: [] }),
      listPopularProducts: async () => ({ productList: [], total: 0 }),
      getProduct: async () => fail('PRODUCT_NOT_FOUND'),
    },
    findCaller: async () => null,
    catalogueVersion: () => '1',
    base: '/api',
  });
  registerOpenApi(app, ['listCategories'], '/api', demo);
  await registerPages(app, { callInProcess, catalogueVersion: () => '1', origin: () => 'https://shop.example', demo });
  await app.ready();
  return app;
}

describe('D2.12 that the shop is a demo', () => {
  let demo: FastifyInstance;
  let production: FastifyInstance;
  let viewers: TestViewers;
  beforeAll(async () => {
    [demo, production] = [await openPages(true), await openPages(false)];
    viewers = await openViewers();
  });
  afterAll(async () => {
    await Promise.all([demo.close(), production.close(), viewers.close()]);
  });

  it.each(['/home', '/auth/login', '/cart', '/checkout', '/customize/nothing', '/products/nothing', '/nowhere'])(
    'is said on %s before anything else, and not in production',
    async (path) => {
      for (const [address, text] of [
        [path, english],
        [`/de${path}`, german],
      ] as const) {
        const { body } = await demo.inject(address);
        expect(body).toContain(`</head><body>${line(text)}<div id="app">`);
        const { body: other } = await production.inject(address);
        expect(other).not.toMatch(/demo-line|Demo-Shop|Demo shop/);
        // It takes the page nothing else: the same without the line.
        const facts = (html: string) => html.replace(line(text), '').replaceAll(/[0-9a-f]{8}-[0-9a-z]+/g, '');
        expect(facts(body)).toBe(facts(other));
      }
    },
  );

  it('is said where pages fail, and on those that the server writes itself', async () => {
    for (const page of [brokenPage('1', 'en', true), busyPage('en', true), demoPage(null, 'en')])
      expect(page).toContain(`>${english}</p>`);
    for (const page of [brokenPage('1', 'de', true), busyPage('de', true), demoPage(null, 'de')])
      expect(page).toContain(`>${german}</p>`);
    for (const page of [brokenPage('1', 'en'), busyPage('de')]) expect(page).not.toContain('role="note"');
    expect((await demo.inject('/api/docs')).body).toContain(english);
    expect((await production.inject('/api/docs')).body).not.toContain(english);
  });

  it('is said by the viewer, and not in production', async () => {
    const build = await loadViewer();
    await registerViewer(viewers.app, { db: viewers.db, build, apiBase: '/api', demo: true, ...viewers.viewing });
    const project = (await viewers.newProjects(null)).list[0];
    for (const [path, text] of [
      [`/en/ar/${project?.code}`, english],
      [`/de/ar/${project?.code}`, german],
      ['/de/ar/0123456789abcdefghjkmnpqrs', german],
      ['/en/ar/demo', english],
    ] as const)
      expect((await viewers.app.inject(path)).body).toContain(`<p class="demo-line" role="note">${text}</p>`);
    const other = createServer();
    await registerViewer(other, { db: viewers.db, build, apiBase: '/api', demo: false, ...viewers.viewing });
    expect((await other.inject(`/ar/${project?.code}`)).body).not.toMatch(/demo-line|Demo shop/);
    await other.close();
  });
});
