import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { type ErrorCode, errors, type FailureFacts } from '@afterimage/contract/errors.ts';
import { appContext } from './app-context.ts';
import type { Call } from './call.ts';
import { htmlDocument, type Woken } from './document.ts';
import { FailureError, failureOf } from './failure.ts';
import { filesOf, type Manifest } from './manifest.ts';
import type { Access } from './page.ts';
import { errorMeta } from './pages/root/error-meta.ts';
import { Prefetched } from './prefetched.ts';
import { createRoutes, fileOf, type PageHandle } from './routes.tsx';
import { isOwnPath, nobodysSession } from './session.ts';
import { createStore, initialState } from './store.ts';
import { themeScript } from './ui/theme.ts';

export { themeScript };

/** A call inside the process: answers the reply's data, throws something with a `code` of the contract. */
export type CallInProcess = (
  name: never,
  input: { params?: unknown; query?: unknown; body?: unknown },
) => Promise<unknown>;

export interface RenderSettings {
  call: CallInProcess;
  /** Whether the request carries the cookie of a token; it decides a redirect and nothing else (D6.4). */
  hasToken: boolean;
  /** Where the shop is to be found, for canonical addresses. */
  origin: string;
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

const handler = createStaticHandler(createRoutes());

function callFor(settings: RenderSettings): Call {
  return async (name, input) => {
    try {
      return (await settings.call(name as never, input ?? {})) as never;
    } catch (error) {
      const { code, facts } = error as { code?: ErrorCode; facts?: FailureFacts };
      if (code === undefined || !Object.hasOwn(errors, code)) {
        settings.log(error);
        throw error;
      }
      const known = errors[code];
      if (known.status >= 500) settings.log(error);
      throw new FailureError({ status: known.status, code, description: facts?.description ?? known.description });
    }
  };
}

const redirectTo = (location: string, status = 302): Rendered => ({ status, location, html: '', cacheable: false });

/** Renders one address to a whole document; it is the same for every visitor. */
export async function render(request: Request, settings: RenderSettings, manifest: Manifest): Promise<Rendered> {
  const url = new URL(request.url);
  const line = (matchRoutes(handler.dataRoutes, url.pathname)?.at(-1)?.route.handle as PageHandle | undefined)?.line;
  const access: Access = line?.access ?? 'public';
  if (access === 'account' && !settings.hasToken) {
    const back = url.pathname + url.search;
    return redirectTo(isOwnPath(back) ? `/auth/login?redirect=${encodeURIComponent(back)}` : '/auth/login');
  }

  const services = { call: callFor(settings), session: nobodysSession };
  const store = createStore({ services });
  const context = new RouterContextProvider();
  context.set(appContext, { store, services, ready: new Promise<void>(() => undefined), prefetched: new Prefetched() });
  const found = await handler.query(request, { requestContext: context });
  if (found instanceof Response) return redirectTo(found.headers.get('location') ?? '/home', found.status);

  const thrown = Object.values(found.errors ?? {})[0] as unknown;
  const failure = found.errors ? failureOf(thrown) : null;
  if (failure && failure.code === 'UNKNOWN') settings.log(thrown);
  // A cause that the contract does not name is the operator's to read, not the visitor's.
  const told = failure?.code === 'UNKNOWN' ? { ...failure, description: '' } : failure;
  if (found.errors && told) {
    for (const id of Object.keys(found.errors)) found.errors[id] = new FailureError(told);
  }
  const body = renderToString(
    <Provider store={store}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, found)} context={found} hydrate={false} />
    </Provider>,
  );

  const last = found.matches.at(-1);
  const page = (last?.route.handle as PageHandle | undefined)?.page;
  const state = store.getState();
  const meta =
    told || !page ? errorMeta(told ?? failureOf(null), url.pathname) : page.meta(state, last?.params ?? {}, url);
  const woken: Woken = {
    state: Object.fromEntries(
      Object.entries(state).filter(([name, group]) => group !== initialState[name as keyof typeof state]),
    ),
    errors: told && found.errors ? Object.fromEntries(Object.keys(found.errors).map((id) => [id, told])) : null,
  };
  const files = filesOf(manifest, line && page ? fileOf(line).replace('./', 'src/') : undefined);
  return {
    status: told?.status && told.status >= 400 ? told.status : told ? 500 : 200,
    html: htmlDocument({
      ...files,
      origin: settings.origin,
      meta: access === 'public' ? meta : { ...meta, robots: 'noindex' },
      body,
      woken,
    }),
    cacheable: access === 'public' && (told === null || told.status < 500),
  };
}
