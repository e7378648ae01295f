import { startTransition, useEffect, useState } from 'react';
import { LateErrorPage } from './error-page.tsx';
import { PageHead } from '../pages/root/PageHead.tsx';
import { Shell } from '../pages/root/Shell.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import type { Router, View } from '@afterimage/client/navigation/router.ts';
import { RouterContext, ViewContext } from '@afterimage/client/navigation/view-context.ts';

function Page({ view }: { view: View }) {
  const { line, page, failure } = view;
  if (failure || !line || !page) return <LateErrorPage failure={failure} />;
  return (
    <PageBoundary key={line.file} view={view}>
      <PageHead page={page} />
      <page.Component />
    </PageBoundary>
  );
}

/** The page of a view in its shell: the same on the server and in the browser. */
export function ViewTree({ view, router }: { view: View; router?: Router }) {
  return (
    <RouterContext value={router ?? null}>
      <ViewContext value={view}>
        <Shell>
          <Page view={view} />
        </Shell>
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
