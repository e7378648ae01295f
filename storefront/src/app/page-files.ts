import type { PageLine, PageModule } from '@afterimage/client/navigation/page.ts';

// Where the code of every page lies, and all that comes with it, is a long list: the first page, which knows its own
// code's address, wakes without it.
const files = import.meta.glob('../pages/*.page.tsx') as Record<string, () => Promise<PageModule>>;

/** Where a page's module is, from here; Vite's manifest names it so with `src` in place of `..`. */
export const fileOf = (line: PageLine) => `../pages/${line.file}.page.tsx`;

/** The code of a page; undefined when the table names a file that is not there. */
export function loadPage(line: PageLine): Promise<PageModule> | undefined {
  return files[fileOf(line)]?.();
}
