import { localePath } from '@afterimage/words/locale.ts';

/** Properties whose value is the address of a page; a page has one in each language. */
const pages = new Set(['@id', 'url', 'item', 'mainEntityOfPage', 'urlTemplate']);
/** Properties whose value is the address of a file, the same in every language. */
const files = new Set(['image', 'logo', 'contentUrl']);

/**
 * The same data with whole addresses in place of paths: whoever reads it has it without its page. Pages are those of
 * the present language.
 */
export function absolute<Data>(data: Data, origin: string, property = ''): Data {
  if (typeof data === 'string') {
    if (!data.startsWith('/')) return data;
    if (files.has(property)) return (origin + data) as Data;
    return (pages.has(property) ? origin + localePath(data) : data) as Data;
  }
  if (Array.isArray(data)) return data.map((entry: unknown) => absolute(entry, origin, property)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, absolute(value, origin, name)])) as Data;
}
