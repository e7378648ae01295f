import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixedPages } from '@afterimage/contract/values/shop-pages.ts';
import { loadPage } from './page-files.ts';
import { findLine } from './page-loading.ts';
import { pageTable } from './routes.ts';

const files = readdirSync(new URL('../pages', import.meta.url))
  .filter((name) => name.endsWith('.page.tsx'))
  .map((name) => name.replace('.page.tsx', ''));

describe('the table of pages', () => {
  it('D2.12 every line has its file and every file its line', () => {
    expect(pageTable.map((line) => line.file).toSorted()).toEqual(files.toSorted());
  });

  it.each(pageTable.map((line) => [line.file, line] as const))(
    'D2.12 %s has a component and a head',
    async (_, line) => {
      const page = await loadPage(line);
      expect([typeof page?.Component, typeof page?.meta]).toEqual(['function', 'function']);
    },
  );

  it('D20.4 links of a menu can lead to every page at a fixed address', () => {
    const fixed = pageTable.filter(({ path }) => !path.includes(':')).map(({ path }) => path);
    expect(fixedPages.filter((path) => !fixed.includes(path))).toEqual([]);
    const isPublic = pageTable.filter(({ path, access }) => access === 'public' && !path.includes(':'));
    expect(
      isPublic.map(({ path }) => path).filter((path) => !(fixedPages as readonly string[]).includes(path)),
    ).toEqual([]);
  });

  it.each([
    ['/products/categories/decor', 'products.category', { categoryId: 'decor' }],
    ['/products/blue-mug', 'products.slug', { slug: 'blue-mug' }],
    ['/products/gr%C3%BCn', 'products.slug', { slug: 'grün' }],
    ['/products/%E0%A4%A', 'products.slug', { slug: '%E0%A4%A' }],
    ['/auth/reset', 'auth.reset', {}],
    ['/auth/reset/new', 'auth.reset.new', {}],
    ['/account/orders/1/projects', 'account.orders.order.projects', { orderId: '1' }],
    ['/checkout/complete/1', 'checkout.complete', { orderId: '1' }],
  ])('D2.12 %s is %s', (path, file, params) => {
    const matchedPage = findLine(pageTable, path);
    expect([matchedPage?.line.file, matchedPage?.params]).toEqual([file, params]);
  });

  it.each(['/', '/nowhere', '/products/a/b', '//', '/auth'])('D2.12 %s is no page of the table', (path) => {
    expect(findLine(pageTable, path)).toBeNull();
  });

  it('D2.12 what belongs to one person is not public', () => {
    const open = pageTable.filter((line) => line.access === 'public').map((line) => line.path);
    expect(open.some((path) => /cart|checkout|account|customize|auth/.test(path))).toBe(false);
  });
});
