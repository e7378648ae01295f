import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { SearchTerm } from './search-terms.ts';
import type { Phrase } from './search-vocabulary.ts';
import { products, productSearch, variants } from './tables.ts';

/** What a search text asks for: a condition on products, and how well each fits. */
export interface SearchMatch {
  condition: SQL;
  rank: SQL;
}

/** Where words may occur: `ABC` leaves out the full description (see `productSearch`). */
export type SearchFields = 'ABC' | 'ABCD';

/** Every term must hold. A product whose name or kind has the words fits better than one whose description has them. */
export function matchTerms(locale: Locale, terms: readonly SearchTerm[], fields: SearchFields): SearchMatch {
  const texts = terms.filter((term) => !isOption(term)).map((term) => termQuery(term, fields));
  const options = terms.filter(isOption);
  return {
    condition:
      and(
        texts.length > 0 ? productsMatching(locale, sql`${texts.join(' & ')}::tsquery`) : undefined,
        optionCondition(locale, options),
      ) ?? sql`true`,
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

const isOption = ({ colorIds, sizeIds }: SearchTerm): boolean => colorIds.length > 0 || sizeIds.length > 0;

/** One variant has all the colors and sizes, or the name has their words, as that of a product called after a color. */
function optionCondition(locale: Locale, options: readonly SearchTerm[]): SQL | undefined {
  if (options.length === 0) return undefined;
  const has = (column: typeof variants.colorId | typeof variants.sizeId, ids: readonly number[]) =>
    ids.length === 0 ? undefined : inArray(column, [...ids]);
  const matchingVariant = and(
    eq(variants.productId, products.id),
    ...options.map(({ colorIds, sizeIds }) => or(has(variants.colorId, colorIds), has(variants.sizeId, sizeIds))),
  );
  const inName = options.map((term) => termQuery(term, 'AB')).join(' & ');
  return or(
    exists(sql`(select from ${variants} where ${matchingVariant})`),
    productsMatching(locale, sql`${inName}::tsquery`),
  );
}

/** The term as a tsquery; words that are still being typed are looked for in names and kinds. */
export function termQuery({ alternatives, compounds, prefix }: SearchTerm, fields: SearchFields | 'AB'): string {
  const inNames = [
    ...compounds.map((stem) => `${quoted(stem)}:AB`),
    ...(prefix === null ? [] : [`${quoted(prefix)}:*AB`]),
  ];
  return `(${[alternativesQuery(alternatives, fields), ...inNames].join(' | ')})`;
}

const alternativesQuery = (alternatives: readonly Phrase[], fields: SearchFields | 'AB'): string =>
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
