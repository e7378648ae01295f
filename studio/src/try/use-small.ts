import { useSyncExternalStore } from 'react';

const query = '(pointer: coarse) and (max-width: 599px), (pointer: coarse) and (max-height: 479px)';

function watch(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether this is a phone itself. */
export function useSmall(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
}
