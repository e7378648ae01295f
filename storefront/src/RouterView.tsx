import { startTransition, useEffect, useMemo, useState } from 'react';
import { createPath, type Navigator, Route, Router as PlaceProvider, Routes, type To } from 'react-router';
import { ErrorPage } from './pages/root/ErrorPage.tsx';
import { PageHead } from './pages/root/PageHead.tsx';
import { Shell } from './pages/root/Shell.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import type { NavigateOptions, Router, View } from './router.ts';
import { RouterContext, ViewContext } from './view-context.ts';

const textOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** Nothing navigates on the server. */
const still: Navigator = { createHref: textOf, go: () => undefined, push: () => undefined, replace: () => undefined };

function navigatorOf(router: Router): Navigator {
  const to = (target: To, replace: boolean, state: unknown, options?: NavigateOptions) => {
    const { preventScrollReset } = options ?? {};
    void router.navigate(textOf(target), { replace, state, preventScrollReset });
  };
  return {
    createHref: textOf,
    go: (steps) => router.go(steps),
    push: (target, state: unknown, options) => to(target, false, state, options),
    replace: (target, state: unknown, options) => to(target, true, state, options),
  };
}

function Page({ view }: { view: View }) {
  const { line, page, failure } = view;
  if (failure || !line || !page) return <ErrorPage failure={failure} />;
  const element = (
    <PageBoundary key={line.file} view={view}>
      <PageHead page={page} />
      <page.Component />
    </PageBoundary>
  );
  return (
    <Routes location={view.place}>
      <Route path={line.path} element={element} />
    </Routes>
  );
}

/** The page of a view in its shell: the same on the server and in the browser. */
export function ViewTree({ view, router }: { view: View; router?: Router }) {
  const navigator = useMemo(() => (router ? navigatorOf(router) : still), [router]);
  return (
    <RouterContext value={router ?? null}>
      <ViewContext value={view}>
        <PlaceProvider
          location={view.place}
          navigationType={view.action as never}
          navigator={navigator}
          static={!router}
        >
          <Shell>
            <Page view={view} />
          </Shell>
        </PlaceProvider>
      </ViewContext>
    </RouterContext>
  );
}

/** Shows what the router has brought; a transition, so that a large page does not hold up what is typed meanwhile. */
export function RouterView({ router }: { router: Router }) {
  const [view, setView] = useState(router.view);
  useEffect(() => {
    const follow = () => startTransition(() => setView(router.view));
    follow();
    return router.subscribe(follow);
  }, [router]);
  return <ViewTree view={view} router={router} />;
}
