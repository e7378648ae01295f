import type { colors, ProductQuery, sizes } from '@afterimage/contract/catalogue.ts';
import { type Sort, sorts } from '@afterimage/contract/values/lists.ts';
import type { ProductListQuery } from '../products.state.ts';

export type Colour = (typeof colors)[number];
export type Size = (typeof sizes)[number];

// The contract's lists stand beside its schemas, which stay out of the browser; list-address.test.ts holds both together.
export const colourTokens: typeof colors = ['black', 'blue', 'yellow'];
export const sizeTokens: typeof sizes = ['x', 'm', 'xl', 'xxl'];

export const pageLength = 24;
const mostPrice = 10_000_000;
const mostPage = 100_000;

/** Whole units of the currency, as a person writes them; an absent bound is open. */
export interface PriceRange {
  from?: number;
  to?: number;
}

/** The ranges that a list offers; list-address.test.ts holds them to those that the server counts. */
export const priceRanges: PriceRange[] = [{ to: 30 }, { from: 30, to: 60 }, { from: 60, to: 120 }, { from: 120 }];

/** A range of minor units in whole ones. */
export function inUnits({ minPrice, maxPrice }: { minPrice: number | null; maxPrice: number | null }): PriceRange {
  return { ...(minPrice !== null && { from: minPrice / 100 }), ...(maxPrice !== null && { to: maxPrice / 100 }) };
}

/** Everything that the address of a list says; pages count from 1. */
export interface ListAddress {
  key: string;
  sort: Sort;
  colours: Colour[];
  sizes: Size[];
  price: PriceRange | null;
  stock: boolean;
  sale: boolean;
  customizable: boolean;
  page: number;
}

export const bareAddress: ListAddress = {
  key: '',
  sort: 'featured',
  colours: [],
  sizes: [],
  price: null,
  stock: false,
  sale: false,
  customizable: false,
  page: 1,
};

/** Those of the known tokens that are named, in the order of the known ones, however often and in whatever parts. */
function tokens<Token extends string>(search: URLSearchParams, name: string, known: readonly Token[]): Token[] {
  const named = new Set(search.getAll(name).flatMap((text) => text.toLowerCase().split(',')));
  return known.filter((token) => named.has(token));
}

const flag = (search: URLSearchParams, name: string) => ['1', 'true'].includes(search.get(name) ?? '');

function bound(text: string | null | undefined): number | undefined {
  if (!text || !/^\d{1,9}$/.test(text.trim())) return undefined;
  return Math.min(Number(text), mostPrice);
}

/** The range of these bounds, the right way round; null when both are open. */
export function rangeOf(from: number | undefined, to: number | undefined): PriceRange | null {
  const low = from === 0 ? undefined : from;
  if (low !== undefined && to !== undefined && low > to) return { from: to, to: low };
  if (low === undefined && to === undefined) return null;
  return { ...(low !== undefined && { from: low }), ...(to !== undefined && { to }) };
}

/** `price=10-50`; a form without scripts sends the bounds as `from` and `to`, which count more. */
function priceOf(search: URLSearchParams): PriceRange | null {
  const written = /^(\d*)-(\d*)$/.exec(search.get('price') ?? '');
  const typed = rangeOf(bound(search.get('from')), bound(search.get('to')));
  return typed ?? rangeOf(bound(written?.[1]), bound(written?.[2]));
}

/** Reads an address; whatever is not known is as if it were not there. */
export function readAddress(search: URLSearchParams): ListAddress {
  const page = Number(/^\d{1,6}$/.exec(search.get('page') ?? '')?.[0] ?? 1);
  return {
    key: (search.get('key') ?? '').trim().slice(0, 200),
    sort: sorts.find((token) => token === search.get('sort')) ?? 'featured',
    colours: tokens(search, 'colour', colourTokens),
    sizes: tokens(search, 'size', sizeTokens),
    price: priceOf(search),
    stock: flag(search, 'stock'),
    sale: flag(search, 'sale'),
    customizable: flag(search, 'customizable'),
    page: Math.min(Math.max(page, 1), mostPage),
  };
}

export const writeRange = ({ from, to }: PriceRange) => `${from ?? ''}-${to ?? ''}`;

/** The search part of an address, always in the same order, empty parts left out: '' or `?…`. */
export function writeAddress(address: ListAddress): string {
  const { key, sort, colours, sizes, price, stock, sale, customizable, page } = address;
  const parts: [string, string][] = [
    ['key', key],
    ['sort', sort === 'featured' ? '' : sort],
    ['colour', colours.join(',')],
    ['size', sizes.join(',')],
    ['price', price ? writeRange(price) : ''],
    ['stock', stock ? '1' : ''],
    ['sale', sale ? '1' : ''],
    ['customizable', customizable ? '1' : ''],
    ['page', page > 1 ? String(page) : ''],
  ];
  const text = parts
    .filter(([, value]) => value !== '')
    // A comma may stand in a search part; written out it is what people share.
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&');
  return text && `?${text}`;
}

/** Whether anything narrows the list down (the search text and the order do not count). */
export function isFiltered({ colours, sizes, price, stock, sale, customizable }: ListAddress): boolean {
  return colours.length > 0 || sizes.length > 0 || price !== null || stock || sale || customizable;
}

/** What the API is asked for; a page that is left out is the first. */
export function queryOf(address: ListAddress): NonNullable<ProductListQuery> {
  const { key, sort, colours, sizes, price, stock, sale, customizable, page } = address;
  const query: Partial<Record<keyof ProductQuery, string | number>> = {
    ...(key && { key }),
    ...(sort !== 'featured' && { sort }),
    ...(colours.length > 0 && { color: colours.join(',') }),
    ...(sizes.length > 0 && { size: sizes.join(',') }),
    ...(price?.from !== undefined && { minPrice: price.from * 100 }),
    ...(price?.to !== undefined && { maxPrice: price.to * 100 }),
    ...(sale && { discounted: 'true' }),
    ...(stock && { inStock: 'true' }),
    ...(customizable && { customizable: 'true' }),
    ...(page > 1 && { pageNum: page - 1 }),
  };
  return query as NonNullable<ProductListQuery>;
}

/** Filters and orders lead to the bare list, each page of which has its own address; a search is never indexed. */
export function indexing(path: string, address: ListAddress): { canonical: string; robots?: string } {
  const bare = !isFiltered(address) && address.sort === 'featured' && address.key === '';
  if (bare) return { canonical: path + writeAddress({ ...bareAddress, page: address.page }) };
  return { canonical: path, robots: 'noindex,follow' };
}
