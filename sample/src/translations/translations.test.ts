import { describe, expect, it } from 'vitest';
import type { SampleArticle } from '../article.ts';
import { articleCategoryList, articleList } from '../articles.ts';
import { attributeList } from '../attributes.ts';
import { categoryList } from '../categories.ts';
import { couponList } from '../coupons.ts';
import { colorCodes } from '../define.ts';
import { galleryList } from '../gallery.ts';
import { settingList } from '../settings.generated.ts';
import type { SampleProduct } from '../product.ts';
import { productList } from '../products.ts';
import { reviewList } from '../reviews.ts';
import { taxRateList } from '../tax-rates.ts';
import { templates } from '../templates.ts';
import { german } from './de/de.ts';
import { pictureAlts } from './picture-alts.ts';
import type { ArticleTranslation, PictureWords, ProductTranslation } from './translation.ts';

/** Words that both languages share. */
const shared = new Set([
  'Canvas',
  'Chiffon',
  'Material',
  'Matt',
  'Nickel',
  'Poster',
  'Ring',
  'September',
  'Washi',
  'Wearables',
  'M',
  'S',
  'XL',
  'XXL',
]);

/** The parts of which English descriptions of pictures are composed. */
const english: PictureWords = {
  inColor: { black: 'in black', blue: 'in blue', yellow: 'in yellow' },
  views: { main: '', second: ', from another side', detail: ', a closer look', scene: ', in use' },
  places: {
    wall: 'on a wall',
    shelf: 'on a shelf',
    table: 'on a table',
    floor: 'on the floor',
    stone: 'on a slab of stone',
    peg: 'on a peg',
    hanger: 'on a hanger',
  },
};

/** An English text and what is said in its stead. */
interface Pair {
  path: string;
  en: string;
  de: string;
}

const keysOf = (texts: object | undefined): string[] => Object.keys(texts ?? {}).toSorted();
const unique = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted();

const slotTitles = ({ customizationList }: SampleProduct): string[] => customizationList.map(({ title }) => title);
const choiceTitles = ({ customizationList }: SampleProduct): string[] =>
  customizationList
    .filter(({ kind }) => kind === 'specification' || kind === 'extra')
    .flatMap(({ extraList }) => extraList.map(({ title }) => title));
const surfaceTitles = ({ slug }: SampleProduct): string[] => (templates.get(slug) ?? []).map(({ title }) => title);

const translationOf = ({ slug }: SampleProduct): ProductTranslation => german.products[slug]!;
const articleTranslationOf = ({ slug }: SampleArticle): ArticleTranslation => german.articles[slug]!;

const blockTexts = ({ blockList }: SampleArticle): string[] =>
  blockList.map((block) => (block.kind === 'picture' ? block.caption : block.text));
const altsOf = ({ picture, blockList }: SampleArticle): string[] => [
  picture.alt,
  ...blockList.flatMap((block) => (block.kind === 'picture' ? [block.picture.alt] : [])),
];

const titled = (path: string, texts: Readonly<Record<string, string>> = {}): Pair[] =>
  Object.entries(texts).map(([en, de]) => ({ path: `${path} ${en}`, en, de }));

function productPairs(product: SampleProduct): Pair[] {
  const { slug, name, shortDescription, fullDescription } = product;
  const texts = translationOf(product);
  const [story = '', material = '', care = '', dimensions = ''] = fullDescription.split('\n\n');
  const fact = (text: string): string => text.replace(/^\w+: /, '');
  return [
    { path: `${slug} name`, en: name, de: texts.name },
    { path: `${slug} short`, en: shortDescription, de: texts.shortDescription },
    { path: `${slug} story`, en: story, de: texts.story },
    { path: `${slug} material`, en: fact(material), de: texts.material },
    { path: `${slug} care`, en: fact(care), de: texts.care },
    { path: `${slug} dimensions`, en: fact(dimensions), de: texts.dimensions },
    ...titled(slug, texts.slots),
    ...titled(slug, texts.choices),
    ...titled(slug, texts.surfaces),
  ];
}

function articlePairs(article: SampleArticle): Pair[] {
  const { title, summary, blocks, alts } = articleTranslationOf(article);
  const beside = (kind: string, en: string[], de: readonly string[]): Pair[] =>
    en.map((text, index) => ({ path: `${article.slug} ${kind} ${index}`, en: text, de: de[index] ?? '' }));
  return [
    { path: `${article.slug} title`, en: article.title, de: title },
    { path: `${article.slug} summary`, en: article.summary, de: summary },
    ...beside('block', blockTexts(article), blocks),
    ...beside('alt', altsOf(article), alts),
  ];
}

const reviewPairs: Pair[] = reviewList.flatMap(({ slug, author, title, text }) => {
  const texts = german.reviews.map((part) => part[slug]?.[author]).find((one) => one !== undefined);
  return [
    { path: `${slug} ${author} title`, en: title, de: texts?.[0] ?? '' },
    { path: `${slug} ${author} text`, en: text, de: texts?.[1] ?? '' },
  ];
});

const categoryPairs: Pair[] = [
  ...categoryList.map((each) => ({ ...each, texts: german.categories[each.id] })),
  ...articleCategoryList.map((each) => ({ ...each, texts: german.articleCategories[each.id] })),
].flatMap(({ id, name, description, texts }) => [
  { path: `${id} name`, en: name, de: texts?.name ?? '' },
  { path: `${id} description`, en: description, de: texts?.description ?? '' },
]);

const pairs: Pair[] = [
  ...productList.flatMap(productPairs),
  ...articleList.flatMap(articlePairs),
  ...categoryPairs,
  ...reviewPairs,
  ...titled('fact', german.facts),
  ...couponList.map(({ code, title }) => ({ path: code, en: title, de: german.coupons[code] ?? '' })),
  ...galleryList.map(({ name, title }) => ({ path: name, en: title, de: german.gallery[name] ?? '' })),
];

/** German texts without an English one of their own. */
const more: Pair[] = [
  ...Object.entries(german.products).flatMap(([slug, { tag, views }]) =>
    [...tag, ...Object.values(views ?? {})].map((de) => ({ path: `${slug} tag or view`, en: '', de })),
  ),
  ...[
    ...Object.values(german.attributes).map(({ values }) => values),
    german.deliveries,
    german.taxes,
    german.pictures.inColor,
    german.pictures.places,
  ].flatMap((texts) => Object.entries(texts).map(([path, de]) => ({ path, en: '', de }))),
];

const wrong = (list: readonly Pair[], isWrong: (pair: Pair) => boolean): string[] =>
  list.filter(isWrong).map(({ path, de }) => `${path}: ${de}`);

/** Words alone, as the storefront compares a sentence that is set large with the article. */
const plain = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** The numbers of a text, smallest first: `1,920` and `2.5` in English are `1920` and `2,5` in German. */
const numbersOf = (text: string): number[] =>
  [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number)).toSorted((one, other) => one - other);
const englishNumbers = (text: string): number[] => numbersOf(text.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, ''));
const germanNumbers = (text: string): number[] => numbersOf(text.replaceAll(/(?<=\d),(?=\d)/g, '.'));

describe('the German of the sample shop', () => {
  it('D5.1 every product and article has German, and nothing else has', () => {
    expect(keysOf(german.products)).toEqual(productList.map(({ slug }) => slug).toSorted());
    expect(keysOf(german.articles)).toEqual(articleList.map(({ slug }) => slug).toSorted());
  });

  it.each(productList)(
    'S3.17 $slug: every slot, choice, extra and printed surface has its German title, and none is left over',
    (product) => {
      const { slots, choices, surfaces } = translationOf(product);
      expect(keysOf(slots)).toEqual(unique(slotTitles(product)));
      expect(keysOf(choices)).toEqual(unique(choiceTitles(product)));
      expect(keysOf(surfaces)).toEqual(unique(surfaceTitles(product)));
    },
  );

  it('S7.10 an article has as many blocks and pictures in German as in English', () => {
    for (const article of articleList) {
      const { blocks, alts } = articleTranslationOf(article);
      expect(blocks.length, article.slug).toBe(article.blockList.length);
      expect(alts.length, article.slug).toBe(altsOf(article).length);
    }
  });

  it('D5.1 categories, facts, colors, coupons, gallery models and places of photographs have German', () => {
    expect(keysOf(german.categories)).toEqual(categoryList.map(({ id }) => id).toSorted());
    expect(keysOf(german.articleCategories)).toEqual(articleCategoryList.map(({ id }) => id).toSorted());
    const facts = productList.flatMap(({ fullDescription }) =>
      fullDescription.split('\n\n').flatMap((part, index) => (index === 0 ? [] : [part.replace(/:[^]*/, '')])),
    );
    expect(keysOf(german.facts)).toEqual(unique(facts));
    expect(keysOf(german.attributes)).toEqual(attributeList.map(({ id }) => id).toSorted());
    for (const { id, valueList } of attributeList)
      expect(keysOf(german.attributes[id]?.values ?? {}), id).toEqual(valueList.map(({ code }) => code).toSorted());
    expect(keysOf(german.pictures.inColor)).toEqual(keysOf(colorCodes));
    expect(keysOf(german.coupons)).toEqual(couponList.map(({ code }) => code).toSorted());
    expect(keysOf(german.gallery)).toEqual(galleryList.map(({ name }) => name).toSorted());
    expect(keysOf(german.pictures.places)).toEqual(unique(Object.values(settingList)));
    for (const code of Object.keys(german.taxes))
      expect(taxRateList.find(({ countryCode }) => countryCode === code)?.name).not.toBe(german.taxes[code]);
  });

  it('D5.1 no text is empty, has spaces at its ends or two in a row', () => {
    expect(pairs.length).toBeGreaterThan(1000);
    expect(wrong([...pairs, ...more], ({ de }) => de === '' || de !== de.trim() || de.includes('  '))).toEqual([]);
  });

  it('D5.1 no text is the English one, but for words that both languages share and plain measures', () => {
    const isMeasure = (text: string): boolean => /^(?:[\d\s×;,.]|cm|mm|g|kg)+$/.test(text);
    expect(wrong(pairs, ({ en, de }) => en === de && !shared.has(de) && !isMeasure(de))).toEqual([]);
    expect(wrong([...pairs, ...more], ({ de }) => /\b(?:the|and|with|your|of|from)\b/.test(de))).toEqual([]);
  });

  it('D5.1 texts say „Sie“ and are set as German is: its quotes, decimal commas, a space before units', () => {
    const all = [...pairs, ...more];
    expect(wrong(all, ({ de }) => /["'”‚‘`]|<\/?[a-z]/.test(de))).toEqual([]);
    expect(wrong(all, ({ de }) => de.replaceAll(/„[^„“]+“/g, '').match(/[„“]/) !== null)).toEqual([]);
    expect(wrong(all, ({ de }) => /\d\.\d|\d(?:%|°|[cm]m\b|k?g\b|ml\b)|\d x \d/.test(de))).toEqual([]);
    expect(wrong(all, ({ de }) => /\b(?:du|dir|dich|dein\w*|euch|euer\w*)\b/i.test(de))).toEqual([]);
  });

  it('D5.1 a text has the numbers of the English one', () => {
    const unlike = pairs.filter(({ en, de }) => englishNumbers(en).join(' ') !== germanNumbers(de).join(' '));
    expect(unlike.map(({ path, en, de }) => `${path}: ${en} -> ${de}`)).toEqual([]);
    // The check sees numbers at all.
    expect(englishNumbers('1,920 by 1,080 at 2.5')).toEqual([2.5, 1080, 1920]);
    expect(germanNumbers('1920 × 1080 bei 2,5')).toEqual([2.5, 1080, 1920]);
    expect(pairs.filter(({ de }) => germanNumbers(de).length > 0).length).toBeGreaterThan(150);
  });

  it('S3.1 names are unique and short, texts long enough, tags at least as many as in English and each once', () => {
    const names = Object.values(german.products).map(({ name }) => name);
    expect(new Set(names).size).toBe(73);
    for (const product of productList) {
      const { name, tag, shortDescription, story } = translationOf(product);
      expect(name.length, name).toBeLessThanOrEqual(40);
      expect(new Set(tag).size, name).toBe(tag.length);
      expect(tag.length, name).toBeGreaterThanOrEqual(product.tag.length);
      expect(tag.includes('Augmented Reality'), name).toBe(product.tag.includes('augmented reality'));
      expect(shortDescription.length, name).toBeGreaterThan(20);
      expect(story.length, name).toBeGreaterThan(100);
      // A paragraph that began with a word or two and a colon would be read as a fact.
      expect(story, name).not.toMatch(/^\p{Lu}\p{L}+(?: \p{L}+)?: /u);
    }
  });

  it('S7.10 a German article has 600 to 900 words, a summary that fits a card, and sets a sentence of its own large', () => {
    for (const article of articleList) {
      const { summary, blocks } = articleTranslationOf(article);
      const words = blocks.join(' ').split(/\s+/).length;
      expect(words, article.slug).toBeGreaterThanOrEqual(600);
      expect(words, article.slug).toBeLessThanOrEqual(900);
      expect(summary.length, article.slug).toBeGreaterThan(60);
      expect(summary.length, article.slug).toBeLessThanOrEqual(200);
      const kinds = article.blockList.map(({ kind }) => kind);
      const body = blocks.filter((_text, index) => kinds[index] === 'paragraph').join(' ');
      const quotes = blocks.filter((_text, index) => kinds[index] === 'quote');
      expect(quotes.length, article.slug).toBeGreaterThan(0);
      for (const quote of quotes) expect(plain(body), article.slug).toContain(plain(quote));
    }
  });
});

describe('descriptions of pictures', () => {
  it('S3.1 are composed as in English: the same parts give the descriptions that the data has', () => {
    for (const product of productList) {
      const views = product.slug === 'souvenir-photo-swim-towel' ? { scene: ', over a rack of oak' } : undefined;
      const alts = pictureAlts(product, { name: product.name, ...(views && { views }) }, english);
      expect(alts).toEqual(product.image.map(({ alt }) => alt));
      expect(alts).toEqual(product.thumbImage.map(({ alt }) => alt));
      const variations = product.variation.map(({ image }) => image.alt);
      expect(alts.slice(0, variations.length)).toEqual(variations);
    }
  });

  it('S3.1 are natural German, and each picture of a product has one of its own', () => {
    const altsBySlug = new Map(
      productList.map((product) => [product.slug, pictureAlts(product, translationOf(product), german.pictures)]),
    );
    for (const [slug, alts] of altsBySlug) expect(new Set(alts).size, slug).toBe(alts.length);
    expect(altsBySlug.get('everyday-canvas-tote')).toEqual(
      expect.arrayContaining([
        'Alltagstasche aus Canvas in Blau',
        'Alltagstasche aus Canvas in Schwarz, von einer anderen Seite',
        'Alltagstasche aus Canvas in Gelb, aus der Nähe',
        'Alltagstasche aus Canvas in Blau, an einem Haken',
      ]),
    );
    expect(altsBySlug.get('souvenir-photo-swim-towel')?.at(-1)).toBe(
      'Foto-Badetuch Souvenir, über einem Gestell aus Eiche',
    );
  });
});
