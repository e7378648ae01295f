import { localePath } from '@afterimage/words/locale.ts';
import { type Reloader, withReload } from '@afterimage/client/navigation/chunk-failure.ts';
import { isCached } from './connection.ts';
import { withoutNotices } from './notices.ts';
import { loadErrorPage } from './error-page.tsx';
import { type Failure, FailureError, failureOf } from '@afterimage/client/api/failure.ts';
import type { LoadedPage, PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { bringPage, findLine, pageContext, type PageSource } from './page-loading.ts';
import { Prefetched } from '@afterimage/client/navigation/prefetched.ts';
import { addressOf, type Router, type View } from '@afterimage/client/navigation/router.ts';
import { startPath } from './routes.ts';

type LoadResult = LoadedPage | { redirect: string };

/** How pages come in a browser: guarded by the sign-in, ahead of time when they are meant, late when personal. */
export class Pages {
  readonly #source: PageSource;
  readonly #prefetched = new Prefetched();

  /** The same for pages that are wanted now: code that does not come is worth a reload, code fetched ahead is not. */
  readonly #wanted: PageSource;

  constructor(source: PageSource, reloader: Reloader) {
    this.#source = source;
    this.#wanted = {
      ...source,
      loadPage: (line) => {
        const first = source.loadPage(line);
        return first && withReload(() => first, reloader);
      },
    };
  }

  /**
   * The page that the server has rendered: its code must be there before waking, its data is in the store. Throws when
   * the code does not come.
   */
  async first(url: URL, failure: Failure | null): Promise<LoadedPage> {
    const page = await bringPage(this.#wanted, url, new AbortController().signal, false);
    if (page.failure && !failure) throw new FailureError(page.failure);
    // What the server has rendered can only wake with the code that it was rendered by.
    if (failure) await loadErrorPage();
    return { ...page, failure };
  }

  async bring(url: URL, signal: AbortSignal): Promise<LoadResult> {
    if (url.pathname === '/') return { redirect: startPath + url.search };
    if (this.#mustSignIn(url)) return { redirect: '/auth/login' };
    const loadResult = await bringPage(this.#wanted, url, signal, (page, context) => this.#run(page, context));
    if (loadResult.failure?.status === 0 && (await isCached(localePath(url.pathname) + url.search)))
      return this.#whole(url);
    return loadResult;
  }

  /** What is personal was left out by the server: it is loaded once saved state is restored. */
  async wake(router: Router): Promise<void> {
    const { view } = router;
    const { line, page, params, failure } = view;
    if (!line || !page || failure || line.access === 'public') return;
    const url = new URL(addressOf(view.location), location.href);
    if (this.#mustSignIn(url)) {
      await router.navigate('/auth/login', { replace: true });
      return;
    }
    const abortController = new AbortController();
    const stop = router.subscribe(() => router.pending && abortController.abort());
    try {
      await page.loader?.(pageContext(this.#source, url, params, abortController.signal));
    } catch (error) {
      if (!abortController.signal.aborted && router.view === view) router.amend({ failure: failureOf(error) });
    } finally {
      stop();
    }
  }

  /** Fetches a page's data before it is asked for; only what is public, and not the page that is shown. */
  fetchAhead(url: URL, currentView: View): void {
    const address = url.pathname + url.search;
    const matchedPage = findLine(this.#source.table, url.pathname);
    if (matchedPage?.line.access !== 'public' || address === addressOf({ ...currentView.location, hash: '' })) return;
    if (this.#prefetched.has(address)) return;
    const load = async () => {
      const page = await this.#source.loadPage(matchedPage.line);
      let isWhole = true;
      const store = withoutNotices(this.#source.store, () => {
        isWhole = false;
      });
      await page?.loader?.(
        pageContext({ ...this.#source, store }, url, matchedPage.params, new AbortController().signal),
      );
      // Not every loader throws when a part is missing: it is loaded again, with its notice, when the page is wanted.
      if (!isWhole) throw new Error('Fetched in part');
    };
    this.#prefetched.set(address, load());
  }

  fetchCode(url: URL): void {
    const matchedPage = findLine(this.#source.table, url.pathname);
    // A file that does not come is told when the page is really wanted.
    if (matchedPage) this.#source.loadPage(matchedPage.line)?.catch(() => undefined);
  }

  /** Without a network the page cannot be put together, but its document was kept: the browser goes there itself. */
  #whole(url: URL): Promise<never> {
    location.assign(localePath(url.pathname) + url.search + url.hash);
    return new Promise(() => undefined);
  }

  #run(page: PageModule, context: PageContext): Promise<void> | void {
    const ahead = this.#prefetched.take(context.url.pathname + context.url.search);
    return ahead ? ahead.catch(() => page.loader?.(context)) : page.loader?.(context);
  }

  #mustSignIn(url: URL): boolean {
    const { session } = this.#source.services;
    const line = findLine(this.#source.table, url.pathname)?.line;
    if (line?.access !== 'account' || session.token() !== null) return false;
    session.rememberPath(url.pathname + url.search);
    return true;
  }
}
