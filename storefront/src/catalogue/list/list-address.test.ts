import { productQuery } from '@afterimage/contract/catalogue.ts';
import { describe, expect, it } from 'vitest';
import { filters } from '../../testing/test-shelf.ts';
import {
  bareAddress,
  indexing,
  inUnits,
  isFiltered,
  linkTo,
  queryOf,
  rangeOf,
  readAddress,
  noFilters,
  parameterOf,
  withReadFilters,
  writeAddress,
} from './list-address.ts';

const allFilters = filters();
const read = (text: string, of = allFilters) => readAddress(new URLSearchParams(text), of);
const tidy = (text: string) => writeAddress(read(text));

describe('the address of a list', () => {
  it('D2.12 says every filter, the order and the page', () => {
    expect(
      read(
        'sort=price-asc&colour=blue&size=m,xl&material=stoneware&price=10-50&stock=1&sale=1&customizable=1&page=2&key=mug',
      ),
    ).toEqual({
      filters: allFilters,
      key: 'mug',
      sort: 'price-asc',
      values: { color: ['blue'], size: ['m', 'xl'], material: ['stoneware'] },
      price: { from: 10, to: 50 },
      stock: true,
      sale: true,
      customizable: true,
      page: 2,
    });
  });

  it('D2.12 comes back the same, in one order, with nothing empty in it', () => {
    const whole =
      '?key=mug&sort=rating&colour=black,yellow&size=x&material=stoneware,wood&price=10-50&stock=1&sale=1&customizable=1&page=3';
    expect(tidy(whole)).toBe(whole);
    expect(
      tidy(
        'page=3&material=wood&size=x&customizable=true&sale=1&colour=yellow&price=10-50&colour=black&stock=1&sort=rating&material=stoneware&key=mug',
      ),
    ).toBe(whole);
    expect(tidy('colour=&size=&price=&stock=&sort=&page=&key=')).toBe('');
    expect(tidy('')).toBe('');
  });

  it('D2.12 leaves out what it does not know instead of failing', () => {
    expect(read('sort=cheap&colour=mauve,%00&size=huge&price=a-b&stock=maybe&page=-1&page=x&foo=bar')).toEqual(
      bareAddress(allFilters),
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
      queryOf(
        read(
          'sort=newest&colour=blue,black&size=m&material=wood&price=10-50&stock=1&sale=1&customizable=1&page=2&key=mug',
        ),
      ),
    );
    expect(success).toBe(true);
    expect(data).toEqual({
      pageNum: 1,
      pageSize: 24,
      key: 'mug',
      sort: 'newest',
      color: ['black', 'blue'],
      size: ['m'],
      attribute: ['material:wood'],
      minPrice: 1000,
      maxPrice: 5000,
      discounted: true,
      inStock: true,
      customizable: true,
    });
    expect(productQuery.safeParse(queryOf(read('price=999999999-&page=999999'))).success).toBe(true);
    expect(queryOf(bareAddress(allFilters))).toEqual({});
  });

  it('S7.24 a colour, a size or an attribute that the shop adds can be asked for at once', () => {
    const [color, size, ...others] = allFilters.attributeList;
    const green = { code: 'green', name: 'Green', swatch: '#00aa00' };
    const scent = { id: 'sort', kind: 'choice' as const, name: 'Sort', valueList: [{ ...green, swatch: null }] };
    const more = filters({
      attributeList: [
        { ...color!, valueList: [...color!.valueList, green] },
        { ...size!, valueList: [...size!.valueList, { code: '38', name: '38', swatch: null }] },
        ...others,
        scent,
      ],
    });
    const address = read('colour=green&size=38&attribute-sort=green', more);
    expect(queryOf(address)).toEqual({ color: 'green', size: '38', attribute: 'sort:green' });
    expect(writeAddress(address)).toBe('?colour=green&size=38&attribute-sort=green');
    expect(read('colour=green&size=38')).toEqual(bareAddress(allFilters));
    expect(parameterOf('material')).toBe('material');
  });

  it("S7.24 prices are whole units of the shop's currency, whatever its minor units are", () => {
    const inYen = read('price=3000-6000', filters({ currency: 'JPY' }));
    expect(queryOf(inYen)).toEqual({ minPrice: 3000, maxPrice: 6000 });
    expect(inUnits({ minPrice: 3000, maxPrice: null }, { currency: 'CHF' })).toEqual({ from: 30 });
    expect(readAddress(new URLSearchParams('price=10-50&colour=blue'), null)).toEqual(bareAddress(noFilters));
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

  it('D21.2 with words that became filters says them as filters, unless it has filters of the kind', () => {
    const color = { words: 'blue', attribute: 'color' as const, valueList: ['blue'] };
    const search = { key: 'mug', filterList: [color] };
    const written = (text: string, of = allFilters) => writeAddress(withReadFilters(read(text, of), search));
    expect(written('key=blue mug&stock=1')).toBe('?key=mug&colour=blue&stock=1');
    expect(written('key=blue mug&colour=black')).toBe('?key=blue%20mug&colour=black');
    expect(written('key=blue mug', noFilters)).toBe('?key=blue%20mug');
    expect(writeAddress(withReadFilters(read('key=mug'), undefined))).toBe('?key=mug');
    expect(linkTo('/search', read('key=mug'))).toBe('/search?key=mug');
    expect(linkTo('/search', read('colour=blue'))).toBe('/products?colour=blue');
    expect(linkTo('/products/categories/mugs', read('colour=blue'))).toBe('/products/categories/mugs?colour=blue');
  });
});
