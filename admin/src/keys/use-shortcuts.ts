import { useEffect, useRef } from 'react';
import { addShortcuts, type Shortcut } from './shortcuts.ts';

/** Adds keys as long as the component is shown; `?` lists them. The newest functions run. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const names = JSON.stringify(shortcuts.map(({ keys, title }) => [keys, title]));
  useEffect(() => {
    const present = JSON.parse(names) as [string[], string][];
    return addShortcuts(present.map(([keys, title], at) => ({ keys, title, run: () => latest.current[at]?.run() })));
  }, [names]);
}
