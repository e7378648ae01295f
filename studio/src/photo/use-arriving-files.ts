import { type DragEvent, useEffect, useRef, useState } from 'react';

/** How a slot names itself to the one it is dragged onto. */
export const slotType = 'application/x-afterimage-slot';

interface Arriving {
  /** `slot` is the one that was meant, by where they were let go. */
  onFiles: (files: File[], slot: number | null) => void;
  onSwap: (from: number, to: number) => void;
}

const slotAt = (target: EventTarget | null): number | null => {
  const frame = target instanceof Element ? target.closest<HTMLElement>('[data-photo-slot]') : null;
  return frame ? Number(frame.dataset['photoSlot']) : null;
};

/** Photos that are dropped anywhere on an element, or pasted anywhere on the page. */
export function useArrivingFiles({ onFiles, onSwap }: Arriving) {
  const [over, setOver] = useState<number | 'step' | null>(null);
  const paste = useRef(onFiles);
  useEffect(() => {
    paste.current = onFiles;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Text that is pasted is left alone.
      if (files.length === 0) return;
      event.preventDefault();
      paste.current(files, slotAt(document.activeElement));
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  return {
    over,
    drop: {
      onDragOver(event: DragEvent) {
        const { types } = event.dataTransfer;
        if (!types.includes('Files') && !types.includes(slotType)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = types.includes(slotType) ? 'move' : 'copy';
        setOver(slotAt(event.target) ?? 'step');
      },
      onDragLeave(event: DragEvent) {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(null);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(null);
        const to = slotAt(event.target);
        const from = event.dataTransfer.getData(slotType);
        if (from !== '' && to !== null) onSwap(Number(from), to);
        else if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files], to);
      },
    },
  };
}
