/** How many articles "Load more" adds. */
export const blogPageLength = 8;

/** The page of an address, from 1; null when there can be no such page. */
export function readPage(search: URLSearchParams): number | null {
  const page = search.get('page') ?? '1';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : null;
}

/** Whether there is such a page; the first one always is, though it may be empty. */
export const pageExists = (page: number, total: number) => page === 1 || (page - 1) * blogPageLength < total;

export const pageSearch = (page: number) => (page > 1 ? `?page=${page}` : '');

/** A list of the journal: everything, or a category. */
export const listPath = (categoryId?: string) =>
  categoryId === undefined ? '/blogs' : `/blogs/categories/${encodeURIComponent(categoryId)}`;

export const articlePath = (slug: string) => `/blogs/${encodeURIComponent(slug)}`;
