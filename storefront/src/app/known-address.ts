import type { Call } from '@afterimage/client/api/call.ts';
import { FailureError } from '@afterimage/client/api/failure.ts';
import type { Params } from '@afterimage/client/navigation/page.ts';
import { localePath, splitLocale } from '@afterimage/words/locale.ts';
import { pageSearch, readPage } from '../blog/blog-address.ts';
import { readAddress, writeAddress } from '../catalogue/list/list-address.ts';
import { variantsOf } from '../catalogue/product/variant-choice.ts';
import { findLine } from './page-loading.ts';
import { pageTable } from './routes.ts';

type KnownSearch = (search: URLSearchParams, call: Call, params: Params) => Promise<string> | string;

const knownList: KnownSearch = async (search, call) => writeAddress(readAddress(search, await call('listFilters', {})));

const knownBlogPage: KnownSearch = (search) => {
  const page = readPage(search);
  return page === null ? '?page=0' : pageSearch(page);
};

/** Only the colors and sizes that the product has. */
const knownVariant: KnownSearch = async (search, call, { slug = '' }) => {
  const [color, size] = [search.get('colour'), search.get('size')];
  if (color === null && size === null) return '';
  const variants = variantsOf(await call('getProduct', { params: { productId: slug } }));
  const known = new URLSearchParams();
  if (color !== null && variants.some((variant) => variant.color === color)) known.set('colour', color);
  if (size !== null && variants.some((variant) => variant.size === size)) known.set('size', size);
  return known.size > 0 ? `?${known}` : '';
};

/** What the public pages read from the search part of their address, by their files; all others read nothing. */
const knownSearches: Record<string, KnownSearch> = {
  products: knownList,
  'products.category': knownList,
  search: knownList,
  'products.slug': knownVariant,
  blogs: knownBlogPage,
  'blogs.category': knownBlogPage,
};

/**
 * The address of the same page with nothing in its search part that the page does not read, in one order: what is
 * cached under it serves everybody, and nobody can have a page rendered once more for each invented parameter.
 */
export async function knownAddress(address: string, call: Call): Promise<string> {
  const start = address.indexOf('?');
  if (start < 0) return address;
  const search = new URLSearchParams(address.slice(start));
  const [locale, path] = splitLocale(address.slice(0, start));
  const match = findLine(pageTable, path);
  // A page that is somebody's own is not cached, and what is asked of it may be a way back; the start only leads on.
  if (path === '/' || (match && match.line.access !== 'public')) return address;
  const known = match ? knownSearches[match.line.file] : undefined;
  try {
    return localePath(path + ((await known?.(search, call, match?.params ?? {})) ?? ''), locale);
  } catch (error) {
    // Without its data the page says what is missing, whatever was asked of it.
    if (error instanceof FailureError) return localePath(path, locale);
    throw error;
  }
}
