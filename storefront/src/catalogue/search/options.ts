import type { Category, Suggestions } from '@afterimage/contract/catalogue.ts';
import { helpTopicsFor } from './help-topics.ts';

export type SuggestedProduct = Suggestions['productList'][number];

/** One line of the list: where it leads, what it says; `search` is the text that it searches for. */
export interface Option {
  to: string;
  name: string;
  search?: string;
  product?: SuggestedProduct;
}

type GroupKind = 'recent' | 'popular' | 'help' | 'searches' | 'categories' | 'products' | 'all';
export interface OptionGroup {
  kind: GroupKind;
  options: Option[];
}

const searchFor = (key: string): Option => ({ to: `/search?key=${encodeURIComponent(key)}`, name: key, search: key });

const productOption = (product: SuggestedProduct): Option => ({
  to: `/products/${product.slug}`,
  name: product.name,
  product,
});

type CategoryName = Pick<Category, 'id' | 'name'>;

/**
 * The categories that a text may mean: those that the server has found, and those that begin so in the language of the
 * page, as which they are all called here.
 */
export function matchingCategories(
  text: string,
  serverMatches: readonly CategoryName[],
  allCategories: readonly CategoryName[],
): CategoryName[] {
  const key = text.trim().toLowerCase();
  const ids = new Set(serverMatches.map(({ id }) => id));
  const begins = ({ name }: CategoryName) => key.length > 1 && name.toLowerCase().startsWith(key);
  return allCategories.filter((category) => ids.has(category.id) || begins(category)).slice(0, 3);
}

/** What is offered before anything is typed. */
interface Beforehand {
  recent: readonly string[];
  popular: readonly SuggestedProduct[];
}

/**
 * What is offered for a text: its suggestions and the help that it asks for, or, before anything is typed, what was searched
 * for lately and what sells best.
 */
export function optionGroups(
  text: string,
  suggestions: Suggestions | null,
  { recent, popular }: Beforehand,
  categories: readonly CategoryName[] = [],
): OptionGroup[] {
  const key = text.trim();
  if (key === '')
    return nonEmptyGroups([
      { kind: 'recent', options: recent.map(searchFor) },
      { kind: 'popular', options: popular.map(productOption) },
    ]);
  if (!suggestions) return [];
  const { wordList, categoryList, productList, questionList = [] } = suggestions;
  const groups: OptionGroup[] = nonEmptyGroups([
    {
      kind: 'help',
      options: [
        ...helpTopicsFor(key).map(({ to, title }) => ({ to, name: title })),
        ...questionList.map((name) => ({ to: '/help#questions', name })),
      ],
    },
    // What is typed already is searched for by Enter.
    { kind: 'searches', options: wordList.filter((word) => word !== key.toLowerCase()).map(searchFor) },
    {
      kind: 'categories',
      options: matchingCategories(key, categoryList, categories).map(({ id, name }) => ({
        to: `/products/categories/${encodeURIComponent(id)}`,
        name,
      })),
    },
    {
      kind: 'products',
      options: productList.map(productOption),
    },
  ]);
  return productList.length > 0 ? [...groups, { kind: 'all', options: [searchFor(key)] }] : groups;
}

const nonEmptyGroups = (groups: OptionGroup[]) => groups.filter(({ options }) => options.length > 0);

/**
 * Which option is active after an arrow key: the keys go round by way of the field itself (-1), as the ARIA practices
 * for a combobox have it.
 */
export function activeAfter(key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  return active === -1 ? count - 1 : active - 1;
}
