import { and, type AnyColumn, eq, exists, inArray, not, or, type SQL, sql } from 'drizzle-orm';
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
/** Also names and kinds, names alone, and anywhere. */
type TermFields = SearchFields | 'AB' | 'A' | '';

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
  return {
    filtered: sql`${and(textCondition(locale, terms, fields), ofVariant)}`,
    onlyCalled: sql`${and(productsMatching(locale, terms, 'A'), not(ofVariant))}`,
  };
}

function textCondition(locale: Locale, terms: readonly SearchTerm[], fields: SearchFields): SQL | undefined {
  const texts = terms.filter((term) => !isOption(term));
  return texts.length > 0 ? productsMatching(locale, texts, fields) : undefined;
}

/** One variant has a wanted color and a wanted size, or the name has their words, as that of a product called after a color. */
function optionCondition(locale: Locale, options: readonly SearchTerm[]): SQL | undefined {
  if (options.length === 0) return undefined;
  return or(variantCondition(options), productsMatching(locale, options, 'AB'));
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

/** The term as a tsquery; compounds, and words that are still being typed, are looked for in names and kinds. */
function termQuery({ alternatives, compounds, prefix }: SearchTerm, fields: TermFields): string {
  const names = fields === '' ? '' : 'AB';
  const inNames = [
    ...compounds.map((stem) => quoted(stem) + weighted(names)),
    ...(prefix === null ? [] : [`${quoted(prefix)}:*${names}`]),
  ];
  return `(${[alternativesQuery(alternatives, fields), ...inNames].join(' | ')})`;
}

const alternativesQuery = (alternatives: readonly Phrase[], fields: TermFields): string =>
  `(${alternatives.map((phrase) => `(${phrase.map((lexeme) => quoted(lexeme) + weighted(fields)).join(' & ')})`).join(' | ')})`;

const weighted = (fields: TermFields): string => (fields === '' ? '' : `:${fields}`);

const quoted = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;

/**
 * The condition on products that all terms are in these fields of their texts. PostgreSQL expects a query with weights to match
 * every row and then reads whole tables; the same query without them says how few rows there are, and uses the index.
 */
export function productsMatching(locale: Locale, terms: readonly SearchTerm[], fields: TermFields): SQL {
  const queryIn = (some: TermFields) => sql`${terms.map((term) => termQuery(term, some)).join(' & ')}::tsquery`;
  const isIn = (vector: AnyColumn) => sql`${vector} @@ ${queryIn('')} and ${vector} @@ ${queryIn(fields)}`;
  if (locale === baseLocale) return sql`(${isIn(products.searchVector)})`;
  return sql`exists (select from ${productSearch} where ${ofProduct(locale)} and ${isIn(productSearch.searchVector)})`;
}

function vectorOf(locale: Locale): SQL {
  if (locale === baseLocale) return sql`${products.searchVector}`;
  return sql`(select ${productSearch.searchVector} from ${productSearch} where ${ofProduct(locale)})`;
}

const ofProduct = (locale: Locale) =>
  sql`${productSearch.productId} = ${products.id} and ${productSearch.locale} = ${locale}`;
