import type { View } from './router.ts';
import { ScrollPositions } from './scroll-positions.ts';

let positions: ScrollPositions | undefined;

/** Takes over scroll restoration from the browser, which would scroll before the page is rendered; until `life` ends. */
export function keepScrollPositions(current: () => View, life: AbortSignal): { note(): void } {
  const kept = new ScrollPositions(sessionStorage);
  positions = kept;
  const note = () => kept.note(current().place.key, scrollY);
  history.scrollRestoration = 'manual';
  addEventListener(
    'pagehide',
    () => {
      note();
      kept.save();
      // After a reload the browser restores the scroll position, because it can before any script runs.
      history.scrollRestoration = 'auto';
    },
    { signal: life },
  );
  addEventListener('pageshow', () => void (history.scrollRestoration = 'manual'), { signal: life });
  return { note };
}

/** Scrolls to where a view begins. */
export function applyScroll(view: View): void {
  const target = positions?.target(view) ?? null;
  if (target === null) return;
  if (typeof target === 'number') scrollTo({ top: target, behavior: 'instant' });
  else document.getElementById(target.hash)?.scrollIntoView({ behavior: 'instant' });
}
