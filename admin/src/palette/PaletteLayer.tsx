import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
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
  return isOpen ? <OpenPalette lines={lines} onClose={close} /> : null;
}

function OpenPalette({ lines, onClose }: Pick<PaletteLayerProps, 'lines'> & { onClose(): void }) {
  const [typed] = useState(() => ({ text: '' }));
  return (
    <Suspense fallback={<EarlyKeys typed={typed} onClose={onClose} />}>
      <Palette lines={lines} typed={typed} onClose={onClose} />
    </Suspense>
  );
}

/** Keeps what is typed while the palette's code is on its way, so that no key is lost and none fires a shortcut. */
function EarlyKeys({ typed, onClose }: { typed: { text: string }; onClose(): void }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Backspace') typed.text = typed.text.slice(0, -1);
      else if (event.key.length === 1) typed.text += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [typed, onClose]);
  return null;
}
