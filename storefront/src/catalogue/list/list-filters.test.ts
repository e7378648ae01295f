import { expect, it } from 'vitest';
import { setLocale } from '@afterimage/words/locale.ts';
import { readAddress, writeAddress } from './list-address.ts';
import { appliedFilters, emptyTitle, rangeName } from './list-filters.ts';

const read = (text: string) => readAddress(new URLSearchParams(text));

it('D2.12 each filter that is on can be taken off by itself, and the list begins again', () => {
  const applied = appliedFilters(read('colour=blue,black&size=m&price=10-50&stock=1&page=3&sort=rating'));
  expect(applied.map(({ name, without }) => [name, writeAddress(without)])).toEqual([
    ['Black', '?sort=rating&colour=blue&size=m&price=10-50&stock=1'],
    ['Blue', '?sort=rating&colour=black&size=m&price=10-50&stock=1'],
    ['Size M', '?sort=rating&colour=black,blue&price=10-50&stock=1'],
    ['€10 to €50', '?sort=rating&colour=black,blue&size=m&stock=1'],
    ['In stock', '?sort=rating&colour=black,blue&size=m&price=10-50'],
  ]);
  expect(appliedFilters(read('sort=rating&key=mug'))).toEqual([]);
});

it('D2.12 an empty list says what there is none of', () => {
  expect(emptyTitle(read('colour=yellow&price=-50'), 'Furniture')).toBe('No yellow furniture under €50');
  expect(emptyTitle(read('colour=black,blue&size=m,xl&stock=1'), undefined)).toBe(
    'No black or blue products in size M or XL in stock',
  );
  expect(emptyTitle(read('key=zzz&sale=1&customizable=1'), undefined)).toBe(
    'No reduced personalisable products for “zzz”',
  );
});

it('D2.12 an empty list says it in German too', () => {
  setLocale('de');
  const titles = [
    emptyTitle(read('colour=yellow,blue&price=-50&stock=1'), 'Furniture'),
    emptyTitle(read('sale=1&size=m'), undefined),
    emptyTitle(read(''), undefined),
    emptyTitle(read(''), 'Decor'),
    emptyTitle(read('key=zzz'), undefined),
  ];
  setLocale('en');
  expect(titles.map((title) => title.replaceAll('\u00a0', ' '))).toEqual([
    'Nichts gefunden: blau oder gelb, in „Furniture“, unter 50 €, auf Lager',
    'Nichts gefunden: reduziert, Größe M',
    'Keine Produkte',
    'Nichts gefunden: in „Decor“',
    'Nichts gefunden: „zzz“',
  ]);
});

it('D2.12 a price range is called by its ends', () => {
  expect([{ to: 50 }, { from: 50 }, { from: 10, to: 50 }].map(rangeName)).toEqual([
    'Under €50',
    'Over €50',
    '€10 to €50',
  ]);
});
