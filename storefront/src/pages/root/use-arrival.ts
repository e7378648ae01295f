import { useEffect, useLayoutEffect, useRef } from 'react';
import { applyScroll } from '@afterimage/client/navigation/apply-scroll.ts';
import type { View } from '@afterimage/client/navigation/router.ts';

const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;

/**
 * What happens when a page has come: it is scrolled to where it begins or was left, and the focus goes to its heading,
 * so that a screen reader reads it; the title is right by then (PageHead runs in the layout phase). Changes of search
 * parameters keep the focus where it is; a `#hash` takes it to what it points at.
 */
export function useArrival(view: View): void {
  const previousView = useRef(view);
  useBrowserLayoutEffect(() => {
    if (previousView.current !== view) applyScroll(view);
  }, [view]);
  useEffect(() => {
    const before = previousView.current;
    previousView.current = view;
    const { pathname, hash } = view.location;
    if (before === view || (before.location.pathname === pathname && before.location.hash === hash)) return;
    const pointed = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const target = pointed ?? document.querySelector<HTMLElement>('h1');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [view]);
}
