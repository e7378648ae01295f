import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { type AppContext, appContext } from './app-context.ts';
import { createCall } from './call.ts';
import { loadCart } from './cart/cart.operations.ts';
import type { Woken } from './document.ts';
import { effects } from './effects.ts';
import { FailureError } from './failure.ts';
import { fetchTransport } from './fetch-transport.ts';
import { signedIn, signedOut } from './lifecycle.ts';
import { notices } from './notices.ts';
import { keep, read, restore, stateKey, type StateStore } from './persist.ts';
import { followIntent } from './follow-intent.ts';
import { Prefetched } from './prefetched.ts';
import { createRoutes, type RouteSettings } from './routes.tsx';
import { createSession, isOwnPath, tokenKey } from './session.ts';
import { createStore, type RootState } from './store.ts';
import { restored } from './lifecycle.ts';

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

/** Code of the pages that are shown first has to be there before waking, or the server's HTML would be thrown away. */
async function loadFirstPages(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}

/** Joins everything that lives in a browser: session, store, router, saved state, and what listens to them. */
export async function startBrowser(woken: Woken, settings: RouteSettings = {}) {
  const session = createSession(localStorage, (cookie) => {
    document.cookie = cookie;
  });
  takeRedirectFromAddress(session.rememberPath);

  const call = createCall(
    fetchTransport({
      base: apiBase,
      token: session.token,
      unauthorized() {
        session.clearToken();
        session.rememberPath(location.pathname + location.search);
        store.dispatch(signedOut());
        go('/auth/login');
      },
    }),
  );
  const services = { call, session };
  const go = (path: string) => void router.navigate(path);
  const store = createStore({
    services,
    preloadedState: woken.state as Partial<RootState>,
    middleware: [notices, effects({ session, go })],
  });

  let open = () => {};
  const app: AppContext = {
    store,
    services,
    ready: new Promise((resolve) => {
      open = resolve;
    }),
    prefetched: new Prefetched(),
  };
  const routes = createRoutes({
    ...settings,
    reloader: {
      marks: sessionStorage,
      target() {
        const { pathname, search } = router.state.navigation.location ?? location;
        return pathname + search;
      },
      reload: (target) => location.assign(target),
    },
  });
  await loadFirstPages(routes);
  const router = createBrowserRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
    hydrationData: hydrationOf(routes, woken),
  });

  const facts = () => ({ signedIn: session.token() !== null, cartId: session.cartId() });
  const afterRestoring = () => {
    open();
    keep(store, localState);
    if (facts().signedIn || facts().cartId !== null) void store.dispatch(loadCart());
  };
  const restoreSaved = once(() => {
    const done = restore(store, localState, facts);
    return done ? done.then(afterRestoring) : afterRestoring();
  });
  addEventListener('storage', (event) => {
    if (event.key === stateKey && event.newValue !== null) store.dispatch(restored(read(event.newValue)));
    if (event.key === tokenKey) store.dispatch(event.newValue === null ? signedOut() : signedIn());
  });
  followIntent(document, routes, app);
  return { store, router, restoreSaved };
}

/** The server has loaded what is public; an absent entry would make the router load it again. */
function hydrationOf(routes: RouteObject[], woken: Woken) {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  const errors = Object.entries(woken.errors ?? {}).map(([id, failure]) => [id, new FailureError(failure)] as const);
  return {
    loaderData: Object.fromEntries(matches.map(({ route }) => [route.id ?? '', null])),
    errors: errors.length > 0 ? Object.fromEntries(errors) : null,
  };
}

/** The server sends who is not signed in to the login page with the way back in the address (S2.3). */
function takeRedirectFromAddress(remember: (path: string) => void): void {
  const url = new URL(location.href);
  const back = url.searchParams.get('redirect');
  if (url.pathname !== '/auth/login' || back === null) return;
  if (isOwnPath(back)) remember(back);
  url.searchParams.delete('redirect');
  history.replaceState(history.state, '', url);
}

/** React may run an effect twice; saved state is restored once. */
function once<Result>(run: () => Result): () => Result {
  let done: { result: Result } | undefined;
  return () => (done ??= { result: run() }).result;
}
