import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noNetwork, refuse } from '../../testing/test-api.ts';
import { product } from '../../testing/test-data.ts';
import { findings } from '../../testing/test-findings.ts';
import { openPage } from '../../testing/test-page.tsx';
import { facets, filters, productListReplies } from '../../testing/test-shelf.ts';
import { button, cardNames, focusOn, expectGone, link, main, expectVisible, title } from '../../testing/test-steps.ts';

const filter = (name: string) => main().getByText(name, { exact: true }).first();
const checkbox = (name: string | RegExp) => page.getByRole('checkbox', { name });
const check = (name: string | RegExp) => checkbox(name).click({ force: true });

describe('filters', () => {
  it('S7.24 say how many products each value leads to, and what leads to none cannot be chosen', async () => {
    const { address, api } = await openPage('/products/categories/mugs?size=m', { api: productListReplies(12) });
    await expectVisible(main().getByText('12 products', { exact: true }));
    expect(api.calls('listFacets')).toEqual([]);
    await filter('Colour').click();
    await expectVisible(checkbox('Blue, 7 products'));
    expect(api.calls('listFacets').map(({ query }) => query)).toMatchObject([{ categoryId: 'mugs', size: ['m'] }]);
    await expect.element(checkbox('Yellow, 0 products')).toHaveAttribute('aria-disabled', 'true');
    await check('Yellow, 0 products');
    await expect.poll(address).toBe('/products/categories/mugs?size=m');
    await check('Blue, 7 products');
    await expect.poll(address).toBe('/products/categories/mugs?colour=blue&size=m');
    await expectVisible(main().getByText('7 products', { exact: true }));
    await expect.element(checkbox('Blue, 7 products')).toBeChecked();
    expect(await findings([1440])).toEqual([]);
    await check('Blue, 7 products');
    await expect.poll(address).toBe('/products/categories/mugs?size=m');
  });

  it('S7.24 stand as they were put while the list is on its way', async () => {
    const { api } = await openPage('/products', { api: productListReplies(12) });
    await filter('Colour').click();
    await expectVisible(checkbox('Blue, 7 products'));
    const slow = api.hold('listProducts');
    await check('Blue, 7 products');
    await slow.arrived;
    await expect.element(checkbox('Blue, 7 products')).toBeChecked();
    expect(cardNames()).toHaveLength(12);
    slow.release();
    await expect.poll(() => cardNames()).toHaveLength(7);
  });

  it('S7.24 prices are ranges or typed bounds, the right way round', async () => {
    const { address, api } = await openPage('/products', { api: productListReplies(12) });
    await filter('Price').click();
    await page.getByRole('radio', { name: /^€30 to €60, 3 products/ }).click({ force: true });
    await expect.poll(address).toBe('/products?price=30-60');
    await page.getByRole('textbox', { name: 'From €' }).fill('90');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/products?price=60-90');
    expect(api.calls('listProducts').at(-1)?.query).toMatchObject({ minPrice: 6000, maxPrice: 9000 });
  });

  it('S7.24 close by Escape and by a press elsewhere, one at a time', async () => {
    await openPage('/products', { api: productListReplies(12) });
    await filter('Colour').click();
    await expectVisible(checkbox(/^Blue/));
    await filter('Size').click();
    await expectGone(checkbox(/^Blue/));
    await expectVisible(checkbox(/^M, /));
    await userEvent.keyboard('{Escape}');
    await expectGone(checkbox(/^M, /));
    await expect.poll(() => document.activeElement?.textContent).toContain('Size');
    await filter('Category').click();
    await expectVisible(link('Mugs, 12 products'));
    expect(link('Bags, 0 products').elements(), 'which leads nowhere').toEqual([]);
    await title('All products').click();
    await expectGone(link('Mugs, 12 products'));
  });

  it('S7.24 that are on stand above the list, and each is taken off by itself', async () => {
    const { address } = await openPage('/products?colour=blue&stock=1', { api: productListReplies(12) });
    await link(/^Remove filter: ?Blue/).click();
    await expect.poll(address).toBe('/products?stock=1');
    await link('Clear all').click();
    await expect.poll(address).toBe('/products');
    await expectGone(link(/^Remove filter/));
  });

  it('S7.24 the order is chosen from the list', async () => {
    const { address, api } = await openPage('/products', { api: productListReplies(12) });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Price, low to high');
    await expect.poll(address).toBe('/products?sort=price-asc');
    expect(api.calls('listProducts').at(-1)?.query.sort).toBe('price-asc');
  });

  it('S7.24 on a phone lie in a sheet whose button says how much there is', async () => {
    await page.viewport(390, 844);
    const { address } = await openPage('/products', { api: productListReplies(12) });
    await button('Filters').click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expectVisible(sheet.getByRole('button', { name: 'Show 12 products' }));
    await sheet.getByRole('checkbox', { name: 'Blue, 7 products' }).click({ force: true });
    await expectVisible(sheet.getByRole('button', { name: 'Show 7 products' }));
    expect(await findings([390])).toEqual([]);
    await sheet.getByRole('button', { name: 'Show 7 products' }).click();
    await expectGone(sheet);
    await expectVisible(button('Filters (1)'));
    await expect.poll(address).toBe('/products?colour=blue');
  });
});

describe('what the shop decides', () => {
  it('S7.24 a further attribute and a further colour have their filters, swatches, counts and chips', async () => {
    const allFilters = filters();
    const [color, ...others] = allFilters.attributeList;
    const green = { code: 'green', name: 'Green', swatch: '#1f7a3d' };
    const attributeList = [{ ...color!, valueList: [...color!.valueList, green] }, ...others];
    const counts = facets({ colorList: [...facets().colorList, { name: 'green', productCount: 3 }] });
    const { address, api } = await openPage('/products', {
      api: { ...productListReplies(12), listFilters: filters({ attributeList }), listFacets: counts },
    });
    await filter('Colour').click();
    await expectVisible(checkbox('Green, 3 products'));
    const swatch = main().getByText('Green', { exact: true }).first().element().querySelector('span');
    expect(swatch?.style.getPropertyValue('--swatch')).toBe('#1f7a3d');
    await check('Green, 3 products');
    await expect.poll(address).toBe('/products?colour=green');
    await filter('Material').click();
    await expect.element(checkbox('Wood, 0 products')).toHaveAttribute('aria-disabled', 'true');
    await check('Stoneware, 12 products');
    await expect.poll(address).toBe('/products?colour=green&material=stoneware');
    expect(api.calls('listProducts').at(-1)?.query).toMatchObject({
      color: ['green'],
      attribute: ['material:stoneware'],
    });
    await link(/^Remove filter: ?Stoneware/).click();
    await expect.poll(address).toBe('/products?colour=green');
  });

  it('D7.40 prices and their ranges are in the currency of the shop', async () => {
    const inFrancs = { productList: [product(1, { currency: 'CHF' })], total: 1 };
    const { address } = await openPage('/products', {
      api: { ...productListReplies(1), listProducts: inFrancs, listFilters: filters({ currency: 'CHF' }) },
    });
    await expect.element(main().getByRole('article')).toMatchTextContent(/CHF\s18\.00/);
    await filter('Price').click();
    await expectVisible(page.getByRole('textbox', { name: 'From CHF' }));
    await page.getByRole('radio', { name: /^CHF\s30 to CHF\s60/ }).click({ force: true });
    await expect.poll(address).toBe('/products?price=30-60');
    expect(document.body.textContent).not.toContain('€');
  });
});

describe('a list of products', () => {
  it('S7.24 D2.12 grows by its link, the focus goes to the first new card, and what came before can be had', async () => {
    const { address, router } = await openPage('/products', { api: productListReplies(60) });
    expect(cardNames()).toHaveLength(24);
    await focusOn(link('Load more'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cardNames()).toHaveLength(48);
    await expect.poll(address).toBe('/products?page=2');
    await expect.poll(() => document.activeElement?.textContent).toBe('Mug 25');
    await router.navigate('/help');
    await router.navigate('/products?page=3');
    await expect.poll(() => cardNames()).toEqual(Array.from({ length: 12 }, (_, at) => `Mug ${at + 49}`));
    await link('Show the previous 24').click();
    await expect.poll(address).toBe('/products?page=2');
  });

  it('S7.24 that is empty says of what there is none, which filter is in the way, and what there is instead', async () => {
    const popular = { productList: [product(7), product(8)], total: 2 };
    const { address } = await openPage('/products?colour=yellow&size=m', {
      api: { ...productListReplies(12), listPopularProducts: popular },
    });
    await expectVisible(page.getByRole('heading', { name: /^No yellow/ }));
    await expectVisible(page.getByRole('heading', { name: 'Bestsellers' }));
    await link('Without “Yellow”: 12 products').click();
    await expect.poll(address).toBe('/products?size=m');
    await expect.poll(() => cardNames()).toHaveLength(12);
  });

  it('S8.6 that does not come stands with its head and filters, and can be asked for again', async () => {
    const { api, router } = await openPage('/help', { api: { ...productListReplies(12), listProducts: noNetwork } });
    await router.navigate('/products');
    await expectVisible(main().getByText('The products could not be loaded'));
    await expectVisible(title('All products'));
    await expectVisible(filter('Colour'));
    api.on('listProducts', { productList: [product(1)], total: 1 });
    await button('Try again').click();
    await expectVisible(main().getByText('1 product', { exact: true }));
  });

  it('D2.12 a page or a category that does not exist is not found', async () => {
    const { router } = await openPage('/help', { api: { ...productListReplies(12) } });
    await router.navigate('/products?page=9');
    await expectVisible(title('Page not found'));
    await router.navigate('/products');
    await expectVisible(title('All products'));
  });

  it('D2.12 a category that the shop does not have is not found', async () => {
    await openPage('/products/categories/nothing', { api: { listCategoryProducts: refuse('CATEGORY_NOT_FOUND') } });
    await expectVisible(title('Page not found'));
  });

  it('S1.1 a card shows another colour, what it costs and that it is sold out; the second picture waits for a mouse', async () => {
    const out = { stock: 0, variation: product(2).variation.map((one) => ({ ...one, stock: 0, size: [] })) };
    await openPage('/products', { api: { listProducts: { productList: [product(1), product(2, out)], total: 2 } } });
    const [first, second] = [main().getByRole('article').first(), main().getByRole('article').last()];
    await expect.element(second).toMatchTextContent('Sold out');
    await expect.element(first).toMatchTextContent(/€18\.00/);
    await expect.element(first.getByRole('img').first()).toHaveAttribute('alt', 'Mug 1 in blue');
    await first.getByRole('button', { name: 'Black' }).click();
    await expect.element(first.getByRole('img').first()).toHaveAttribute('alt', 'Mug 1 in black');
    await expect.element(first.getByRole('button', { name: 'Black' })).toHaveAttribute('aria-pressed', 'true');
    const pictures = () => second.element().querySelectorAll('img').length;
    const before = pictures();
    await second.hover();
    await expect.poll(pictures).toBe(before + 1);
  });
});

describe('the page of the search', () => {
  it('S7.24 asks, and shows what was found', async () => {
    const { address, api } = await openPage('/search', {
      api: { ...productListReplies(12), suggestProducts: { productList: [], categoryList: [], wordList: [] } },
    });
    await expectVisible(title('What are you looking for?'));
    expect(api.calls('listProducts')).toEqual([]);
    await main().getByRole('searchbox').fill('mug');
    await main().getByRole('button', { name: 'Search' }).click();
    await expect.poll(address).toBe('/search?key=mug');
    await expectVisible(title('“mug”'));
    await expectVisible(main().getByText('12 products found'));
  });

  it('D21.2 shows a colour in the text as a filter that can be taken off and changed, and comes back to it', async () => {
    const search = { key: 'mug', filterList: [{ words: 'blue', attribute: 'color' as const, valueList: ['blue'] }] };
    const shelf = productListReplies(12);
    const { address, api, router } = await openPage('/search?key=blue mug', {
      api: {
        ...shelf,
        listProducts: ({ query }) => ({
          productList: [product(query.key === 'blue mug' ? 1 : 2)],
          total: 1,
          ...(query.key === 'blue mug' && { search }),
        }),
      },
    });
    await expectVisible(title('“blue mug”'));
    await main()
      .getByText(/^Colour, 1 on/)
      .click();
    await expect.element(checkbox('Blue, 7 products')).toBeChecked();
    expect(api.calls('listFacets').at(-1)?.query).toMatchObject({ key: 'mug', color: ['blue'] });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Newest');
    await expect.poll(address).toBe('/search?key=blue%20mug&sort=newest');
    await expectVisible(link(/^Remove filter: ?Blue/));
    await check('Black, 5 products');
    await expect.poll(address).toBe('/search?key=mug&sort=newest&colour=black,blue');
    await expectVisible(title('“mug”'));
    await userEvent.keyboard('{Escape}');
    await router.navigate('/search?key=blue mug');
    await expectVisible(title('“blue mug”'));
    await link(/^Remove filter: ?Blue/).click();
    await expect.poll(address).toBe('/search?key=mug');
    await expectGone(link(/^Remove filter/));
    expect(await findings([390, 1440])).toEqual([]);
  });

  it('D21.2 a text that is a colour alone leads to all products in further colours', async () => {
    const search = { key: '', filterList: [{ words: 'blue', attribute: 'color' as const, valueList: ['blue'] }] };
    const { address } = await openPage('/search?key=blue', {
      api: { ...productListReplies(12), listProducts: { productList: [product(1)], total: 1, search } },
    });
    await main()
      .getByText(/^Colour, 1 on/)
      .click();
    await check('Black, 5 products');
    await expect.poll(address).toBe('/products?colour=black,blue');
  });
});
