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

/** The palette; what is typed before its field is there is written into it, so that no key is lost or a shortcut. */
function OpenPalette({ lines, onClose }: Pick<PaletteLayerProps, 'lines'> & { onClose(): void }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('[data-palette]')) return;
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Backspace') setText((typed) => typed.slice(0, -1));
      else if (event.key.length === 1) setText((typed) => typed + event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [onClose]);
  return (
    <Suspense>
      <Palette lines={lines} text={text} onText={setText} onClose={onClose} />
    </Suspense>
  );
}
