import { expect, it } from 'vitest';
import { articlePath, listPath, pageExists, pageSearch, readPage } from './blog-address.ts';

it.each([
  ['', 1],
  ['page=1', 1],
  ['page=12', 12],
  ['page=0', null],
  ['page=-1', null],
  ['page=1.5', null],
  ['page=1e3', null],
  ['page=', null],
  ['page=99999', null],
])('D2.12 the page of ?%s is %s', (search, page) => expect(readPage(new URLSearchParams(search))).toBe(page));

it('D2.12 a page exists as long as something stands on it, the first one always', () => {
  const pages = [pageExists(1, 0), pageExists(2, 8), pageExists(2, 9), pageExists(3, 16)];
  expect(pages).toEqual([true, false, true, false]);
});

it('D2.12 the addresses of the journal', () => {
  expect([listPath(), listPath('a b') + pageSearch(2), listPath() + pageSearch(1), articlePath('x/y')]).toEqual([
    '/blogs',
    '/blogs/categories/a%20b?page=2',
    '/blogs',
    '/blogs/x%2Fy',
  ]);
});
