/** Where the search of the operators' side looks, the surest first. */
export const searchSources = [
  'number',
  'code',
  'tracking',
  'email',
  'name',
  'postcode',
  'print-text',
  'product',
] as const;
export type SearchSource = (typeof searchSources)[number];

/** The most results of a search, and of one source. */
export const mostResults = 20;
export const mostOfSource = 5;
