import { expect, it } from 'vitest';
import { listFrom, pageExists, visiblePages, visibleCount } from './visible-pages.ts';

const here =
  (...pages: number[]) =>
  (page: number) =>
    pages.includes(page);

it('D2.12 a page that is opened by its address stands alone', () => {
  expect(visiblePages(3, undefined, here(1, 2, 3))).toEqual([3]);
});

it('D2.12 "Load more" keeps the earlier pages above', () => {
  expect(visiblePages(3, 1, here(1, 2, 3))).toEqual([1, 2, 3]);
  expect(visiblePages(3, 2, here(1, 2, 3))).toEqual([2, 3]);
});

it('D2.12 after a reload only what is here without a gap is shown', () => {
  expect(visiblePages(3, 1, here(3))).toEqual([3]);
  expect(visiblePages(4, 1, here(1, 3, 4))).toEqual([3, 4]);
});

it('D2.12 the count goes up to the present page and never beyond the list', () => {
  expect([visibleCount(2, 73), visibleCount(4, 73), visibleCount(1, 0)]).toEqual([48, 73, 0]);
  expect([pageExists(1, 0), pageExists(4, 73), pageExists(5, 73), pageExists(2, 24)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('D2.12 a place of the history without a memory of the list has none', () => {
  expect([listFrom(null), listFrom('x'), listFrom({ listFrom: '1' }), listFrom({ listFrom: 2 })]).toEqual([
    undefined,
    undefined,
    undefined,
    2,
  ]);
});
