import * as catalogue from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { readyDesigns } from '../ready-designs.ts';

/** The calls about the catalogue. */
export const catalogueCalls = {
  listCategories: endpoint({ summary: 'The categories', reply: catalogue.categoryList, cache: 'catalogue' }),
  listProducts: endpoint({
    summary: 'Products, filtered, searched and sorted',
    query: catalogue.productQuery,
    reply: catalogue.productList,
    cache: 'catalogue',
  }),
  listCategoryProducts: endpoint({
    summary: 'Products of a category',
    params: catalogue.categoryParams,
    query: catalogue.productQuery,
    reply: catalogue.productList,
    errors: ['CATEGORY_NOT_FOUND'],
    cache: 'catalogue',
  }),
  listPopularProducts: endpoint({
    summary: 'The products sold most',
    query: catalogue.popularQuery,
    reply: catalogue.productList,
    cache: 'catalogue',
  }),
  listPopularCategoryProducts: endpoint({
    summary: 'The products of a category sold most',
    params: catalogue.categoryParams,
    query: catalogue.popularQuery,
    reply: catalogue.productList,
    errors: ['CATEGORY_NOT_FOUND'],
    cache: 'catalogue',
  }),
  listFilters: endpoint({
    summary: 'What lists can be narrowed down by: attributes with their values, and ranges of prices',
    reply: catalogue.productFilters,
    cache: 'catalogue',
  }),
  listFacets: endpoint({
    summary: 'How many products each value of each filter of a list leads to',
    query: catalogue.facetQuery,
    reply: catalogue.facets,
    errors: ['CATEGORY_NOT_FOUND'],
    cache: 'catalogue',
  }),
  suggestProducts: endpoint({
    summary: 'What a search that is being typed may become; the last word may be unfinished, slips are forgiven',
    query: catalogue.suggestionQuery,
    reply: catalogue.suggestions,
    cache: 'catalogue',
  }),
  listRelatedProducts: endpoint({
    summary: 'Products that go with one, what is in stock first',
    params: catalogue.productParams,
    query: catalogue.relatedQuery,
    reply: catalogue.relatedList,
    errors: ['PRODUCT_NOT_FOUND'],
    cache: 'catalogue',
  }),
  listReadyDesigns: endpoint({
    summary: 'Designs with which a customer may begin, in their language',
    params: catalogue.productParams,
    reply: readyDesigns,
    errors: ['PRODUCT_NOT_FOUND'],
    cache: 'catalogue',
  }),
  getProduct: endpoint({
    summary: 'One product, by its number or its slug',
    params: catalogue.productParams,
    reply: catalogue.productDetail,
    errors: ['PRODUCT_NOT_FOUND'],
    cache: 'catalogue',
  }),
};
