import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { type ErrorCode, errors, type FailureFacts } from '@afterimage/contract/values/errors.ts';
import { type Locale, localePath, locales, setLocale, splitLocale } from '@afterimage/words/locale.ts';
import { setShopName } from '@afterimage/words/shop-name.ts';
import type { Call } from '@afterimage/client/api/call.ts';
import { htmlDocument } from './app/document.ts';
import type { HydrationPayload } from './app/hydration-payload.ts';
import { type Failure, FailureError } from '@afterimage/client/api/failure.ts';
import { filesOf, type Manifest, offlineFiles } from './app/manifest.ts';
import { fileOf, loadPage } from './app/page-files.ts';
import { payloadLists, payloadProduct } from './app/payload-state.ts';
import { knownAddress } from './app/known-address.ts';
import { demandSubject } from './app/personal-subjects.ts';
import { bringPage, findLine } from './app/page-loading.ts';
import type { PageContext, PageLine, PageModule } from '@afterimage/client/navigation/page.ts';
import { errorMeta } from './pages/root/error-meta.ts';
import type { View } from '@afterimage/client/navigation/router.ts';
import { ViewTree } from './app/RouterView.tsx';
import { pageTable, startPath } from './app/routes.ts';
import { isOwnPath, nobodysSession } from '@afterimage/client/state/session.ts';
import './app/all-slices.ts';
import { createStore, freshState } from '@afterimage/client/state/store.ts';
import './app/slices.ts';
import { themeScript } from '@afterimage/ui/theme.ts';
import { viewerPage } from '@afterimage/viewer/page.ts';

export { offlineFiles, themeScript, viewerPage };

/** A call inside the process: answers the reply's data, throws something with a `code` of the contract. */
export type CallInProcess = (
  name: never,
  input: { params?: unknown; query?: unknown; body?: unknown },
  locale: Locale,
) => Promise<unknown>;

export interface RenderSettings {
  call: CallInProcess;
  /** Whether the request carries the cookie of a token; it decides a redirect and nothing else (D6.4). */
  hasToken: boolean;
  /** What the shop is called. */
  shopName: string;
  /** Where the shop is to be found, for canonical addresses. */
  origin: string;
  /** What a demo says of itself on each page. */
  demoText?: string;
  /** Under which the operator finds in the log what a broken page says. */
  requestId: string;
  /** Hears of what went wrong with a page; the visitor is told in general words. */
  log(error: unknown): void;
}

export interface Rendered {
  status: number;
  /** For a redirect. */
  location?: string;
  html: string;
  /** Whether the page is the same for everybody and may be kept. */
  cacheable: boolean;
}

function callFor(settings: Pick<RenderSettings, 'call' | 'log'>, locale: Locale): Call {
  return async (name, input) => {
    try {
      return (await settings.call(name as never, input ?? {}, locale)) as never;
    } catch (error) {
      const { code, facts } = error as { code?: ErrorCode; facts?: FailureFacts };
      if (code === undefined || !Object.hasOwn(errors, code)) {
        settings.log(error);
        throw error;
      }
      const { status } = errors[code];
      if (status >= 500) settings.log(error);
      throw new FailureError({ status, code, description: facts?.description ?? '' });
    }
  };
}

/** The address under which a page is rendered and cached: without what the page does not read of it. */
export const cacheAddress = (address: string, settings: Pick<RenderSettings, 'call' | 'log'>): Promise<string> =>
  knownAddress(address, callFor(settings, splitLocale(address)[0]));

const redirection = (location: string): Rendered => ({ status: 302, location, html: '', cacheable: false });

/** A cause that the contract does not name is the operator's to read, not the visitor's. */
function tellable(failure: Failure | null): Failure | null {
  return failure?.code === 'UNKNOWN' ? { ...failure, status: failure.status || 500, description: '' } : failure;
}

/** A page that is the shop's fault says the number of its request; such a page is never kept. */
const numbered = (failure: Failure | null, requestId: string): Failure | null =>
  failure && failure.status >= 500 ? { ...failure, requestId } : failure;

/** Makes the operator hear of what nobody foresaw, before the page turns it into general words. */
function hearing(log: RenderSettings['log']) {
  return <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result> | undefined) =>
    (...args: Args): Promise<Result> | undefined =>
      work(...args)?.catch((error: unknown) => {
        if (!(error instanceof FailureError) || error.failure.code === 'UNKNOWN') log(error);
        throw error;
      });
}

/** The name of a page's module in Vite's manifest. */
const keyOf = (line: PageLine) => fileOf(line).replace('../', 'src/');

/** Where a request is to go instead, without the language; null when it is right here. */
function redirectOf({ pathname, search }: URL, access: PageLine['access'], hasToken: boolean): string | null {
  if (pathname === '/') return startPath + search;
  if (access !== 'account' || hasToken) return null;
  const back = pathname + search;
  return isOwnPath(back) ? `/auth/login?redirect=${encodeURIComponent(back)}` : '/auth/login';
}

/** The groups of the state that a browser does not begin with by itself. */
function changedGroups(state: ReturnType<typeof freshState>): HydrationPayload['state'] {
  const fresh = freshState();
  const sent = { ...state, products: payloadLists(state.products), product: payloadProduct(state.product) };
  return Object.fromEntries(
    Object.entries(sent).filter(([name]) => state[name as keyof typeof state] !== fresh[name as keyof typeof state]),
  );
}

/** The files of a page, and which of them is its own code. */
function pageFiles(manifest: Manifest, { line, page }: Pick<View, 'line' | 'page'>, locale: Locale) {
  const files = filesOf(manifest, line && page ? keyOf(line) : undefined, locale);
  return { ...files, page: line && files.page ? { file: line.file, code: files.page } : null };
}

/** Renders one address to a whole document; it is the same for every visitor. */
export async function render(request: Request, settings: RenderSettings, manifest: Manifest): Promise<Rendered> {
  setShopName(settings.shopName);
  const url = new URL(request.url);
  const [locale, path] = splitLocale(url.pathname);
  url.pathname = path;
  const { access = 'public', file = '' } = findLine(pageTable, url.pathname)?.line ?? {};
  const elsewhere = redirectOf(url, access, settings.hasToken);
  if (elsewhere !== null) return redirection(localePath(elsewhere, locale));

  const services = { call: callFor(settings, locale), session: nobodysSession };
  const store = createStore({ services });
  const logged = hearing(settings.log);
  const source = { table: pageTable, loadPage: logged(loadPage), store, services };
  const runLoader = logged(async (page: PageModule, context: PageContext) => page.loader?.(context));
  const runPersonal = (_page: PageModule, context: PageContext) => demandSubject(file, context);
  const loadedPage = await bringPage(source, url, request.signal, access === 'public' ? runLoader : runPersonal);
  const failure = numbered(tellable(loadedPage.failure), settings.requestId);
  const location = { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'default' };
  const view: View = { ...loadedPage, failure, location, action: 'POP', preventScrollReset: true };
  // From here on nothing waits, so that no other page's language comes in between.
  setLocale(locale);
  const body = renderToString(
    <Provider store={store}>
      <ViewTree view={view} />
    </Provider>,
  );

  const state = store.getState();
  const meta =
    loadedPage.page && !failure
      ? loadedPage.page.meta(state, loadedPage.params, url)
      : errorMeta(failure, url.pathname);
  const { page, ...files } = pageFiles(manifest, loadedPage, locale);
  const hydrationPayload: HydrationPayload = { state: changedGroups(state), failure, page };
  return {
    status: failure ? failure.status : 200,
    html: htmlDocument({
      ...files,
      origin: settings.origin,
      offered: state.common.frame?.localeList ?? locales,
      meta: access === 'public' ? meta : { ...meta, robots: 'noindex' },
      body,
      demoText: settings.demoText,
      hydrationPayload,
    }),
    cacheable: access === 'public' && (failure === null || failure.status < 500),
  };
}
