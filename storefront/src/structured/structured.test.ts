import { setLocale } from '@afterimage/words/locale.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { absolute } from './absolute.ts';
import { itemListData } from './item-list.ts';
import { shopData } from './shop.ts';

afterEach(() => setLocale('en'));

describe('structured data', () => {
  it('D2.12 has whole addresses: of pages in the language of the page, of files in none', () => {
    setLocale('de');
    const data = { url: '/home', image: ['/pictures/a.webp', 'https://cdn.example/b.webp'], name: '/not/an/address' };
    expect(absolute({ ...data, nested: [{ item: '/products/a' }] }, 'https://shop.example')).toEqual({
      url: 'https://shop.example/de/home',
      image: ['https://shop.example/pictures/a.webp', 'https://cdn.example/b.webp'],
      name: '/not/an/address',
      nested: [{ item: 'https://shop.example/de/products/a' }],
    });
  });

  it('D2.12 the search of the shop stays a template', () => {
    const [, site] = absolute(shopData('Afterimage', 'x'), 'https://shop.example');
    expect(site).toMatchObject({
      potentialAction: { target: { urlTemplate: 'https://shop.example/search?key={search_term_string}' } },
    });
  });

  it('D2.12 a later page of a list goes on counting', () => {
    expect(itemListData('Decor', ['/a', '/b'], 25)).toMatchObject({
      itemListElement: [{ position: 25 }, { position: 26 }],
    });
  });
});
