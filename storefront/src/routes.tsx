import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router';
import { appContext } from './app-context.ts';
import { loadCategories } from './catalogue/categories.state.ts';
import { type Reloader, withReload } from './chunk-failure.ts';
import { notFound } from './failure.ts';
import type { PageLine, PageModule } from './page.ts';
import { pageContext } from './page-context.ts';
import { pageTable } from './page-table.ts';
import { ErrorPage } from './pages/root/ErrorPage.tsx';
import { PageHead } from './pages/root/PageHead.tsx';
import { Shell } from './pages/root/Shell.tsx';

/** What a route carries beside its component: read by the server for the head and the files to preload. */
export interface PageHandle {
  line: PageLine;
  page: PageModule;
}

type Files = Record<string, () => Promise<unknown>>;

export interface RouteSettings {
  table?: PageLine[];
  files?: Files;
  /** Only in the browser. */
  reloader?: Reloader;
}

const ownFiles: Files = import.meta.glob('./pages/*.page.tsx');
export const fileOf = (line: PageLine) => `./pages/${line.file}.page.tsx`;

function pageRoute(line: PageLine, load: () => Promise<PageModule>, reloader: Reloader | undefined): RouteObject {
  return {
    id: line.file,
    path: line.path,
    ErrorBoundary: ErrorPage,
    handle: { line },
    lazy: async () => {
      const page = await withReload(load, reloader);
      return {
        handle: { line, page } satisfies PageHandle,
        loader: loaderOf(line, page),
        element: (
          <>
            <PageHead page={page} />
            <page.Component />
          </>
        ),
      };
    },
  };
}

function loaderOf(line: PageLine, page: PageModule) {
  const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
    const app = context.get(appContext);
    if (line.access !== 'public') {
      if (import.meta.env.SSR) return null;
      await app.ready;
      const url = new URL(request.url);
      if (line.access === 'account' && app.services.session.token() === null) {
        app.services.session.rememberPath(url.pathname + url.search);
        throw redirect('/auth/login');
      }
    }
    await (app.prefetched.take(request.url) ?? page.loader?.(pageContext(app, request, params)));
    return null;
  };
  // What is personal was left out by the server: the browser loads it when it wakes.
  loader.hydrate = line.access !== 'public';
  return loader;
}

/** The categories stand in the header of every page; a page does not fail for the lack of them. */
async function shellLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const { store } = context.get(appContext);
  if (store.getState().categories.categoryList.length === 0) await store.dispatch(loadCategories());
  return null;
}

/** The whole table as routes: every page in the shell, the way from `/` to `/home`, and 404 for the rest. */
export function createRoutes({ table = pageTable, files = ownFiles, reloader }: RouteSettings = {}): RouteObject[] {
  const pages = table.flatMap((line) => {
    const load = files[fileOf(line)] as (() => Promise<PageModule>) | undefined;
    return load ? [pageRoute(line, load, reloader)] : [];
  });
  return [
    {
      id: 'shell',
      Component: Shell,
      ErrorBoundary: ErrorPage,
      loader: shellLoader,
      shouldRevalidate: () => false,
      children: [
        { id: 'start', path: '/', loader: ({ request }) => redirect(`/home${new URL(request.url).search}`) },
        ...pages,
        {
          id: 'nowhere',
          path: '*',
          ErrorBoundary: ErrorPage,
          loader: () => {
            throw notFound();
          },
          element: null,
        },
      ],
    },
  ];
}
