import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { fetchTransport } from '@afterimage/client/api/fetch-transport.ts';
import { restoreScrollPositions } from '@afterimage/client/navigation/apply-scroll.ts';
import { addressOf } from '@afterimage/client/navigation/router.ts';
import type { AdminRouteName } from '@afterimage/contract/values/admin-routes.ts';
import { rightsOf, type Role } from '@afterimage/contract/values/rights.ts';
import { type Locale, localePath, setLocale } from '@afterimage/words/locale.ts';
import { type Answers, FakeApi } from '../../../storefront/src/testing/test-api.ts';
import { createAdminCall } from '../admin-call.ts';
import { type AdminRouter, openRouter } from '../app/admin-router.ts';
import { App, Surroundings } from '../app/App.tsx';
import type { ScreenLine } from '../app/screen.ts';
import { screens } from '../app/screens.ts';
import { leaveForSignIn, type Operator, OperatorContext } from '../app/session.ts';
import { createQueryClient } from '../data/query-client.ts';
import { setShopPlace } from '../parts/shop-place.ts';
import { noticeQueue } from '../parts/toast.ts';

export interface AdminTestOptions {
  /** Answers of the server, besides that to who is signed in. */
  api?: Answers;
  /** The role of the operator who is signed in; the owner when absent. */
  role?: Role;
  locale?: Locale;
}

interface ShownAdmin {
  api: FakeApi;
  router: AdminRouter;
  /** The address that is shown, without the language: path, search and hash. */
  address(): string;
}

let running: { root: Root; box: HTMLElement; api: FakeApi; client: QueryClient; life: AbortController } | undefined;
const testerAddress = location.href;

const noSales = {
  orders: 0,
  revenue: 0,
  pieces: 0,
  personalizedPieces: 0,
  refunded: 0,
  goods: 0,
  costedGoods: 0,
  cost: 0,
};
/** What the first screen asks for, in a shop where nothing is to be done: tests of the shell begin there. */
const quietDay: Answers = {
  // A shop that is open for long has no first steps to take.
  getChecklist: { stepList: [], isDismissed: true },
  getToday: {
    day: '2026-11-24',
    timeZone: 'Europe/Berlin',
    cutOffAt: null,
    taskList: [],
    late: { count: 0, capped: false, orderList: [] },
    due: { count: 0, capped: false, orderList: [] },
    incidentList: [],
    stock: { soldOut: 0, low: 0, threshold: 3, variantList: [] },
    sales: null,
  },
  getSales: {
    from: '2026-11-01',
    to: '2026-11-24',
    by: 'day',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    itemList: [],
    total: noSales,
    before: { from: '2026-10-08', to: '2026-10-31', ...noSales },
    beforeList: [],
    otherCurrencyList: [],
    bestSellerList: [],
    bestVariantList: [],
  },
};

/** Ada, with the rights of a role. */
export const operatorAs = (role: Role = 'owner'): Operator => ({
  id: '0b5f6a52-6c1e-4c58-9c0b-1f6c7f1f0a01',
  name: 'Ada Lovelace',
  email: 'ada@shop.example',
  role,
  rightList: [...rightsOf[role]],
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
});

async function begin({ api: answers, role, locale = 'en' }: AdminTestOptions, address: string, table = screens) {
  if (running) throw new Error('A test shows one page: end the first by endAdmin().');
  setLocale(locale);
  setShopPlace(operatorAs(role));
  document.documentElement.lang = locale;
  history.replaceState(null, '', localePath(address));
  const api = new FakeApi({ getOperatorSession: operatorAs(role), ...quietDay, ...answers });
  const browsersFetch = globalThis.fetch.bind(globalThis);
  // Uploads that tell their progress go by XMLHttpRequest, and by fetch where there is none.
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    return url.pathname.startsWith('/api/') ? api.fetch(input, init) : browsersFetch(input, init);
  });
  const box = document.createElement('div');
  box.id = 'app';
  document.body.prepend(box);
  const root = createRoot(box);
  const client = createQueryClient();
  // A test that provokes a failure does not want to wait for other attempts.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 1 } });
  const life = new AbortController();
  running = { root, box, api, client, life };
  const scroll = restoreScrollPositions(() => router.view, life.signal);
  const router: AdminRouter = await openRouter({
    table,
    browser: {
      location,
      history,
      onPop: (listener) => addEventListener('popstate', listener, { signal: life.signal }),
    },
    leaving: scroll.note,
  });
  const transport = fetchTransport<AdminRouteName>({
    base: '/api',
    token: () => null,
    unauthorized: (code) => leaveForSignIn(router, client, code),
  });
  const parts = { call: createAdminCall(transport), client, router };
  return { api, router, root, parts, shown: { api, router, address: () => addressOf(router.view.location) } };
}

/** Opens an address of the admin as `start.tsx` does. */
export async function openScreen(address: string, options: AdminTestOptions = {}): Promise<ShownAdmin> {
  const { root, parts, shown } = await begin(options, address);
  root.render(<App {...parts} />);
  await vi.waitUntil(() => document.querySelector('#app :is(h1, [role=alert], output)'), {
    interval: 5,
    timeout: 10_000,
  });
  return shown;
}

interface PartOptions extends AdminTestOptions {
  /** Where the component stands. */
  at?: string;
}

/** Shows one component with cache, router, notices and an operator, over the fake server. */
export async function showPart(
  element: ReactNode,
  { at = '/admin/here', ...options }: PartOptions = {},
): Promise<ShownAdmin> {
  const here: ScreenLine = {
    path: at.split('?')[0] ?? at,
    section: null,
    right: null,
    load: async () => ({ Screen: () => null }),
  };
  const { root, parts, shown } = await begin(options, at, [here, ...screens]);
  root.render(
    <Surroundings {...parts}>
      <OperatorContext value={operatorAs(options.role)}>
        <main style={{ padding: 'var(--page)' }}>{element}</main>
      </OperatorContext>
    </Surroundings>,
  );
  await vi.waitUntil(() => document.querySelector('#app main'), { interval: 5 });
  return shown;
}

/** Takes the page away, with all that listens and waits for it; answers what the fake server complains of. */
export async function endAdmin(): Promise<string[]> {
  if (!running) return [];
  const { root, box, api, client, life } = running;
  running = undefined;
  api.releaseAll();
  await client.cancelQueries();
  root.unmount();
  client.clear();
  box.remove();
  life.abort();
  for (const { key } of noticeQueue.visibleToasts) noticeQueue.close(key);
  // react-aria reads out what has the focus from a list, and leaves it there for seconds: tests of other packages would see it.
  for (const announced of document.querySelectorAll('[data-live-announcer] [role=img]')) announced.remove();
  // What was released settles before the next test.
  await new Promise((resolve) => setTimeout(resolve));
  vi.unstubAllGlobals();
  history.replaceState(null, '', testerAddress);
  return api.faults;
}
