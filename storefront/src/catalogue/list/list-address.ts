import type { ProductFilters, ProductQuery, SearchReading } from '@afterimage/contract/catalogue.ts';
import { type Sort, sorts } from '@afterimage/contract/values/lists.ts';
import { minorDigits } from '@afterimage/contract/values/money.ts';
import type { ProductListQuery } from '../products.state.ts';

export const pageLength = 24;
const mostPrice = 10_000_000;
const mostPage = 100_000;

/** Whole units of the currency, as a person writes them; an absent bound is open. */
export interface PriceRange {
  from?: number;
  to?: number;
}

/** A range of minor units in whole ones. */
export function inUnits(
  { minPrice, maxPrice }: { minPrice: number | null; maxPrice: number | null },
  { currency }: Pick<ProductFilters, 'currency'>,
): PriceRange {
  const scale = 10 ** minorDigits(currency);
  return { ...(minPrice !== null && { from: minPrice / scale }), ...(maxPrice !== null && { to: maxPrice / scale }) };
}

/** Everything that the address of a list says; pages count from 1. */
export interface ListAddress {
  /** What the shop lets lists be narrowed down by. */
  filters: ProductFilters;
  key: string;
  sort: Sort;
  /** The codes of the wanted values by the id of their attribute, in their order; none of them is empty. */
  values: Record<string, string[]>;
  price: PriceRange | null;
  stock: boolean;
  sale: boolean;
  customizable: boolean;
  page: number;
}

/** What there is until the shop's filters are known: nothing to filter by, and no currency. */
export const noFilters: ProductFilters = { attributeList: [], priceList: [], currency: '' };

/** The whole list, by the same filters. */
export const bareAddress = (filters: ProductFilters): ListAddress => ({
  filters,
  key: '',
  sort: 'featured',
  values: {},
  price: null,
  stock: false,
  sale: false,
  customizable: false,
  page: 1,
});

const reservedNames = new Set('key sort price from to stock sale customizable page colour'.split(' '));

/** What an attribute is called in the address; one that is called like another part of it gets a prefix. */
export function parameterOf(attributeId: string): string {
  if (attributeId === 'color') return 'colour';
  return reservedNames.has(attributeId) ? `attribute-${attributeId}` : attributeId;
}

/** Those of the known codes that are named, in the order of the known ones, however often and in whatever parts. */
function valuesOf(search: URLSearchParams, { attributeList }: ProductFilters): ListAddress['values'] {
  const selections = attributeList.map(({ id, valueList }) => {
    const tokensInAddress = new Set(search.getAll(parameterOf(id)).flatMap((text) => text.toLowerCase().split(',')));
    return [id, valueList.flatMap(({ code }) => (tokensInAddress.has(code) ? [code] : []))] as const;
  });
  return Object.fromEntries(selections.filter(([, codes]) => codes.length > 0));
}

/** The address with other values of an attribute; none takes its filter off. */
export function withValues({ values }: ListAddress, attributeId: string, codes: string[]): Pick<ListAddress, 'values'> {
  const { [attributeId]: _before, ...others } = values;
  return { values: codes.length > 0 ? { ...others, [attributeId]: codes } : others };
}

/**
 * The address with the words of its search text that became filters written as filters. Where it already has a filter of the
 * kind, the words stay words: all of them must hold then.
 */
export function withReadFilters(address: ListAddress, read: SearchReading | undefined): ListAddress {
  const { filters, values } = address;
  if (!read) return address;
  const readValues = filters.attributeList.flatMap(({ id, valueList }) => {
    const codes = read.filterList.flatMap((filter) => (filter.attribute === id ? filter.valueList : []));
    return codes.length > 0 ? [[id, valueList.map(({ code }) => code).filter((code) => codes.includes(code))]] : [];
  });
  const isOffered = read.filterList.every(({ attribute }) => readValues.some(([id]) => id === attribute));
  if (!isOffered || read.filterList.some(({ attribute }) => values[attribute])) return address;
  return { ...address, key: read.key, values: { ...values, ...Object.fromEntries(readValues) } };
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
  const rangeMatch = /^(\d*)-(\d*)$/.exec(search.get('price') ?? '');
  const customRange = rangeOf(bound(search.get('from')), bound(search.get('to')));
  return customRange ?? rangeOf(bound(rangeMatch?.[1]), bound(rangeMatch?.[2]));
}

/** Reads an address; whatever is not known is as if it were not there. */
export function readAddress(search: URLSearchParams, knownTokens: ProductFilters | null): ListAddress {
  const filters = knownTokens ?? noFilters;
  const page = Number(/^\d{1,6}$/.exec(search.get('page') ?? '')?.[0] ?? 1);
  return {
    filters,
    key: (search.get('key') ?? '').trim().slice(0, 200),
    sort: sorts.find((token) => token === search.get('sort')) ?? 'featured',
    values: valuesOf(search, filters),
    price: knownTokens ? priceOf(search) : null,
    stock: flag(search, 'stock'),
    sale: flag(search, 'sale'),
    customizable: flag(search, 'customizable'),
    page: Math.min(Math.max(page, 1), mostPage),
  };
}

export const writeRange = ({ from, to }: PriceRange) => `${from ?? ''}-${to ?? ''}`;

/** The search part of an address, always in the same order, empty parts left out: '' or `?…`. */
export function writeAddress(address: ListAddress): string {
  const { filters, key, sort, values, price, stock, sale, customizable, page } = address;
  const parts: [string, string][] = [
    ['key', key],
    ['sort', sort === 'featured' ? '' : sort],
    ...filters.attributeList.map(({ id }): [string, string] => [parameterOf(id), (values[id] ?? []).join(',')]),
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

/** The whole address of a list on a page. A search without a text is the list of all products. */
export const linkTo = (pathname: string, address: ListAddress): string =>
  pathOf(pathname, address) + writeAddress(address);

export const pathOf = (pathname: string, { key }: ListAddress): string =>
  pathname === '/search' && key === '' ? '/products' : pathname;

/** Whether anything narrows the list down (the search text and the order do not count). */
export function isFiltered({ values, price, stock, sale, customizable }: ListAddress): boolean {
  return Object.keys(values).length > 0 || price !== null || stock || sale || customizable;
}

/** What the API is asked for; a page that is left out is the first. */
export function queryOf(address: ListAddress): NonNullable<ProductListQuery> {
  const { filters, key, sort, values, price, stock, sale, customizable, page } = address;
  const { color, size, ...others } = values;
  const attribute = Object.entries(others).flatMap(([id, codes]) => codes.map((code) => `${id}:${code}`));
  const minor = (amount: number) => amount * 10 ** minorDigits(filters.currency);
  const query: Partial<Record<keyof ProductQuery, string | number>> = {
    ...(key && { key }),
    ...(sort !== 'featured' && { sort }),
    ...(color && { color: color.join(',') }),
    ...(size && { size: size.join(',') }),
    ...(attribute.length > 0 && { attribute: attribute.join(',') }),
    ...(price?.from !== undefined && { minPrice: minor(price.from) }),
    ...(price?.to !== undefined && { maxPrice: minor(price.to) }),
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
  if (bare) return { canonical: path + writeAddress({ ...bareAddress(address.filters), page: address.page }) };
  return { canonical: path, robots: 'noindex,follow' };
}
