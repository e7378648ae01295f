import { expect, it } from 'vitest';
import { setLocale } from '@afterimage/words/locale.ts';
import { filters } from '../../testing/test-shelf.ts';
import { emptyTitle } from './empty-title.ts';
import { readAddress } from './list-address.ts';

const read = (text: string) => readAddress(new URLSearchParams(text), filters());

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
    'Nichts gefunden: Blue oder Yellow, in „Furniture“, unter 50 €, auf Lager',
    'Nichts gefunden: reduziert, Größe M',
    'Keine Produkte',
    'Nichts gefunden: in „Decor“',
    'Nichts gefunden: „zzz“',
  ]);
});
