import { localePath, splitLocale } from '@afterimage/words/locale.ts';
import { loadProfile } from '../account/profile.state.ts';
import { afterLoad } from './after-load.ts';
import { restoreScrollPositions } from '@afterimage/client/navigation/apply-scroll.ts';
import { createCall } from '@afterimage/client/api/call.ts';
import { takeCart } from '../cart/cart.operations.ts';
import type { Reloader } from '@afterimage/client/navigation/chunk-failure.ts';
import type { HydrationPayload } from './hydration-payload.ts';
import { effects } from './effects.ts';
import { fetchTransport } from '@afterimage/client/api/fetch-transport.ts';
import { noticeShown } from '@afterimage/client/state/common.state.ts';
import { words as failureWords } from '@afterimage/client/api/failures.words.ts';
import { signedIn, signedOut } from '@afterimage/client/state/lifecycle.ts';
import { notices } from './notices.ts';
import type { PageLine, PageModule } from '@afterimage/client/navigation/page.ts';
import { Pages } from './pages-in-browser.ts';
import { persistStore, restore, stateKey, type StateStore } from './persist.ts';
import { Router } from '@afterimage/client/navigation/router.ts';
import { pageTable } from './routes.ts';
import { createSession, isOwnPath, tokenKey } from '@afterimage/client/state/session.ts';
import { createStore, onSliceInjected, sliceInjected } from '@afterimage/client/state/store.ts';
import './slices.ts';
import { takeWishlist } from '../wishlist/take-wishlist.ts';

const apiBase: string = (import.meta.env['VITE_API_BASE'] as string | undefined) ?? '/api';

const localState: StateStore = {
  read: () => localStorage.getItem(stateKey),
  write(text) {
    try {
      localStorage.setItem(stateKey, text);
    } catch {
      // a full or forbidden storage only means that this visit is not remembered
    }
  },
};

/** The back button closes what lies on top before it leaves the page. */
function closesDialog(): boolean {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1);
  top?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return top !== undefined;
}

const loadPageFiles = () => import('./page-files.ts');

/** The first page's code comes by the address that the server has sent; where all others lie is told after the load. */
const pageLoader =
  (first: HydrationPayload['page']) =>
  async (line: PageLine): Promise<PageModule | undefined> =>
    line.file === first?.file
      ? ((await import(/* @vite-ignore */ first.code)) as PageModule)
      : (await loadPageFiles()).loadPage(line);

/**
 * Creates everything that lives in a browser: session, store, router, saved state, and the listeners on window and
 * document. `life` ends the listeners: a tab keeps them until it closes, a component test until the test ends.
 */
export async function startBrowser(
  hydrationPayload: HydrationPayload,
  signal: AbortSignal = new AbortController().signal,
) {
  let router: Router | undefined;
  const session = createSession(localStorage, (cookie) => {
    document.cookie = cookie;
  });
  takeRedirectFromAddress(session.rememberPath);
  const go = (path: string) => void router?.navigate(path);
  const currentAddress = () => {
    const { pathname, search } = router?.pending ?? innerUrl(location.href);
    return pathname + search;
  };
  const signOutAndAsk = (_code?: string, description?: string) => {
    const wasSignedIn = session.token() !== null;
    session.clearToken();
    session.rememberPath(currentAddress());
    // A wrong password is a 401 too: a guest who mistypes it has nothing to lose and is where he should be.
    if (wasSignedIn) store.dispatch(signedOut());
    if (currentAddress().startsWith('/auth/login')) return;
    // S8.1: said here, because going on ends the load that was refused, and what has ended says nothing.
    store.dispatch(noticeShown({ kind: 'error', title: description || failureWords.serverError, description: '' }));
    go('/auth/login');
  };
  const call = createCall(fetchTransport({ base: apiBase, token: session.token, unauthorized: signOutAndAsk }));
  const services = { call, session };
  const store = createStore({
    services,
    preloadedState: hydrationPayload.state,
    middleware: [notices, effects({ session, go })],
  });

  onSliceInjected(() => store.dispatch(sliceInjected()));

  const reloader: Reloader = {
    marks: sessionStorage,
    target: currentAddress,
    reload: (target) => location.assign(localePath(target)),
  };
  const pages = new Pages({ table: pageTable, loadPage: pageLoader(hydrationPayload.page), store, services }, reloader);
  const first = await pages.first(innerUrl(location.href), hydrationPayload.failure);
  const scroll = restoreScrollPositions(() => running.view, signal);
  const running = new Router({
    browser: { location, history, onPop: (listener) => addEventListener('popstate', listener, { signal }) },
    prefix: localePath('/').slice(0, -1),
    first,
    bring: (url, signal) => pages.bring(url, signal),
    takesPop: closesDialog,
    leaving: scroll.note,
  });
  router = running;

  const restoreSaved = restoreAndFollow({ store, session, life: signal }, () => void pages.wake(running));
  // Until then nothing is fetched ahead, and forms are the browser's own, as without scripts.
  afterLoad(async () => {
    const { followIntent } = await import('@afterimage/client/navigation/follow-intent.ts');
    if (signal.aborted) return;
    followIntent(
      {
        onHover: (url) => pages.fetchAhead(innerUrl(url.href), running.view),
        onVisible: (url) => pages.fetchCode(innerUrl(url.href)),
        onSubmit: (url) => go(url.href),
        onShown: running.subscribe,
      },
      signal,
    );
  });
  afterLoad(loadPageFiles);
  return { store, router: running, restoreSaved };
}

interface Own {
  store: ReturnType<typeof createStore>;
  session: ReturnType<typeof createSession>;
  life: AbortSignal;
}

/**
 * Restores the saved state when it is asked to, then wakes the page; from then on the state is stored, and what other
 * tabs store is taken over.
 */
function restoreAndFollow({ store, session, life: signal }: Own, wake: () => void) {
  const facts = () => ({ signedIn: session.token() !== null, cartId: session.cartId() });
  const takeOwn = () => {
    if (facts().signedIn || facts().cartId !== null) void store.dispatch(takeCart());
    if (facts().signedIn) void store.dispatch(takeWishlist());
    if (facts().signedIn && !store.getState().profile.data) void store.dispatch(loadProfile());
  };
  let takeStored: ReturnType<typeof persistStore> | undefined;
  const afterRestoring = () => {
    takeStored = persistStore(store, localState);
    takeOwn();
    wake();
  };
  const restoreSaved = once(() => {
    const restoring = restore(store, localState, facts);
    return restoring ? restoring.then(afterRestoring) : afterRestoring();
  });
  const dispatchSignInState = () => {
    store.dispatch(facts().signedIn ? signedIn() : signedOut());
    // What the page showed of the account is gone: it asks anew, or for the sign-in.
    if (!facts().signedIn) wake();
  };
  const listen = { signal };
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === stateKey && newValue !== null) takeStored?.(newValue);
      if (key !== tokenKey) return;
      dispatchSignInState();
      takeOwn();
    },
    listen,
  );
  // A page that comes back from the back-forward cache has received no storage events in the meantime.
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      const text = localState.read();
      // First the data of another account is removed, then the state stored since is read.
      if (facts().signedIn !== store.getState().login.signedIn) dispatchSignInState();
      if (typeof text === 'string') takeStored?.(text);
      takeOwn();
    },
    listen,
  );
  return restoreSaved;
}

/** The server sends who is not signed in to the login page with the way back in the address (S2.3). */
function takeRedirectFromAddress(remember: (path: string) => void): void {
  const url = new URL(location.href);
  const back = url.searchParams.get('redirect');
  if (splitLocale(url.pathname)[1] !== '/auth/login' || back === null) return;
  if (isOwnPath(back)) remember(back);
  url.searchParams.delete('redirect');
  history.replaceState(history.state, '', url);
}

/** An address of the browser without the language in front of its path. */
function innerUrl(href: string): URL {
  const url = new URL(href);
  url.pathname = splitLocale(url.pathname)[1];
  return url;
}

/** React may run an effect twice; saved state is restored once. */
function once<Result>(run: () => Result): () => Result {
  let outcome: { result: Result } | undefined;
  return () => (outcome ??= { result: run() }).result;
}
