import { finalPrice } from '@afterimage/contract/values/money.ts';
import { describe, expect, it } from 'vitest';
import { codeOf } from './codes.ts';
import { htmlText, shortText, wordPressText } from './html-text.ts';
import { amountOf, discountFrom, discountFromAll, piecesOf } from './money.ts';
import { shopOptions } from './variant-options.ts';

describe('descriptions of other shops', () => {
  it.each([
    ['<p>One</p><p>Two &amp; three</p>', 'One\n\nTwo & three'],
    ['<ul><li>a</li><li><b>b</b></li></ul>', '• a\n• b'],
    ['a<br>b', 'a\nb'],
    ['<style>p{}</style><script>x()</script><p onclick="x()">Kept</p>', 'Kept'],
    ['<p>Open <img src=x onerror=alert(1)> tag <scr<script>ipt>', 'Open tag ipt>'],
    ['5 < 6 and &lt;b&gt;', '5 < 6 and <b>'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
  ])('%s', (html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  it('of WordPress have paragraphs where lines are empty', () => {
    expect(wordPressText('One\\n\\nTwo\nthree')).toBe('One\n\nTwo\nthree');
  });

  it('are told in lists by their first sentences', () => {
    expect(shortText('Short.\n\nLonger.')).toBe('Short.');
    const long = 'A sentence of some words. '.repeat(12);
    expect(shortText(long).length).toBeLessThanOrEqual(160);
    expect(shortText('word '.repeat(60))).toMatch(/word …$/);
  });
});

describe('amounts of other shops', () => {
  it.each([
    ['12.5', 'EUR', 1250],
    ['12,50', 'EUR', 1250],
    ['0', 'EUR', 0],
    ['12.5000', 'EUR', 1250],
    ['1200', 'JPY', 1200],
  ])('%s %s', (text, currency, amount) => {
    expect(amountOf(text, 'Price', currency)).toBe(amount);
  });

  it.each(['twelve', '1.234,50', '-1', '12.505', '99999999999'])('%s is refused', (text) => {
    expect(() => amountOf(text, 'Price', 'EUR')).toThrow(/^Price: /);
  });

  it('the price that is paid is exact, and the former one never higher than it was', () => {
    for (const [price, before] of [
      [2400, 3000],
      [1999, 2999],
      [333, 1000],
      [1, 100_000],
      [4990, 4991],
    ] as const) {
      const money = discountFrom(price, before);
      expect(finalPrice(money.price, money.discount)).toBe(price);
      expect(money.price).toBeLessThanOrEqual(before);
    }
  });

  it.each([
    // Two prices of a fifth less, and of almost a third less.
    [
      [
        [1520, 1900],
        [3920, 4900],
      ],
      20,
    ],
    [
      [
        [1999, 2999],
        [2665, 3999],
      ],
      33,
    ],
    // Not all of them, or not alike.
    [
      [
        [1520, null],
        [3920, 4900],
      ],
      0,
    ],
    [
      [
        [1520, 1900],
        [2450, 4900],
      ],
      0,
    ],
    [
      [
        [1520, null],
        [3920, null],
      ],
      0,
    ],
  ] as const)('variants with different prices %j are reduced by %i percent', (list, percent) => {
    const variants = list.map(([price, before]) => ({ price, before }));
    const { discount, prices } = discountFromAll(variants);
    expect(discount).toBe(percent);
    expect(prices.map((price) => finalPrice(price, discount))).toEqual(variants.map(({ price }) => price));
    for (const [at, { before }] of variants.entries())
      if (discount > 0) expect(prices[at]).toBeLessThanOrEqual(before ?? 0);
  });

  it('less than no pieces are none', () => {
    expect([piecesOf('-3', 'Stock'), piecesOf('7', 'Stock'), piecesOf('', 'Stock')]).toEqual([0, 7, null]);
    expect(() => piecesOf('some', 'Stock')).toThrow(/^Stock: /);
  });
});

it('options are colours, sizes, facts of the product, or told with the size', () => {
  const options = shopOptions([
    [
      { name: 'Farbe', value: 'Grün' },
      { name: 'Größe', value: 'M' },
      { name: 'Holz', value: 'Eiche' },
      { name: 'Marke', value: 'Nord' },
    ],
    [
      { name: 'Farbe', value: 'Grün' },
      { name: 'Größe', value: 'M' },
      { name: 'Holz', value: 'Buche' },
      { name: 'Marke', value: 'Nord' },
    ],
  ]);
  expect(options.variants).toEqual([
    { color: 'gruen', size: 'm-eiche' },
    { color: 'gruen', size: 'm-buche' },
  ]);
  expect(options.attributes).toEqual({ marke: ['nord'] });
  expect(options.values).toContainEqual({ attribute: 'color', code: 'gruen', name: 'Grün', swatch: '#2e7d32' });
  expect(options.values).toContainEqual({ attribute: 'size', code: 'm-eiche', name: 'M / Eiche', swatch: null });
});

it('a name without a letter of the alphabet has a code too', () => {
  expect(codeOf('Größe 12½')).toBe('groesse-121-2');
  expect(codeOf('帽子')).toMatch(/^x[0-9a-f]{10}$/);
});
