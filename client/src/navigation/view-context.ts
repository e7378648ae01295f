import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Router, View } from './router.ts';

/** Null on the server, where nothing navigates. */
export const RouterContext = createContext<Router | null>(null);
export const ViewContext = createContext<View | null>(null);

/** The view that is shown. */
export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView needs a ViewTree above it');
  return view;
}

const never = () => () => undefined;

/** Whether a navigation is under way; for `aria-busy` and for keeping the old list visible. */
export function usePending(): boolean {
  const router = useContext(RouterContext);
  return useSyncExternalStore(
    router?.subscribe ?? never,
    () => router?.pending != null,
    () => false,
  );
}

/** Brings the present page anew, for "Try again". */
export function useReload(): () => void {
  const router = useContext(RouterContext);
  return () => void router?.reload();
}
