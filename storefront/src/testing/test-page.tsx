import { type ReactNode, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import { type Locale, localePath, setLocale } from '@afterimage/words/locale.ts';
import { startBrowser } from '../app/browser.ts';
import { createCall } from '@afterimage/client/api/call.ts';
import { effects } from '../app/effects.ts';
import { fetchTransport } from '@afterimage/client/api/fetch-transport.ts';
import { PersistGate } from '../app/PersistGate.tsx';
import { notices } from '../app/notices.ts';
import { loadPage } from '../app/page-files.ts';
import type { LoadedPage } from '@afterimage/client/navigation/page.ts';
import { bringPage, findLine } from '../app/page-loading.ts';
import { stateKey, write } from '../app/persist.ts';
import { addressOf, type BrowserHistory, Router } from '@afterimage/client/navigation/router.ts';
import { RouterView } from '../app/RouterView.tsx';
import { pageTable } from '../app/routes.ts';
import { createSession, nobodysSession } from '@afterimage/client/state/session.ts';
import { createStore, freshState, type RootState, type Store } from '@afterimage/client/state/store.ts';
import { RouterContext, ViewContext } from '@afterimage/client/navigation/view-context.ts';
import { rootId } from '../app/hydration-payload.ts';
import { emptyShop } from './test-answers.ts';
import { type Answers, FakeApi } from './test-api.ts';

export interface TestOptions {
  /** Answers of the server, besides those of `emptyShop`. */
  api?: Answers;
  locale?: Locale;
  /** Whether the browser holds the token of an account; it is `token-of-ada`. */
  signedIn?: boolean;
  /** The guest cart that the browser holds. */
  cartId?: string;
  /** Groups of the state that an earlier visit has saved. */
  saved?: Partial<RootState>;
}

export const testToken = 'token-of-ada';

interface Mounted {
  api: FakeApi;
  store: Store;
  router: Router;
  /** Pages outside of the shop's own that the browser was sent to, and downloads; it does not go there. */
  leftPaths: string[];
  /** The address of the page that is shown, without the language: path, search and hash. */
  address(): string;
}

let running:
  | { root: Root; box: HTMLElement; api: FakeApi; life: AbortController; leaving: AbortController; router?: Router }
  | undefined;
/** What the page of the tests itself is called; the shop's own addresses take its place for the time of a test. */
const testerAddress = location.href;

/** The parts that every test has: the fake server behind `fetch`, a box for React, what the browser has kept. */
function begin({ api: answers, locale = 'en', signedIn, cartId, saved }: TestOptions, address: string) {
  if (running) throw new Error('A test shows one page: end the first by endPage().');
  setLocale(locale);
  document.documentElement.lang = locale;
  if (signedIn) localStorage.setItem('token', testToken);
  if (cartId !== undefined) localStorage.setItem('cartId', cartId);
  if (saved) localStorage.setItem(stateKey, write({ ...freshState(), ...saved }));
  history.replaceState(null, '', localePath(address));

  const api = new FakeApi({ ...emptyShop(), ...answers });
  const browsersFetch = globalThis.fetch.bind(globalThis);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    return url.pathname.startsWith('/api/') ? api.fetch(input, init) : browsersFetch(input, init);
  });
  // Uploads that tell their progress go by XMLHttpRequest, and by fetch where there is none.
  vi.stubGlobal('XMLHttpRequest', undefined);

  const signal = new AbortController();
  const leaving = new AbortController();
  const leftPaths: string[] = [];
  const stay = (event: NavigateEvent) => {
    if (!event.cancelable || event.hashChange || event.destination.sameDocument) return;
    event.preventDefault();
    const { url } = event.destination;
    leftPaths.push(url.startsWith(location.origin) ? url.slice(location.origin.length) : url);
  };
  navigation.addEventListener('navigate', stay, { signal: leaving.signal });

  const box = document.createElement('div');
  box.id = rootId;
  document.body.prepend(box);
  const root = createRoot(box);
  running = { root, box, api, life: signal, leaving };
  return { api, leftPaths, root, life: signal.signal };
}

/** Takes the page away, with all that listens and waits for it; answers what the fake server complains of. */
export async function endPage(): Promise<string[]> {
  if (!running) return [];
  const { root, box, api, life: signal, leaving, router } = running;
  running = undefined;
  api.releaseAll();
  // A navigation under way would write its address over that of the next test's page.
  await vi.waitUntil(() => !router?.pending, { timeout: 5000, interval: 5 });
  root.unmount();
  box.remove();
  signal.abort();
  // What was released settles before the next test, whose store shares the modules with this one's.
  await new Promise((resolve) => setTimeout(resolve));
  // What was open over the page steps back in the history, and would do so over the next test's page.
  const isOver = () => (history.state as { isOver?: boolean } | null)?.isOver ?? false;
  await vi.waitUntil(() => !isOver(), { timeout: 5000, interval: 5 });
  // Only now: what settled late must not take the page of the tests itself away.
  leaving.abort();
  vi.unstubAllGlobals();
  history.replaceState(null, '', testerAddress);
  return api.faults;
}

/**
 * Opens an address of the shop as a browser does: a public page with the data that the server's loader brings, then
 * store, router, saved state, shell and notices as `entry-client.tsx` joins them. The calls of the server's part are
 * not among `api.calls`.
 */
export async function openPage(address: string, options: TestOptions = {}): Promise<Mounted> {
  const { api, leftPaths, root, life: signal } = begin(options, address);
  const { state, failure } = await renderedByServer(address, api);
  api.clearCalls();
  const { store, router, restoreSaved } = await startBrowser({ state, failure, page: null }, signal);
  if (running) running.router = router;
  root.render(
    <Provider store={store}>
      <PersistGate restore={restoreSaved}>
        <RouterView router={router} />
      </PersistGate>
    </Provider>,
  );
  await vi.waitUntil(() => document.querySelector('main'), { interval: 5 });
  return { api, store, router, leftPaths, address: () => addressOf(router.view.location) };
}

/** The state with which the server sends a page: that of a public page's loader, else only the shell's. */
async function renderedByServer(address: string, api: FakeApi) {
  const url = new URL(address, location.origin);
  const transport = fetchTransport({
    base: '/api',
    token: () => null,
    unauthorized: () => undefined,
    fetch: api.fetch,
  });
  const services = { call: createCall(transport), session: nobodysSession };
  const store = createStore({ services });
  const isPublic = (findLine(pageTable, url.pathname)?.line.access ?? 'public') === 'public';
  const { failure } = await bringPage(
    { table: pageTable, loadPage, store, services },
    url,
    new AbortController().signal,
    isPublic && (async (page, context) => page.loader?.(context)),
  );
  const fresh = freshState();
  const groups = Object.entries(store.getState()).filter(([name, group]) => group !== fresh[name as keyof RootState]);
  return { state: Object.fromEntries(groups), failure };
}

const blank: LoadedPage = { line: null, page: null, params: {}, failure: null };

/** A history without a browser: what `show` navigates in. */
function memoryHistory(address: string): BrowserHistory {
  const location = { href: new URL(address, globalThis.location.origin).href };
  const entries: { state: unknown; href: string }[] = [{ state: null, href: location.href }];
  let at = 0;
  let pop = () => {};
  const write = (state: unknown, href?: string | URL | null) => {
    location.href = new URL(href || location.href, location.href).href;
    entries[at] = { state, href: location.href };
    history.state = state;
  };
  const history = {
    state: null as unknown,
    replaceState: (state: unknown, _: string, href?: string | URL | null) => write(state, href),
    pushState: (state: unknown, _: string, href?: string | URL | null) => {
      at += 1;
      entries.length = at;
      write(state, href);
    },
    go: (steps = 0) => {
      at = Math.max(0, Math.min(entries.length - 1, at + steps));
      const entry = entries[at];
      if (entry) [history.state, location.href] = [entry.state, entry.href];
      pop();
    },
  };
  return { location, history, onPop: (listener) => void (pop = listener) };
}

interface ShowOptions extends TestOptions {
  /** Where the component stands: its path and search, and the places of the path. */
  at?: string;
  params?: Record<string, string>;
}

/**
 * Shows one component with the real store, effects and notices, over the fake server; saved groups and `state` are in
 * the store. Pages are not loaded: where the component navigates to, `address()` tells.
 */
export function show(element: ReactNode, options: ShowOptions & { state?: Partial<RootState> } = {}): Mounted {
  const { at = '/home', params = {}, state, saved } = options;
  const { api, leftPaths, root } = begin(options, at);
  const session = createSession(localStorage, (cookie) => void (document.cookie = cookie));
  const router = new Router({
    browser: memoryHistory(at),
    first: { ...blank, params },
    bring: async () => blank,
  });
  const transport = fetchTransport({ base: '/api', token: session.token, unauthorized: () => session.clearToken() });
  const store = createStore({
    services: { call: createCall(transport), session },
    preloadedState: { ...freshState(), ...saved, ...state },
    middleware: [notices, effects({ session, go: (path) => void router.navigate(path) })],
  });
  root.render(
    <Provider store={store}>
      <At router={router}>{element}</At>
    </Provider>,
  );
  return { api, store, router, leftPaths, address: () => addressOf(router.view.location) };
}

/** Gives a component the place at which the router is. */
function At({ router, children }: { router: Router; children: ReactNode }) {
  const view = useSyncExternalStore(router.subscribe, () => router.view);
  return (
    <RouterContext value={router}>
      <ViewContext value={view}>{children}</ViewContext>
    </RouterContext>
  );
}
