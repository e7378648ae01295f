import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Category, Suggestions } from '@afterimage/contract/catalogue.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import { localizedQuestions } from '../help/help-questions.ts';
import { priceRangeOf } from './product-on-wire.ts';
import { products, variants } from './tables.ts';
import type { CachedTotals } from './cached-totals.ts';
import { altField, loadTexts, translated, translatedPicture } from '../translations/translate.ts';
import { tagsOf } from './product-texts.ts';
import { type ProductSearch, resolveSearch } from './resolve-search.ts';
import { orders } from './read-products.ts';

const suggestionCounts = { products: 6, categories: 3, words: 3, questions: 2 };
/** Shorter texts begin a word of almost every question. */
const shortestQuestion = 3;
/** So many of the best sold hits are looked at. */
const maxScannedHits = 60;
/** From so many hits on it is cheaper to meet them on a walk past the products than to gather them. */
const common = 2000;

/** What a search text may become; its last word may be unfinished. Slips are forgiven as in a search. */
export async function suggest(
  db: Database,
  totals: CachedTotals,
  { categories, facts }: { categories: readonly Category[]; facts: CatalogueFacts },
  key: string,
): Promise<Suggestions> {
  const { locale, settings } = facts;
  const questionList = questionsFor(key, facts);
  const asked = questionList.length > 0 ? { questionList } : {};
  const searched = await resolveSearch(db, totals, locale, key);
  if (!searched) return { productList: [], categoryList: [], wordList: [], ...asked };
  const { words } = searched;
  const productSuggestions = await totals.get(`suggest ${locale} ${searched.id}`, false, async () => {
    const hits = await hitsInLanguage(db, await bestHits(db, searched), locale);
    return {
      productList: hits
        .slice(0, suggestionCounts.products)
        .map(({ thumbs, images, tag: _tag, variantPrices, discount, ...hit }) => ({
          ...hit,
          ...priceRangeOf({ ...hit, discount }, variantPrices),
          currency: settings.currency,
          thumbImage: thumbs[0] ?? images[0] ?? null,
        })),
      categoryList: categories
        .filter(({ id, name }) => begins(plain(`${id} ${name}`), words))
        .slice(0, suggestionCounts.categories)
        .map(({ id, name }) => ({ id, name })),
      wordList: completions(words, hits),
    };
  });
  return { ...productSuggestions, ...asked };
}

/** The questions of the help page in which each word of a text begins a word. */
function questionsFor(key: string, { locale, settings }: CatalogueFacts): string[] {
  const words = plain(key);
  if (words.join('').length < shortestQuestion) return [];
  return localizedQuestions(settings.helpQuestions, locale)
    .map(({ question }) => question)
    .filter((question) => begins(plain(question), words))
    .slice(0, suggestionCounts.questions);
}

const hitColumns = {
  id: products.id,
  name: products.name,
  slug: products.slug,
  price: products.price,
  discount: products.discount,
  variantPrices: sql<number[]>`array(select coalesce(variant.price, ${products}.price)
    from ${variants} variant where variant.product_id = ${products}.id)`,
  thumbs: products.thumbImage,
  images: products.image,
  tag: products.tag,
};

/** The hits that fit best among those sold most. */
async function bestHits(db: Database, { match }: ProductSearch) {
  const active = eq(products.active, true);
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(products)
    .where(and(active, match.condition))
    .limit(common)
    .as('some');
  const [hitCount] = await db.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(some);
  // See list-products.ts: "is true" keeps the index of words out of it.
  const condition: SQL = (hitCount?.n ?? 0) < common ? match.condition : sql`(${match.condition}) is true`;
  const best = db
    .select({ id: products.id })
    .from(products)
    .where(and(active, condition))
    .orderBy(...orders.popular)
    .limit(maxScannedHits);
  return db
    .select(hitColumns)
    .from(products)
    .where(inArray(products.id, best))
    .orderBy(desc(match.rank), ...orders.popular);
}

/** Hits as they are shown in a language: name, tags and picture. */
async function hitsInLanguage(db: Database, hits: Awaited<ReturnType<typeof bestHits>>, locale: Locale) {
  const fields = hits.flatMap(({ thumbs, images }) => [...thumbs, ...images].map(({ url }) => altField(url)));
  const texts = await loadTexts(db, locale, { product: hits.map(({ id }) => id) }, ['name', 'tag', ...fields]);
  return hits.map((hit) => {
    const own = texts.of('product', hit.id);
    return {
      ...translated(hit, own, ['name']),
      tag: own['tag'] === undefined ? hit.tag : tagsOf(own['tag']),
      thumbs: hit.thumbs.map((picture) => translatedPicture(picture, own)),
      images: hit.images.map((picture) => translatedPicture(picture, own)),
    };
  });
}

/** Whether each word begins one of the parts. */
const begins = (parts: readonly string[], words: readonly string[]) =>
  words.every((word) => parts.some((part) => part.startsWith(plain(word).join(''))));

/** Lower case words without accents, as `search_words` has them. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * The search text with its last word as it stands in the hits, what most of them have first. A word that only the name
 * of one product has is no search: the product itself is suggested.
 */
function completions(words: readonly string[], hits: readonly { name: string; tag: string[] }[]): string[] {
  const last = plain(words.at(-1) ?? '').join('');
  const before = words.slice(0, -1);
  const counts = new Map<string, number>();
  const count = (list: readonly string[], weight: number) => {
    for (const word of new Set(list))
      if (word.startsWith(last) && !before.includes(word)) counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  for (const { name, tag } of hits) {
    count(plain(name), 1);
    count(plain(tag.join(' ')), 2);
  }
  return [...counts]
    .filter(([, weight]) => weight > 1)
    .toSorted(([a, n], [b, m]) => m - n || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, suggestionCounts.words)
    .map(([word]) => [...before, word].join(' '));
}
