import type { View } from './router.ts';
import { ScrollPositions } from './scroll-positions.ts';

let positions: ScrollPositions | undefined;

/** Takes over scroll restoration from the browser, which would scroll before the page is rendered; until `life` ends. */
export function restoreScrollPositions(current: () => View, signal: AbortSignal): { note(): void } {
  const scrollPositions = new ScrollPositions(sessionStorage);
  positions = scrollPositions;
  const note = () => scrollPositions.note(current().location.key, scrollY);
  history.scrollRestoration = 'manual';
  addEventListener(
    'pagehide',
    () => {
      note();
      scrollPositions.save();
      // After a reload the browser restores the scroll position, because it can before any script runs.
      history.scrollRestoration = 'auto';
    },
    { signal },
  );
  addEventListener('pageshow', () => void (history.scrollRestoration = 'manual'), { signal });
  return { note };
}

/** Scrolls to where a view begins. */
export function applyScroll(view: View): void {
  const target = positions?.target(view) ?? null;
  if (target === null) return;
  if (typeof target === 'number') scrollTo({ top: target, behavior: 'instant' });
  else document.getElementById(target.hash)?.scrollIntoView({ behavior: 'instant' });
}
