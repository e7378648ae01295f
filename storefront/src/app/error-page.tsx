import { type ComponentType, useEffect, useState } from 'react';
import type { Failure } from '@afterimage/client/api/failure.ts';

type ErrorView = ComponentType<{ failure: Failure | null }>;

let loadedView: ErrorView | null = null;

/** Fetches the page that stands in the place of a failed one; few visitors ever see it. */
export async function loadErrorPage(): Promise<ErrorView> {
  loadedView ??= (await import('../pages/root/ErrorPage.tsx')).ErrorPage;
  return loadedView;
}

/** Shows it: at once where a loader has brought it, else as soon as it has come. */
export function LateErrorPage({ failure }: { failure: Failure | null }) {
  const [View, setView] = useState<ErrorView | null>(() => loadedView);
  useEffect(() => {
    if (!View) void loadErrorPage().then((view) => setView(() => view));
  }, [View]);
  return View ? <View failure={failure} /> : null;
}
