import { and, eq, exists, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import { isOption, type SearchTerm } from './search-terms.ts';
import type { Phrase } from './search-vocabulary.ts';
import { products, productSearch, variants } from './tables.ts';

/** What a search text asks for: a condition on products, and how well each fits. */
export interface SearchMatch {
  condition: SQL;
  rank: SQL;
}

/** Where words may occur: `ABC` leaves out the full description (see `productSearch`). */
export type SearchFields = 'ABC' | 'ABCD';
/** Also names and kinds, and names alone. */
type TermFields = SearchFields | 'AB' | 'A';

/** Every term must hold. A product whose name or kind has the words fits better than one whose description has them. */
export function matchTerms(locale: Locale, terms: readonly SearchTerm[], fields: SearchFields): SearchMatch {
  return {
    condition: and(textCondition(locale, terms, fields), optionCondition(locale, terms.filter(isOption))) ?? sql`true`,
    rank: rankOf(locale, terms, fields),
  };
}

/** The words themselves come before compounds that end with them and words that begin with them. */
function rankOf(locale: Locale, terms: readonly SearchTerm[], fields: SearchFields): SQL {
  const vector = vectorOf(locale);
  const all = terms.map((term) => termQuery(term, fields)).join(' | ');
  const exact = terms.map(({ alternatives }) => alternativesQuery(alternatives, fields)).join(' & ');
  return sql`(ts_rank('{0.02, 0.1, 0.6, 1}', ${vector}, ${all}::tsquery) + (${vector} @@ ${exact}::tsquery)::integer)`;
}

/**
 * Two conditions where words are colors or sizes: that products have the other words in their texts, and the colors and
 * sizes in one of their variants; and that products are only called by all of the words. Null when no word is such.
 */
export function optionConditions(
  locale: Locale,
  terms: readonly SearchTerm[],
  fields: SearchFields,
): { filtered: SQL; onlyCalled: SQL } | null {
  const options = terms.filter(isOption);
  if (options.length === 0) return null;
  const ofVariant = variantCondition(options);
  const inName = sql`${terms.map((term) => termQuery(term, 'A')).join(' & ')}::tsquery`;
  return {
    filtered: sql`${and(textCondition(locale, terms, fields), ofVariant)}`,
    onlyCalled: sql`${and(productsMatching(locale, inName), not(ofVariant))}`,
  };
}

function textCondition(locale: Locale, terms: readonly SearchTerm[], fields: SearchFields): SQL | undefined {
  const texts = terms.filter((term) => !isOption(term)).map((term) => termQuery(term, fields));
  return texts.length > 0 ? productsMatching(locale, sql`${texts.join(' & ')}::tsquery`) : undefined;
}

/** One variant has a wanted color and a wanted size, or the name has their words, as that of a product called after a color. */
function optionCondition(locale: Locale, options: readonly SearchTerm[]): SQL | undefined {
  if (options.length === 0) return undefined;
  const inName = options.map((term) => termQuery(term, 'AB')).join(' & ');
  return or(variantCondition(options), productsMatching(locale, sql`${inName}::tsquery`));
}

/** A variant has one color and one size, so several colors are alternatives. */
function variantCondition(options: readonly SearchTerm[]): SQL {
  const colorIds = options.flatMap((term) => term.colorIds);
  const sizeIds = options.flatMap((term) => term.sizeIds);
  const matchingVariant = and(
    eq(variants.productId, products.id),
    colorIds.length > 0 ? inArray(variants.colorId, colorIds) : undefined,
    sizeIds.length > 0 ? inArray(variants.sizeId, sizeIds) : undefined,
  );
  return exists(sql`(select from ${variants} where ${matchingVariant})`);
}

/** The term as a tsquery; words that are still being typed are looked for in names and kinds. */
export function termQuery({ alternatives, compounds, prefix }: SearchTerm, fields: TermFields): string {
  const inNames = [
    ...compounds.map((stem) => `${quoted(stem)}:AB`),
    ...(prefix === null ? [] : [`${quoted(prefix)}:*AB`]),
  ];
  return `(${[alternativesQuery(alternatives, fields), ...inNames].join(' | ')})`;
}

const alternativesQuery = (alternatives: readonly Phrase[], fields: TermFields): string =>
  `(${alternatives.map((phrase) => `(${phrase.map((lexeme) => `${quoted(lexeme)}:${fields}`).join(' & ')})`).join(' | ')})`;

const quoted = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;

/** The condition on products that their texts in a language match a query; its index is of use. */
export function productsMatching(locale: Locale, query: SQL): SQL {
  if (locale === baseLocale) return sql`${products.searchVector} @@ ${query}`;
  return sql`exists (select from ${productSearch} where ${ofProduct(locale)} and ${productSearch.searchVector} @@ ${query})`;
}

function vectorOf(locale: Locale): SQL {
  if (locale === baseLocale) return sql`${products.searchVector}`;
  return sql`(select ${productSearch.searchVector} from ${productSearch} where ${ofProduct(locale)})`;
}

const ofProduct = (locale: Locale) =>
  sql`${productSearch.productId} = ${products.id} and ${productSearch.locale} = ${locale}`;
