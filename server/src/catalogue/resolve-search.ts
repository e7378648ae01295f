import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import type { CachedTotals } from './cached-totals.ts';
import {
  matchTerms,
  optionConditions,
  productsMatching,
  type SearchFields,
  type SearchMatch,
} from './product-search.ts';
import { compoundsEndingWith, hasCompounds, splitCompound } from './search-compounds.ts';
import { isOption, type SearchTerm, termsOf } from './search-terms.ts';
import { readVocabulary, type SearchVocabulary, type Token, tokensOf } from './search-vocabulary.ts';
import { correctWord, wordsOf } from './search-words.ts';
import { articleNumberKey, products } from './tables.ts';

/** What a search text was taken for: the words of a language, and how products are found by them. */
export interface ProductSearch {
  /** Tells this search from every other one. */
  id: string;
  locale: Locale;
  words: string[];
  match: SearchMatch;
  /** The words that became filters; empty when no product has them as its color or size. */
  filters: readonly WordFilter[];
  /** The words that are searched for in texts. */
  textWords: readonly string[];
}

/** Words that were taken for colors or sizes. */
interface WordFilter {
  words: string[];
  attributeId: 'color' | 'size';
  valueIds: readonly number[];
}

type FoundSearch = Pick<ProductSearch, 'match' | 'filters' | 'textWords'>;

/**
 * Takes a search text as it was most probably meant, whatever a list is filtered by: an article number; words of the language
 * in the texts of products; the same in their full descriptions; words of another language of the shop; mistyped
 * words. The first of these that finds something counts. Null when there is nothing to search for.
 */
export function resolveSearch(
  db: Database,
  totals: CachedTotals,
  locale: Locale,
  key: string,
): Promise<ProductSearch | null> {
  const words = wordsOf(key);
  if (words.length === 0) return Promise.resolve(null);
  const id = `search ${locale} ${words.join(' ')}`;
  return totals.get(id, false, async () => {
    const found = (search: FoundSearch, own = words, language = locale) => ({
      id,
      locale: language,
      words: own,
      ...search,
    });
    const unfiltered = (match: SearchMatch) => found({ match, filters: [], textWords: words });
    const numbered = await matchArticleNumber(db, words);
    if (numbered) return unfiltered(numbered);
    const reader = new SearchReader(db, totals, locale);
    const exact = (await reader.match(words, 'ABC')) ?? (await reader.match(words, 'ABCD'));
    if (exact) return found(exact);
    if (await reader.asksForNothing(words))
      return unfiltered((await hasHits(db, personalizable.condition)) ? personalizable : all);
    for (const other of locales.filter((one) => one !== locale)) {
      const foreign = await new SearchReader(db, totals, other).match(words, 'ABC');
      if (foreign) return found(foreign, words, other);
    }
    const corrected = await reader.corrected(words);
    const search = corrected && (await reader.match(corrected, 'ABC'));
    return search ? found(search, corrected) : unfiltered({ condition: sql`false`, rank: sql`0::real` });
  });
}

/** What who searches for "personalised" alone means, and all products where none can be. */
const personalizable: SearchMatch = { condition: sql`${products.isCustomizable}`, rank: sql`1::real` };
const all: SearchMatch = { condition: sql`true`, rank: sql`1::real` };

/** Article numbers are compared without their separators; a text without a digit is none. */
async function matchArticleNumber(db: Database, words: readonly string[]): Promise<SearchMatch | null> {
  const number = words.join('').toUpperCase();
  if (!/^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{5,40}$/.test(number)) return null;
  // Two lookups by index: a condition of both with "or" would read every product.
  const condition = sql`${products.id} in (
    select id from products where ${articleNumberKey(sql`products.sku`)} = ${number}
    union select product_id from variants where ${articleNumberKey(sql`variants.sku`)} = ${number})`;
  const match = { condition, rank: sql`1::real` };
  return (await hasHits(db, condition)) ? match : null;
}

/** Reads search texts in one language. */
class SearchReader {
  readonly #db: Database;
  readonly #totals: CachedTotals;
  readonly #locale: Locale;

  constructor(db: Database, totals: CachedTotals, locale: Locale) {
    this.#db = db;
    this.#totals = totals;
    this.#locale = locale;
  }

  #vocabulary(): Promise<SearchVocabulary> {
    return this.#totals.get(`vocabulary ${this.#locale}`, false, () => readVocabulary(this.#db, this.#locale));
  }

  /** How products are found by words; null when none is, or when all words are such as occur everywhere. */
  async match(words: readonly string[], fields: SearchFields): Promise<FoundSearch | null> {
    const vocabulary = await this.#vocabulary();
    const tokens = await tokensOf(this.#db, this.#locale, words);
    const terms = await this.#withCompounds(termsOf(tokens, vocabulary));
    if (terms.length === 0) return null;
    for (const some of [terms, ...(await this.#takenApart(terms, vocabulary, fields))]) {
      const match = matchTerms(this.#locale, some, fields);
      if (await this.#areFilters(some, fields)) return { match, ...filtersOf(some) };
      if (await hasHits(this.#db, match.condition)) return { match, filters: [], textWords: [] };
    }
    return null;
  }

  /** Whether all words are passed over, by the synonyms ("personalised") or because they occur everywhere ("with"). */
  async asksForNothing(words: readonly string[]): Promise<boolean> {
    const tokens = await tokensOf(this.#db, this.#locale, words);
    const hasMeaning = tokens.some(({ lexemes }) => lexemes.length > 0);
    return hasMeaning && termsOf(tokens, await this.#vocabulary()).length === 0;
  }

  /**
   * Whether the colors and sizes among the terms narrow products down. They do not where none has them, or where they are
   * part of a name: "Blue Hour" is a perfume.
   */
  async #areFilters(terms: readonly SearchTerm[], fields: SearchFields): Promise<boolean> {
    const conditions = optionConditions(this.#locale, terms, fields);
    if (!conditions) return false;
    const exists = (condition: SQL) => sql`exists (select from ${products} where ${products.active} and ${condition})`;
    const { rows } = await this.#db.execute<{ narrow: boolean }>(
      sql`select ${exists(conditions.filtered)} and not ${exists(conditions.onlyCalled)} as narrow`,
    );
    return rows[0]?.narrow ?? false;
  }

  /** The words with those replaced that no product knows but resemble a word of a name or kind; null when none does. */
  async corrected(words: readonly string[]): Promise<string[] | null> {
    const tokens = await tokensOf(this.#db, this.#locale, words);
    const terms = termsOf(tokens, await this.#vocabulary());
    const known = await this.#known(terms, 'ABC');
    const unknown = new Set(terms.filter((_, index) => !known[index]).flatMap((term) => term.tokens));
    const corrected: string[] = [];
    for (const [index, token] of tokens.entries()) {
      const isLast = index === tokens.length - 1;
      const known = unknown.has(token) ? await correctWord(this.#db, this.#locale, token.plain, isLast) : null;
      corrected.push(known ?? token.word);
    }
    return corrected.join(' ') === words.join(' ') ? null : corrected;
  }

  async #withCompounds(terms: SearchTerm[]): Promise<SearchTerm[]> {
    if (!hasCompounds(this.#locale)) return terms;
    const singles = (term: SearchTerm) => term.alternatives.flatMap((phrase) => (phrase.length === 1 ? phrase : []));
    const compounds = await compoundsEndingWith(this.#db, this.#locale, terms.flatMap(singles));
    return terms.map((term) => ({
      ...term,
      compounds: singles(term).flatMap((lexeme) => compounds.get(lexeme) ?? []),
    }));
  }

  /** The terms with unknown compounds taken apart: with what they are for, and without. */
  async #takenApart(
    terms: readonly SearchTerm[],
    vocabulary: SearchVocabulary,
    fields: SearchFields,
  ): Promise<SearchTerm[][]> {
    if (!hasCompounds(this.#locale)) return [];
    const known = await this.#known(terms, fields);
    if (known.every(Boolean)) return [];
    const others = [
      ...vocabulary.synonyms.flatMap(({ words }) => words),
      ...vocabulary.options.map(({ name }) => name),
    ];
    const whole: Token[] = [];
    const heads: Token[] = [];
    for (const [index, { tokens }] of terms.entries()) {
      const [token] = tokens;
      const split = known[index] || !token ? null : await splitCompound(this.#db, this.#locale, token, others);
      whole.push(...(split ? [...(split.modifier ? [split.modifier] : []), split.head] : tokens));
      heads.push(...(split ? [split.head] : tokens));
    }
    // The end of a compound is no word that is still being typed.
    const finished = (some: readonly Token[]) => termsOf(some, vocabulary).map((term) => ({ ...term, prefix: null }));
    return [await this.#withCompounds(finished(whole)), await this.#withCompounds(finished(heads))];
  }

  /** Whether any product knows each of these terms. */
  async #known(terms: readonly SearchTerm[], fields: SearchFields): Promise<boolean[]> {
    if (terms.length === 0) return [];
    const columns = terms.map(
      (term) =>
        sql`exists (select from ${products} where ${products.active} and ${productsMatching(this.#locale, [term], fields)})`,
    );
    const { rows } = await this.#db.execute<{ known: boolean[] }>(
      sql`select array[${sql.join(columns, sql`, `)}] as known`,
    );
    return (rows[0]?.known ?? []).map(
      (one, index) => one || (terms[index]?.colorIds.length ?? 0) > 0 || (terms[index]?.sizeIds.length ?? 0) > 0,
    );
  }
}

function filtersOf(terms: readonly SearchTerm[]): Pick<FoundSearch, 'filters' | 'textWords'> {
  const wordsIn = ({ tokens }: SearchTerm) => tokens.map(({ word }) => word);
  const filters = terms.flatMap((term) => {
    const { colorIds, sizeIds } = term;
    return (
      [
        { words: wordsIn(term), attributeId: 'color', valueIds: colorIds },
        { words: wordsIn(term), attributeId: 'size', valueIds: sizeIds },
      ] as const
    ).filter(({ valueIds }) => valueIds.length > 0);
  });
  return { filters, textWords: terms.filter((term) => !isOption(term)).flatMap(wordsIn) };
}

async function hasHits(db: Database, condition: SQL): Promise<boolean> {
  const [firstHit] = await db
    .select({ one: sql`1` })
    .from(products)
    .where(and(eq(products.active, true), condition))
    .limit(1);
  return firstHit !== undefined;
}
