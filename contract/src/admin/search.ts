import * as z from 'zod';
import { searchSources } from '../values/search-sources.ts';

export const searchQuery = z.strictObject({ text: z.string().trim().max(200) });

/** What was found: an order, or a product; `match` is what the text was found in. */
const searchResult = z.strictObject({
  source: z.enum(searchSources),
  kind: z.enum(['order', 'product']),
  /** Of the order or the product. */
  id: z.string(),
  /** The order's number, or the product's name. */
  title: z.string(),
  /** Whose order it is, or the product's SKU. */
  detail: z.string(),
  match: z.string(),
});
export type SearchResult = z.infer<typeof searchResult>;

/** At most 20 results, those of one source together, the surest source first. */
export const searchResults = z.strictObject({ resultList: z.array(searchResult) });
