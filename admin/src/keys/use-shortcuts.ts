import { useEffect, useRef } from 'react';
import { addShortcuts, type Shortcut } from './shortcuts.ts';

/** Adds keys as long as the component is shown; `?` lists them. The newest functions run. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const names = JSON.stringify(shortcuts.map(({ keys, title }) => [keys, title]));
  useEffect(
    () => addShortcuts(latest.current.map((one, at) => ({ ...one, run: () => latest.current[at]?.run() }))),
    [names],
  );
}
