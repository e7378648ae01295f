import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Category, Product, ProductDetail, Suggestions } from '@afterimage/contract/catalogue.ts';
import type { RouteName } from '@afterimage/contract/values/routes.ts';
import { productList as sample } from '@afterimage/sample/products.ts';
import { german } from '@afterimage/sample/translations/de/de.ts';
import { blogHandlers } from '../blog/blog-handlers.ts';
import { newTestProduct } from '../cart/test-products.ts';
import { openTestShop, type RequestOptions, type TestShop } from '../test-shop.ts';
import { translations } from '../translations/tables.ts';
import { wishlistHandlers } from '../wishlist/wishlist-handlers.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { addSearchLanguages, searchConfiguration } from './search-languages.ts';
import { products, searchLanguages } from './tables.ts';

let shop: TestShop;
beforeAll(async () => {
  const watch = { version: () => shop.catalogue.version(), assortment: () => shop.catalogue.assortment() };
  shop = await openTestShop({ ...catalogueHandlers(watch), ...blogHandlers(), ...wishlistHandlers });
});
afterAll(() => shop.close());

/** What a call answers in German, and in the shop's first language. */
const inGerman = async <Data>(name: RouteName, requestOptions: RequestOptions = {}) =>
  (await shop.call(name, { language: 'de-AT,de;q=0.9,en;q=0.5', ...requestOptions })).data as Data;
const inEnglish = async <Data>(name: RouteName, requestOptions: RequestOptions = {}) =>
  (await shop.call(name, requestOptions)).data as Data;
type List = { productList: Product[]; total: number };
const find = async (key: string, language?: string) => {
  const { data } = await shop.call('listProducts', {
    query: { key, pageSize: '100' },
    ...(language !== undefined && { language }),
  });
  return (data as List).productList.map(({ slug }) => slug);
};
const slugOf = 'hearth-photo-mug';
const mug = sample.find(({ slug }) => slug === slugOf)!;
const becher = german.products[slugOf]!;
const productOf = { params: { productId: slugOf } };

describe('products in a language', () => {
  it('S3.1 a page of a product is in the language that is asked for, with its pictures, slots, choices and surfaces', async () => {
    const product = await inGerman<ProductDetail>('getProduct', productOf);
    expect(product.name).toBe(becher.name);
    expect(product.shortDescription).toBe(becher.shortDescription);
    expect(product.tag).toEqual(becher.tag);
    expect(product.fullDescription.split('\n\n')).toEqual([
      becher.story,
      `Material: ${becher.material}`,
      `Pflege: ${becher.care}`,
      `Maße: ${becher.dimensions}`,
    ]);
    for (const picture of [...product.image, ...product.thumbImage, ...product.variation.map(({ image }) => image)])
      expect(picture.alt).toContain(becher.name);
    expect(product.customizationList.map(({ title }) => title)).toEqual(
      mug.customizationList.map(({ title }) => becher.slots?.[title]),
    );
    const choices = product.customizationList.filter(({ kind }) => kind !== 'text').flatMap((slot) => slot.extraList);
    expect(choices.map(({ title }) => title)).toEqual(
      mug.customizationList
        .filter(({ kind }) => kind !== 'text')
        .flatMap(({ extraList }) => extraList.map(({ title }) => becher.choices?.[title])),
    );
    expect(product.printTemplate?.surfaceList.map(({ title }) => title)).toEqual([
      'Vorderseite',
      'Rückseite',
      'Unter dem Henkel',
      'Unterseite',
    ]);
  });

  it('S3.1 only texts differ between the languages', async () => {
    const texts = new Set(['name', 'alt', 'title', 'shortDescription', 'fullDescription', 'colorName', 'warningList']);
    const shape = (data: unknown): unknown =>
      JSON.parse(JSON.stringify(data, (key, value: unknown) => (texts.has(key) ? '' : key === 'tag' ? [] : value)));
    const [de, en] = [await inGerman('getProduct', productOf), await inEnglish('getProduct', productOf)];
    expect(de).not.toEqual(en);
    expect(shape(de)).toEqual(shape(en));
  });

  it('S7.24 lists, related and popular products are in German, filtered and in the order as in English', async () => {
    const calls: [RouteName, RequestOptions][] = [
      ['listProducts', { query: { pageSize: '100' } }],
      ['listProducts', { query: { color: 'blue', inStock: 'true', maxPrice: '6000', sort: 'price-asc' } }],
      ['listCategoryProducts', { params: { categoryId: 'jewelry' } }],
      ['listPopularProducts', {}],
      ['listPopularCategoryProducts', { params: { categoryId: 'men' } }],
      ['listRelatedProducts', { ...productOf, query: { pageSize: '8' } }],
    ];
    for (const [name, requestOptions] of calls) {
      const [de, en] = [await inGerman<List>(name, requestOptions), await inEnglish<List>(name, requestOptions)];
      expect(en.productList.length).toBeGreaterThan(0);
      expect(de.productList.map(({ id }) => id)).toEqual(en.productList.map(({ id }) => id));
      expect(de.productList.map((one) => one.name)).toEqual(
        en.productList.map(({ slug }) => german.products[slug]?.name),
      );
      expect(de.total).toBe(en.total);
    }
  });

  it('S7.23 categories are called in the language, and facets count the same', async () => {
    const [de, en] = [
      await inGerman<{ categoryList: Category[] }>('listCategories'),
      await inEnglish<{ categoryList: Category[] }>('listCategories'),
    ];
    expect(de.categoryList).toEqual(en.categoryList.map((one) => ({ ...one, ...german.categories[one.id] })));
    const query = { color: 'black', categoryId: 'men' };
    expect(await inGerman('listFacets', { query })).toEqual(await inEnglish('listFacets', { query }));
  });

  it('S3.2 what can carry augmented reality is known by its slots, whatever the tags of a language are', async () => {
    const { productList } = await inGerman<List>('listProducts', { query: { pageSize: '100' } });
    const byRow = sample.filter(({ customizationList }) => customizationList.some(({ limits }) => limits.arAllowed));
    expect(
      productList
        .filter(({ arAllowed }) => arAllowed)
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(byRow.map(({ slug }) => slug).toSorted());
  });

  it('S3.1 what is not translated is answered in the first language of the shop, field by field', async () => {
    const { db } = shop.database;
    const bare = await newTestProduct(db, { name: 'Plain thing', slots: [{ kind: 'photo', title: 'Picture' }] });
    const read = () => inGerman<ProductDetail>('getProduct', { params: { productId: String(bare.productId) } });
    await expect.poll(async () => (await read()).name).toBe('Plain thing');
    await db.insert(translations).values({
      entity: 'product',
      entityId: String(bare.productId),
      locale: 'de',
      field: 'name',
      text: 'Schlichtes Ding',
    });
    // A notice of the database lets go what is kept in memory.
    await expect.poll(async () => (await read()).name).toBe('Schlichtes Ding');
    const { customizationList, image } = await read();
    expect(customizationList[0]?.title).toBe('Picture');
    expect(image[0]?.alt).toBe('Plain thing');
  });

  it('S7.20 a wishlist is in the language of whoever looks at it', async () => {
    const { token } = await shop.newPerson();
    await shop.call('addToWishlist', { token, params: { productId: String(mug.id) } });
    const [de, en] = [
      await inGerman<{ wishlist: Product[] }>('getWishlist', { token }),
      await inEnglish<{ wishlist: Product[] }>('getWishlist', { token }),
    ];
    expect([de.wishlist[0]?.name, en.wishlist[0]?.name]).toEqual([becher.name, mug.name]);
  });
});

describe('the language of a reply', () => {
  const ask = (url: string, language?: string, headers = {}) =>
    shop.app.inject({ url, headers: { ...(language !== undefined && { 'accept-language': language }), ...headers } });
  const url = `/api/products/${slugOf}`;

  it.each([
    ['de', 'de'],
    ['de-CH, fr;q=0.9', 'de'],
    ['fr, de;q=0.4, en;q=0.3', 'de'],
    ['en-GB,de;q=0.9', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    ['de;q=0, en', 'en'],
    [undefined, 'en'],
  ])('S7.24 for the header %s it is %s, and says so', async (language, expected) => {
    const response = await ask(url, language);
    expect(response.headers['content-language']).toBe(expected);
    expect(response.headers['vary']).toBe('accept-encoding, accept-language');
    expect(response.json().data.name).toBe(expected === 'de' ? becher.name : mug.name);
  });

  it('S7.24 replies that are kept do not mix languages, whoever asks first and however many at once', async () => {
    const list = '/api/products?pageSize=5&sort=newest';
    const languages = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'de' : 'en'));
    const answers = await Promise.all(languages.map((language) => ask(list, language)));
    for (const [index, response] of answers.entries()) {
      const language = languages[index];
      expect(response.headers['content-language']).toBe(language);
      for (const { slug, name } of response.json().data.productList as Product[]) {
        const own = german.products[slug]?.name;
        if (own !== undefined) expect(name === own, `${name} in ${language}`).toBe(language === 'de');
      }
    }
  });

  it('S7.24 a browser that has one language is not told that it has the other', async () => {
    const [de, en] = [await ask(url, 'de'), await ask(url, 'en')];
    expect(de.headers['etag']).not.toBe(en.headers['etag']);
    const tagged = { 'if-none-match': String(en.headers['etag']) };
    expect((await ask(url, 'en', tagged)).statusCode).toBe(304);
    expect((await ask(url, 'de', tagged)).json().data.name).toBe(becher.name);
    // Facets hold no text; still they are different replies, by their header.
    const facets = await Promise.all(['de', 'en'].map((language) => ask('/api/products/facets', language)));
    expect(new Set(facets.map(({ headers }) => headers['etag'])).size).toBe(2);
  });

  it('S7.24 personal replies and refusals say their language too', async () => {
    const { token } = await shop.newPerson();
    const wishlist = await ask('/api/wishlist', 'de', { authorization: `Bearer ${token}` });
    const refused = await ask('/api/products/no-such-thing', 'de');
    for (const { headers } of [wishlist, refused]) {
      expect(headers['content-language']).toBe('de');
      expect(headers['vary']).toBe('accept-language');
    }
    expect([wishlist.statusCode, refused.statusCode]).toEqual([200, 404]);
  });
});

describe('the search in a language', () => {
  it.each([
    ['Tassen', 'Tasse'],
    ['Häuser', 'Haus'],
    ['Kissen', 'Kissens'],
    ['Ringe', 'Ring'],
    ['Rahmens', 'Rahmen'],
  ])('S7.24 German finds %s and %s by their stem', async (one, other) => {
    const { db } = shop.database;
    const { productId } = await newTestProduct(db, { name: 'Only in English' });
    await db.insert(translations).values({
      entity: 'product',
      entityId: String(productId),
      locale: 'de',
      field: 'name',
      text: `Besonderer ${other}`,
    });
    const slug = (await db.select({ slug: products.slug }).from(products).where(eq(products.id, productId)))[0]!.slug;
    await expect.poll(() => find(`besondere ${one}`, 'de')).toEqual([slug]);
    // English has nothing by these words, so the other language is asked.
    expect(await find(`besondere ${one}`, 'en')).toEqual([slug]);
  });

  it('S7.24 German words find the sample in German, English ones in English', async () => {
    const [german_, english] = [await find('Bilderrahmen', 'de'), await find('picture frame', 'en')];
    expect(german_).toContain('morning-ridge-framed-print');
    expect(english).toContain('morning-ridge-framed-print');
    // Without the header it is English.
    expect(await find('mugs')).toContain(slugOf);
    expect(await find('mugs', 'en')).toEqual(await find('mugs'));
  });

  it('S7.24 every product of the sample is found by its German name, and first or nearly so', async () => {
    for (const { slug } of sample) {
      const result = await find(german.products[slug]!.name, 'de');
      expect(result.slice(0, 3), german.products[slug]!.name).toContain(slug);
    }
  });

  it('S7.24 a slip in a German word is forgiven by German words', async () => {
    expect(await find('Bliderrahmen', 'de')).toEqual(await find('Bilderrahmen', 'de'));
    expect(await find('Bliderrahmen', 'de')).not.toEqual([]);
  });

  it('S7.24 what has no German is found as it is shown: in English', async () => {
    const { db } = shop.database;
    const { productId } = await newTestProduct(db, { name: 'Zephyrine gadget' });
    const slug = (await db.select({ slug: products.slug }).from(products).where(eq(products.id, productId)))[0]!.slug;
    await expect.poll(() => find('Zephyrine', 'de')).toEqual([slug]);
    // Once it has a German name, German finds it by that one; the English one is found where German has nothing.
    await db.insert(translations).values({
      entity: 'product',
      entityId: String(productId),
      locale: 'de',
      field: 'name',
      text: 'Windspielerei',
    });
    await expect.poll(() => find('Windspielereien', 'de')).toEqual([slug]);
    expect(await find('Zephyrine', 'de')).toEqual([slug]);
    expect(await find('Zephyrine', 'en')).toEqual([slug]);
    const nameTranslation = and(eq(translations.entity, 'product'), eq(translations.entityId, String(productId)));
    await db.update(translations).set({ text: 'Luftikus' }).where(nameTranslation);
    await expect.poll(() => find('Luftikus', 'de')).toEqual([slug]);
    await db.delete(translations).where(nameTranslation);
    await expect.poll(() => find('Zephyrine', 'de')).toEqual([slug]);
  });

  it('S7.24 facets and suggestions belong to the same search', async () => {
    const key = 'Kissen';
    const { total } = await inGerman<List>('listProducts', { query: { key } });
    expect(total).toBeGreaterThan(0);
    const { categoryList } = await inGerman<{ categoryList: { productCount: number }[] }>('listFacets', {
      query: { key },
    });
    expect(Math.max(...categoryList.map(({ productCount }) => productCount))).toBeLessThanOrEqual(total);
    expect(categoryList.some(({ productCount }) => productCount > 0)).toBe(true);
    const suggested = await inGerman<Suggestions>('suggestProducts', { query: { key: 'Möb' } });
    expect(suggested.categoryList).toEqual([{ id: 'furniture', name: 'Möbel' }]);
    const [product] = (await inGerman<Suggestions>('suggestProducts', { query: { key: 'Leinwand' } })).productList;
    expect(product?.name).toBe(german.products['open-air-gallery-canvas']?.name);
    expect(product?.thumbImage?.alt).toContain(product?.name);
  });

  it('S7.24 a language without a text configuration of PostgreSQL is searched by its words as they are', async () => {
    expect([searchConfiguration('de'), searchConfiguration('pt-br'), searchConfiguration('ja')]).toEqual([
      'german',
      'portuguese',
      'simple',
    ]);
    const { rows } = await shop.database.db.execute<{ name: string }>('select cfgname as name from pg_ts_config');
    const productNames = rows.map(({ name }) => name);
    expect(searchConfiguration('pl')).toBe('simple');
    for (const language of ['ar', 'de', 'el', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru', 'tr', 'zz'])
      expect(productNames).toContain(searchConfiguration(language));
    const { db } = shop.database;
    await Promise.all([1, 2, 3].map(() => addSearchLanguages(db, ['ja'])));
    expect(await db.select().from(searchLanguages).where(eq(searchLanguages.locale, 'ja'))).toEqual([
      { locale: 'ja', config: 'simple' },
    ]);
  });
});

describe('articles in a language', () => {
  it('S7.10 S7.11 lists and their categories are in German', async () => {
    const { blogList, categoryList } = await inGerman<{
      blogList: { slug: string; title: string; summary: string; picture: { alt: string } }[];
      categoryList: Category[];
    }>('listBlogs');
    expect(blogList).toHaveLength(10);
    for (const { slug, title, summary, picture } of blogList) {
      const texts = german.articles[slug]!;
      expect([title, summary, picture.alt]).toEqual([texts.title, texts.summary, texts.alts[0]]);
    }
    for (const category of categoryList) expect(category).toMatchObject(german.articleCategories[category.id]!);
  });

  it('S7.10 an article is German to its last block, and names related ones in German', async () => {
    const slug = 'a-line-in-brass';
    const article = await inGerman<{
      title: string;
      blockList: { kind: string; text?: string; caption?: string }[];
      relatedList: { slug: string; title: string }[];
    }>('getBlog', { params: { slug } });
    expect(article.title).toBe(german.articles[slug]?.title);
    expect(article.blockList.map(({ text, caption }) => text ?? caption)).toEqual(german.articles[slug]?.blocks);
    expect(article.relatedList.map(({ title }) => title)).toEqual(
      article.relatedList.map((one) => german.articles[one.slug]?.title),
    );
  });

  it('S7.10 a body that is no list of blocks is not shown: the original is', async () => {
    const { db } = shop.database;
    const [english] = [
      await inEnglish<{ blockList: unknown[] }>('getBlog', { params: { slug: 'how-to-keep-a-print' } }),
    ];
    const broken = and(eq(translations.entity, 'blog'), eq(translations.field, 'blockList'));
    for (const text of ['', '{"a"', '[{"kind":"paragraph"}]', '{}']) {
      await db.update(translations).set({ text }).where(broken);
      await expect
        .poll(
          async () =>
            (await inGerman<{ blockList: unknown[] }>('getBlog', { params: { slug: 'how-to-keep-a-print' } }))
              .blockList,
        )
        .toEqual(english.blockList);
    }
  });
});
