import { colors, priceRanges as counted, productQuery, sizes } from '@afterimage/contract/catalogue.ts';
import { describe, expect, it } from 'vitest';
import {
  bareAddress,
  colourTokens,
  indexing,
  inUnits,
  isFiltered,
  priceRanges,
  queryOf,
  rangeOf,
  readAddress,
  sizeTokens,
  writeAddress,
} from './list-address.ts';

const read = (text: string) => readAddress(new URLSearchParams(text));
const tidy = (text: string) => writeAddress(read(text));

describe('the address of a list', () => {
  it('D2.12 says every filter, the order and the page', () => {
    expect(
      read('sort=price-asc&colour=blue&size=m,xl&price=10-50&stock=1&sale=1&customizable=1&page=2&key=mug'),
    ).toEqual({
      key: 'mug',
      sort: 'price-asc',
      colours: ['blue'],
      sizes: ['m', 'xl'],
      price: { from: 10, to: 50 },
      stock: true,
      sale: true,
      customizable: true,
      page: 2,
    });
  });

  it('D2.12 comes back the same, in one order, with nothing empty in it', () => {
    const whole = '?key=mug&sort=rating&colour=black,yellow&size=x&price=10-50&stock=1&sale=1&customizable=1&page=3';
    expect(tidy(whole)).toBe(whole);
    expect(
      tidy('page=3&size=x&customizable=true&sale=1&colour=yellow&price=10-50&colour=black&stock=1&sort=rating&key=mug'),
    ).toBe(whole);
    expect(tidy('colour=&size=&price=&stock=&sort=&page=&key=')).toBe('');
    expect(tidy('')).toBe('');
  });

  it('D2.12 leaves out what it does not know instead of failing', () => {
    expect(read('sort=cheap&colour=mauve,%00&size=huge&price=a-b&stock=maybe&page=-1&page=x&foo=bar')).toEqual(
      bareAddress,
    );
    expect(tidy('colour=mauve,blue')).toBe('?colour=blue');
    expect(tidy('page=0')).toBe('');
    expect(tidy('page=99999999')).toBe('');
  });

  it('D2.12 a price may be open at either end and is put the right way round', () => {
    expect(read('price=-50').price).toEqual({ to: 50 });
    expect(read('price=50-').price).toEqual({ from: 50 });
    expect(read('price=50-10').price).toEqual({ from: 10, to: 50 });
    expect(read('price=0-').price).toBeNull();
    expect(read('price=-').price).toBeNull();
    expect(rangeOf(undefined, undefined)).toBeNull();
  });

  it('D2.12 a form that was sent without scripts says the same in other words', () => {
    expect(tidy('colour=black&colour=blue&from=5&to=20&price=')).toBe('?colour=black,blue&price=5-20');
    expect(tidy('from=5&to=&sort=featured')).toBe('?price=5-');
  });

  it('D2.12 a search text with signs of the address in it survives', () => {
    expect(read(tidy('key=a%26b%3Dc+%2523').slice(1)).key).toBe('a&b=c %23');
  });
});

describe('what is asked for', () => {
  it('S7.24 every address makes a query that the contract accepts', () => {
    const { success, data } = productQuery.safeParse(
      queryOf(read('sort=newest&colour=blue,black&size=m&price=10-50&stock=1&sale=1&customizable=1&page=2&key=mug')),
    );
    expect(success).toBe(true);
    expect(data).toEqual({
      pageNum: 1,
      pageSize: 24,
      key: 'mug',
      sort: 'newest',
      color: ['black', 'blue'],
      size: ['m'],
      minPrice: 1000,
      maxPrice: 5000,
      discounted: true,
      inStock: true,
      customizable: true,
    });
    expect(productQuery.safeParse(queryOf(read('price=999999999-&page=999999'))).success).toBe(true);
    expect(queryOf(bareAddress)).toEqual({});
  });

  it('S7.24 the tokens are those of the contract', () => {
    expect(colourTokens).toEqual(colors);
    expect(sizeTokens).toEqual(sizes);
  });
});

describe('what search engines are told', () => {
  it('D2.12 each page of a bare list has its own address', () => {
    expect(indexing('/products', read(''))).toEqual({ canonical: '/products' });
    expect(indexing('/products', read('page=2'))).toEqual({ canonical: '/products?page=2' });
  });

  it('D2.12 filters, orders and searches lead to the bare list and are not indexed', () => {
    for (const text of ['colour=blue', 'sort=rating', 'price=-5&page=2', 'key=mug'])
      expect(indexing('/products', read(text))).toEqual({ canonical: '/products', robots: 'noindex,follow' });
  });

  it('D2.12 an order or a search text is no filter', () => {
    expect(isFiltered(read('sort=rating&key=mug&page=2'))).toBe(false);
    expect(isFiltered(read('sale=1'))).toBe(true);
  });
});

it('S7.24 the ranges of prices are those that the server counts', () => {
  expect(counted.map(inUnits)).toEqual(priceRanges);
});
