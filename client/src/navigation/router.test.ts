import { describe, expect, it } from 'vitest';
import type { LoadedPage } from './page.ts';
import { type BrowserHistory, Router } from './router.ts';

const empty: LoadedPage = { line: null, page: null, params: {}, failure: null };

/** A browser's history as the standard tells it: a list of entries with an index, and pop events after going. */
function historyOf(start: string) {
  const entries: { url: string; state: unknown }[] = [{ url: new URL(start, 'http://shop.example').href, state: null }];
  let at = 0;
  let popped = () => {};
  const here = () => entries[at] ?? { url: '', state: null };
  const browser: BrowserHistory = {
    location: {
      get href() {
        return here().url;
      },
    },
    history: {
      get state() {
        return here().state;
      },
      pushState(state: unknown, _: string, url?: string | URL | null) {
        entries.splice(at + 1, Infinity, { url: String(url), state });
        at += 1;
      },
      replaceState(state: unknown, _: string, url?: string | URL | null) {
        entries[at] = { url: url ? String(url) : here().url, state };
      },
      go(steps = 0) {
        at += steps;
        popped();
      },
    },
    onPop: (listener) => {
      popped = listener;
    },
  };
  /** A link that only the browser knows of: an entry without a state, and a pop event. */
  const follow = (path: string) => {
    browser.history.pushState(null, '', new URL(path, 'http://shop.example').href);
    popped();
  };
  return { browser, follow, path: () => here().url.replace('http://shop.example', ''), length: () => entries.length };
}

/** A router whose pages come when the test lets them. */
function routerOn(start: string, settings: { takesPop?(): boolean; prefix?: string } = {}) {
  const tab = historyOf(start);
  const loads: {
    path: string;
    signal: AbortSignal;
    come(page?: Partial<LoadedPage>): void;
    turn(to: string): void;
  }[] = [];
  const router = new Router({
    browser: tab.browser,
    first: empty,
    bring: (url, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        loads.push({
          path: url.pathname + url.search,
          signal,
          come: (page) => resolve({ ...empty, ...page }),
          turn: (redirect) => resolve({ redirect }),
        });
      }),
    ...settings,
  });
  const currentPath = () => router.view.location.pathname + router.view.location.search + router.view.location.hash;
  const last = () => {
    const load = loads.at(-1);
    if (!load) throw new Error('nothing was asked for');
    return load;
  };
  const rest = () => new Promise((resolve) => setTimeout(resolve, 0));
  const visit = async (to: string, options = {}) => {
    const going = router.navigate(to, options);
    last().come();
    await going;
  };
  return { tab, router, brought: loads, currentPath, last, rest, visit };
}

describe('navigation', () => {
  it('D2.12 the old page and its address stay until the new page is there', async () => {
    const { tab, router, currentPath, last } = routerOn('/home');
    const going = router.navigate('/products');
    expect([currentPath(), tab.path(), router.pending?.pathname]).toEqual(['/home', '/home', '/products']);
    last().come();
    await going;
    expect([currentPath(), tab.path(), router.pending]).toEqual(['/products', '/products', null]);
  });

  it('D2.12 a new navigation gives up the older load, whose answer then changes nothing', async () => {
    const { router, brought: loads, currentPath, rest } = routerOn('/home');
    void router.navigate('/products/a');
    void router.navigate('/products/b');
    const [first, second] = loads;
    expect([first?.signal.aborted, second?.signal.aborted]).toEqual([true, false]);
    second?.come();
    first?.come();
    await rest();
    expect(currentPath()).toBe('/products/b');
  });

  it('D2.12 going back shows the page before, and forward the one after', async () => {
    const { tab, router, currentPath, last, rest, visit } = routerOn('/home');
    await visit('/cart');
    router.go(-1);
    expect([currentPath(), tab.path()]).toEqual(['/cart', '/home']);
    last().come();
    await rest();
    expect([currentPath(), router.view.action]).toEqual(['/home', 'POP']);
    router.go(1);
    last().come();
    await rest();
    expect(currentPath()).toBe('/cart');
  });

  it('D2.12 a place keeps its key when one comes back to it, so that its scroll position is found', async () => {
    const { router, last, rest, visit } = routerOn('/home');
    const { key } = router.view.location;
    await visit('/cart');
    expect(router.view.location.key).not.toBe(key);
    router.go(-1);
    last().come();
    await rest();
    expect(router.view.location.key).toBe(key);
  });

  it('D2.12 replacing leaves no entry, and so does going to where one is', async () => {
    const { tab, visit } = routerOn('/products');
    await visit('?sort=newest', { replace: true, preventScrollReset: true });
    expect([tab.path(), tab.length()]).toEqual(['/products?sort=newest', 1]);
    await visit('/products?sort=newest');
    expect(tab.length()).toBe(1);
    await visit('/cart');
    expect(tab.length()).toBe(2);
  });

  it('D2.12 a mere hash loads nothing', async () => {
    const { tab, router, brought: loads, currentPath } = routerOn('/home');
    await router.navigate('#how');
    expect([currentPath(), tab.path(), tab.length(), loads.length]).toEqual(['/home#how', '/home#how', 2, 0]);
  });

  it('D2.12 where somebody wants to be is told from the press on, and stays so when the page is there', async () => {
    const { router, last, rest } = routerOn('/home');
    expect(router.targetAddress).toBe('/home');
    void router.navigate('/cart?x=1');
    expect(router.targetAddress).toBe('/cart?x=1');
    last().come();
    await rest();
    expect([router.targetAddress, router.pending]).toEqual(['/cart?x=1', null]);
  });

  it('D2.12 a redirect on the way leaves one entry, of where it led', async () => {
    const { tab, router, brought: loads, currentPath, rest } = routerOn('/home');
    void router.navigate('/account/orders');
    loads[0]?.turn('/auth/login');
    await rest();
    loads[1]?.come();
    await rest();
    expect([currentPath(), tab.length()]).toEqual(['/auth/login', 2]);
  });

  it('D2.12 a failure is a page in place, and bringing it anew may heal it', async () => {
    const { router, last } = routerOn('/home');
    const going = router.navigate('/products/x');
    last().come({ failure: { status: 404, code: 'PRODUCT_NOT_FOUND', description: 'No' } });
    await going;
    expect(router.view.failure?.status).toBe(404);
    const again = router.reload();
    last().come();
    await again;
    expect(router.view.failure).toBeNull();
  });

  it('S2.4 listeners hear of the beginning and of the end', async () => {
    const { router, visit } = routerOn('/home');
    const headings: (string | null)[] = [];
    router.subscribe(() => headings.push(router.pending?.pathname ?? null));
    await visit('/cart');
    expect(headings).toEqual(['/cart', null]);
  });

  it('D2.12 a dialog on top takes the step back: the page and the history stay', async () => {
    let dialog = false;
    const { tab, router, brought: loads, currentPath, visit } = routerOn('/home', { takesPop: () => dialog });
    await visit('/cart');
    dialog = true;
    const before = loads.length;
    router.go(-1);
    expect([currentPath(), tab.path(), loads.length]).toEqual(['/cart', '/cart', before]);
  });

  it('D2.12 what was under way when a dialog took the step goes on', async () => {
    let dialog = false;
    const {
      tab,
      router,
      brought: loads,
      currentPath,
      last,
      rest,
      visit,
    } = routerOn('/home', { takesPop: () => dialog });
    await visit('/products');
    void router.navigate('?color=blue', { replace: true });
    dialog = true;
    router.go(-1);
    dialog = false;
    expect([loads.length, last().signal.aborted]).toEqual([2, false]);
    last().come();
    await rest();
    expect([currentPath(), tab.path()]).toEqual(['/products?color=blue', '/products?color=blue']);
    router.go(-1);
    last().come();
    await rest();
    expect(currentPath()).toBe('/home');
  });

  it('D2.12 a link of the browser’s own to a place on the page counts as a step', async () => {
    let dialog = false;
    const { tab, router, currentPath, visit } = routerOn('/home', { takesPop: () => dialog });
    await visit('/help');
    tab.follow('/help#delivery');
    expect([currentPath(), tab.length()]).toEqual(['/help#delivery', 3]);
    dialog = true;
    router.go(-1);
    expect([currentPath(), tab.path()]).toEqual(['/help#delivery', '/help#delivery']);
  });

  it('D2.12 the language stands before every path in the browser and nowhere inside', async () => {
    const { tab, router, brought: loads, currentPath, visit } = routerOn('/de/home', { prefix: '/de' });
    expect(router.view.location.pathname).toBe('/home');
    await visit('/cart?x=1');
    expect([tab.path(), currentPath(), loads[0]?.path]).toEqual(['/de/cart?x=1', '/cart?x=1', '/cart?x=1']);
    await visit('http://shop.example/de/products');
    expect([tab.path(), currentPath()]).toEqual(['/de/products', '/products']);
    await visit('?page=2', { replace: true });
    expect([tab.path(), tab.length()]).toEqual(['/de/products?page=2', 3]);
  });
});
