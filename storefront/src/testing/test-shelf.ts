import type { Facets, ProductFilters } from '@afterimage/contract/catalogue.ts';
import type { Answers } from './test-api.ts';
import { product } from './test-data.ts';

/** What each value of each filter leads to: blue to 7 products, yellow to none, and so on. */
export const facets = (change: Partial<Facets> = {}): Facets => ({
  categoryList: [
    { id: 'mugs', productCount: 12 },
    { id: 'bags', productCount: 0 },
  ],
  colorList: [
    { name: 'black', productCount: 5 },
    { name: 'blue', productCount: 7 },
    { name: 'yellow', productCount: 0 },
  ],
  sizeList: [
    { name: 'x', productCount: 1 },
    { name: 'm', productCount: 12 },
    { name: 'xl', productCount: 12 },
    { name: 'xxl', productCount: 0 },
  ],
  attributeList: [
    {
      id: 'material',
      valueList: [
        { code: 'stoneware', productCount: 12 },
        { code: 'wood', productCount: 0 },
      ],
    },
  ],
  priceList: [
    { minPrice: null, maxPrice: 3000, productCount: 9 },
    { minPrice: 3000, maxPrice: 6000, productCount: 3 },
    { minPrice: 6000, maxPrice: 12_000, productCount: 0 },
    { minPrice: 12_000, maxPrice: null, productCount: 0 },
  ],
  inStock: 11,
  discounted: 4,
  customizable: 0,
  ...change,
});

/** What the shelf can be narrowed down by. */
export const filters = (change: Partial<ProductFilters> = {}): ProductFilters => ({
  attributeList: [
    {
      id: 'color',
      kind: 'color',
      name: 'Colour',
      valueList: [
        { code: 'black', name: 'Black', swatch: '#333333' },
        { code: 'blue', name: 'Blue', swatch: '#1e73be' },
        { code: 'yellow', name: 'Yellow', swatch: '#dd9933' },
      ],
    },
    {
      id: 'size',
      kind: 'choice',
      name: 'Size',
      valueList: ['x', 'm', 'xl', 'xxl'].map((code) => ({ code, name: code.toUpperCase(), swatch: null })),
    },
    {
      id: 'material',
      kind: 'choice',
      name: 'Material',
      valueList: [
        { code: 'stoneware', name: 'Stoneware', swatch: null },
        { code: 'wood', name: 'Wood', swatch: null },
      ],
    },
  ],
  priceList: [
    { minPrice: null, maxPrice: 3000 },
    { minPrice: 3000, maxPrice: 6000 },
    { minPrice: 6000, maxPrice: 12_000 },
    { minPrice: 12_000, maxPrice: null },
  ],
  currency: 'EUR',
  ...change,
});

/** The answers of a shelf with so many products, in pages; with a colour there are 7 of them, yellow there are none. */
export function productListReplies(count: number): Answers {
  const list = ({
    pageNum = 0,
    pageSize,
    color,
    ids,
  }: {
    pageNum?: number;
    pageSize: number;
    color?: string[] | undefined;
    ids?: number[] | undefined;
  }) => {
    const total = color === undefined ? count : color.includes('yellow') ? 0 : 7;
    const requestedIds = ids ?? Array.from({ length: total }, (_, at) => at + 1);
    const productList = requestedIds.slice(pageNum * pageSize, (pageNum + 1) * pageSize).map((id) => product(id));
    return { productList, total: requestedIds.length };
  };
  return {
    listProducts: ({ query }) => list(query),
    listCategoryProducts: ({ query }) => list(query),
    listFilters: filters(),
    listFacets: facets(),
  };
}
