import { lazy, Suspense, useCallback, useEffect } from 'react';
import type { NavigationLine } from '../app/navigation-lines.ts';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

interface PaletteLayerProps {
  lines: readonly NavigationLine[];
  isOpen: boolean;
  onChange(isOpen: boolean): void;
}

/** Opens the palette at Ctrl K and ⌘ K, also while something is typed. Its code comes when it is first opened. */
export function PaletteLayer({ lines, isOpen, onChange }: PaletteLayerProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      onChange(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onChange]);
  const close = useCallback(() => onChange(false), [onChange]);
  return isOpen ? (
    <Suspense>
      <Palette lines={lines} onClose={close} />
    </Suspense>
  ) : null;
}
