import { loadCategories } from '../catalogue/categories.state.ts';
import { loadFrame } from '@afterimage/client/state/common.state.ts';
import { loadErrorPage } from './error-page.tsx';
import { type Failure, FailureError, failureOf, notFound } from '@afterimage/client/api/failure.ts';
import { matchPath } from '@afterimage/client/navigation/match-path.ts';
import type { Services } from '@afterimage/client/state/operation.ts';
import type { LoadedPage, PageContext, PageLine, PageModule, Params } from '@afterimage/client/navigation/page.ts';
import type { Store } from '@afterimage/client/state/store.ts';

/** What pages are made from: the table, their code, and where their data goes. */
export interface PageSource {
  table: PageLine[];
  loadPage(line: PageLine): Promise<PageModule | undefined> | undefined;
  store: Store;
  services: Services;
}

interface MatchedPage {
  line: PageLine;
  params: Params;
}

/** The line of the table for a path. */
export function findLine(table: PageLine[], pathname: string): MatchedPage | null {
  for (const line of table) {
    const params = matchPath(line.path, pathname);
    if (params) return { line, params };
  }
  return null;
}

/** What a page's loader works with, bound to one visit of the page. */
export function pageContext(source: PageSource, url: URL, params: Params, signal: AbortSignal): PageContext {
  return {
    store: source.store,
    call: source.services.call,
    params,
    url,
    signal,
    async load(operation, arg) {
      const result = await source.store.dispatch(operation(arg, { signal }));
      if (!result.type.endsWith('/rejected')) return result.payload as never;
      signal.throwIfAborted();
      const failure = result.payload as Failure | undefined;
      throw new FailureError(failure ?? { status: 500, code: 'UNKNOWN', description: result.error?.message ?? '' });
    },
  };
}

/** The categories and menus stand on every page; a page does not fail for the lack of them. */
async function loadShell({ store }: PageSource): Promise<void> {
  const { categories, common } = store.getState();
  await Promise.all([
    common.frame ?? store.dispatch(loadFrame()),
    categories.categoryList.length > 0 || store.dispatch(loadCategories()),
  ]);
}

/**
 * Brings the page at an address: its code and its data. Whatever is thrown on the way becomes the page's failure,
 * except that a load given up by its signal throws.
 * @param runLoader stands for the page's own loader; false leaves the data out (a personal page on the server)
 */
export async function bringPage(
  source: PageSource,
  url: URL,
  signal: AbortSignal,
  runLoader: ((page: PageModule, context: PageContext) => Promise<void> | void) | false,
): Promise<LoadedPage> {
  const matchedPage = findLine(source.table, url.pathname);
  let page: PageModule | null = null;
  let failure: Failure | null = null;
  const shell = loadShell(source);
  try {
    page = matchedPage ? ((await source.loadPage(matchedPage.line)) ?? null) : null;
    if (!matchedPage || !page) throw notFound();
    signal.throwIfAborted();
    if (runLoader) await runLoader(page, pageContext(source, url, matchedPage.params, signal));
  } catch (error) {
    signal.throwIfAborted();
    failure = failureOf(error);
    // Where it does not come either, the view fetches it as soon as it can.
    await loadErrorPage().catch(() => undefined);
  }
  await shell;
  signal.throwIfAborted();
  return { line: matchedPage?.line ?? null, page, params: matchedPage?.params ?? {}, failure };
}
