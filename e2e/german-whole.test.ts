import { beforeAll, describe, expect, it } from 'vitest';
import { furtherStory } from './every-case.ts';
import { pathOf, routes } from '@afterimage/contract/values/routes.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import { textFontList } from '@afterimage/sample/fonts.ts';
import { reviewerList } from '@afterimage/sample/reviews.ts';
import { sharedShop } from './shop.ts';

/*
 * What the sample shop says in German: every text of a reply or a page that is the same in both languages is found, but for
 * names and what programs read.
 */
let shop: string;
beforeAll(async () => {
  shop = await sharedShop();
});

type Language = 'en' | 'de';

/** Fields of replies that no customer reads, and names. */
const notRead =
  /\/(?:id|sku|slug|slugList|url|placeholder|currency|code|kind|color|colorCode|swatch|note|pattern|unit|lines|value|affiliateLink|authorName|modelUrl|titleFont|currencyCode|relatedId|font|fieldType|selectionMode|filmUrl)$|\/safety\/(?:maker|responsiblePerson)\//;
/** Two words or more; a single word may be the same in both languages. */
const isSentence = (text: string) => /\p{L}{2,}[\s,.:;]+(?:\S+\s+)*?\p{L}{2,}/u.test(text);

const sampleAuthors = new Set(reviewerList.map(({ name }) => name));

async function reply(path: string, language: Language): Promise<Map<string, string>> {
  const response = await fetch(`${shop}/api${path}`, { headers: { 'accept-language': language } });
  expect(response.status, path).toBe(200);
  const { data } = (await response.json()) as { data: { productReviewList?: { authorName: string }[] } };
  // other stories write reviews on the same shop, which stand there in the language of their author
  const productReviewList = data.productReviewList?.filter(({ authorName }) => sampleAuthors.has(authorName));
  return textsOf({ ...data, productReviewList });
}

function textsOf(value: unknown, path = '', texts = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') texts.set(path, value);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) textsOf(part, `${path}/${name}`, texts);
  return texts;
}

/** Texts of a reply that are the same in both languages. */
async function unchanged(path: string): Promise<string[]> {
  const [english, german] = await Promise.all([reply(path, 'en'), reply(path, 'de')]);
  return [...english].flatMap(([field, text]) =>
    german.get(field) === text &&
    isSentence(text) &&
    !textFontList.includes(text) &&
    !notRead.test(field.replaceAll(/\/\d+$/g, ''))
      ? [`${path} ${field}: ${text}`]
      : [],
  );
}

/** What a page shows and what assistive technology reads of it. */
async function pageTexts(path: string): Promise<Set<string>> {
  const html = await (await fetch(`${shop}${path}`)).text();
  const attributes = Array.from(
    html.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g),
    ([, text = '']) => text,
  );
  const shown = html.replaceAll(/<(script|style|svg)\b[^]*?<\/\1>/g, '').split(/<[^>]*>/);
  // the shop's name ends each title, and the words before it are what is compared
  const texts = [...attributes, ...shown].map((text) =>
    text
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/ – Afterimage$/, ''),
  );
  return new Set(texts.filter(isSentence));
}

const read = async <Data>(path: string): Promise<Data> =>
  ((await (await fetch(`${shop}/api${path}`)).json()) as { data: Data }).data;
const products = async () =>
  (await read<Reply<'listProducts'>>(`${pathOf(routes.listProducts)}?pageSize=100`)).productList;
const articles = async () => (await read<Reply<'listBlogs'>>(`${pathOf(routes.listBlogs)}?pageSize=100`)).blogList;

const pages =
  '/home /products /search /search?key=x /cart /wishlist /compare /help /demo /blogs /legal/imprint /legal/privacy /legal/terms /legal/withdrawal /auth/login /auth/register /auth/reset /auth/reset/new /auth/verify /offline /no-such-page'.split(
    ' ',
  );

/** Writers and makers keep their names and addresses, and the operator's address stands as it was entered. */
async function allowedTexts(): Promise<Set<string>> {
  const shopFacts = await read<Reply<'getShop'>>(pathOf(routes.getShop));
  const parties: string[] = [];
  for (const { slug } of await products()) {
    const { safety } = await read<Reply<'getProduct'>>(`/products/${slug}`);
    for (const party of [safety?.maker, safety?.responsiblePerson])
      if (party) parties.push(party.name, ...party.address, party.contact);
  }
  return new Set([
    ...parties,
    ...(await articles()).map(({ authorName }) => authorName),
    [shopFacts.name, ...shopFacts.address].join(' '),
    ...shopFacts.address,
  ]);
}

describe('German pages of the sample shop', () => {
  it('S3.1 S3.10 S7.10 no reply has an English text: products, their slots, choices and reviews, categories, filters, articles', async () => {
    const list = await products();
    expect(list).toHaveLength(73);
    const paths = [
      '/products?pageSize=100',
      '/products/categories',
      '/products/filters',
      '/blogs?pageSize=100',
      ...list.map(({ slug }) => `/products/${slug}`),
      ...list.map(({ id }) => `/products/${id}/reviews?pageSize=100`),
      ...(await articles()).map(({ slug }) => `/blogs/${slug}`),
    ];
    const found: string[] = [];
    // one after another: the shop turns away requests beyond what it has connections for
    for (const path of paths) found.push(...(await unchanged(path)));
    expect(found).toEqual([]);
  });

  furtherStory(
    'D5.1 no page shows an English sentence: products, lists, articles, help, legal pages, cart, account',
    async () => {
      const { categoryList } = await read<Reply<'listCategories'>>(pathOf(routes.listCategories));
      const paths = [
        ...pages,
        ...categoryList.map(({ id }) => `/products/categories/${id}`),
        ...(await products()).map(({ slug }) => `/products/${slug}`),
        ...(await articles()).map(({ slug }) => `/blogs/${slug}`),
      ];
      const allowed = await allowedTexts();
      const found: string[] = [];
      for (const path of paths) {
        const [english, german] = await Promise.all([pageTexts(path), pageTexts(`/de${path}`)]);
        expect(german.size, path).toBeGreaterThan(3);
        found.push(
          ...[...german].filter((text) => english.has(text) && !allowed.has(text)).map((text) => `${path}: ${text}`),
        );
      }
      expect(found).toEqual([]);
    },
  );
});
