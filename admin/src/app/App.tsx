import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { applyScroll } from '@afterimage/client/navigation/apply-scroll.ts';
import { RouterContext, useView, ViewContext } from '@afterimage/client/navigation/view-context.ts';
import { ProgressBar } from '@afterimage/ui/ProgressBar.tsx';
import { intlLocale, localePath } from '@afterimage/words/locale.ts';
import type { AdminCall } from '../admin-call.ts';
import { CallContext } from '../data/call-context.ts';
import { Toasts } from '../parts/Toasts.tsx';
import type { AdminRouter } from './admin-router.ts';
import { AllowedScreen } from './AllowedScreen.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { SessionGate } from './SessionGate.tsx';
import { FailedScreen } from './FailedScreen.tsx';
import { Shell } from './Shell.tsx';
import { SignInAgainLayer } from './SignInAgainLayer.tsx';

export interface AdminParts {
  call: AdminCall;
  client: QueryClient;
  router: AdminRouter;
}

/** The whole application. */
export function App({ call, client, router }: AdminParts) {
  return (
    <Surroundings call={call} client={client} router={router}>
      <ShownScreen router={router} />
    </Surroundings>
  );
}

/** What every part of the application stands in, also a single component in a test. */
export function Surroundings({ call, client, router, children }: AdminParts & { children: ReactNode }) {
  const view = useSyncExternalStore(router.subscribe, () => router.view);
  const isPending = useSyncExternalStore(router.subscribe, () => router.pending !== null);
  return (
    <I18nProvider locale={intlLocale()}>
      <RouterProvider navigate={(to) => void router.navigate(to)} useHref={localePath}>
        <QueryClientProvider client={client}>
          <CallContext value={call}>
            <RouterContext value={router}>
              <ViewContext value={view}>
                <ProgressBar pending={isPending} />
                {children}
                <SignInAgainLayer />
                <Toasts />
              </ViewContext>
            </RouterContext>
          </CallContext>
        </QueryClientProvider>
      </RouterProvider>
    </I18nProvider>
  );
}

function ShownScreen({ router }: { router: AdminRouter }) {
  // Read here too: the element stays the same when what surrounds it is rendered again.
  const view = useView();
  const { screen } = router;
  const { pathname } = view.location;
  const shownPath = useRef(pathname);
  useLayoutEffect(() => {
    applyScroll(view);
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // So that the new screen is read out.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [view, pathname]);

  if (screen?.line.access === 'open' && !view.failure)
    return (
      <ScreenBoundary key={pathname}>
        <screen.module.Screen />
      </ScreenBoundary>
    );
  return (
    <SessionGate>
      <Shell section={screen?.line.section ?? null}>
        {view.failure || !screen ? (
          <FailedScreen failure={view.failure} onRetry={() => void router.reload()} />
        ) : (
          <ScreenBoundary key={pathname}>
            <AllowedScreen screen={screen} />
          </ScreenBoundary>
        )}
      </Shell>
    </SessionGate>
  );
}
