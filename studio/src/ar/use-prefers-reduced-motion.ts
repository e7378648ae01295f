import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function watch(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the person wants little movement: then nothing starts by itself. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => true,
  );
}
