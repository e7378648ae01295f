import type { View } from './router.ts';
import { ScrollPositions } from './scroll-positions.ts';

let positions: ScrollPositions | undefined;

/** Takes scrolling over from the browser, which would scroll before the page is there. */
export function keepScrollPositions(current: () => View): { note(): void } {
  const kept = new ScrollPositions(sessionStorage);
  positions = kept;
  const note = () => kept.note(current().place.key, scrollY);
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    note();
    kept.save();
    // A page that is loaded anew is scrolled by the browser, which can do it before any script runs.
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  return { note };
}

/** Scrolls to where a view begins. */
export function applyScroll(view: View): void {
  const target = positions?.target(view) ?? null;
  if (target === null) return;
  if (typeof target === 'number') scrollTo({ top: target, behavior: 'instant' });
  else document.getElementById(target.hash)?.scrollIntoView({ behavior: 'instant' });
}
