import { type DragEvent, useRef } from 'react';
import { moved } from '../table/columns.ts';

interface DragProps {
  draggable: true;
  onDragStart(event: DragEvent): void;
  onDragOver(event: DragEvent): void;
  onDrop(event: DragEvent): void;
}

/** Lets entries be put into another order, by dragging one onto another and by steps. */
export function useOrder(keys: readonly string[], onOrder: (keys: string[]) => void) {
  const dragged = useRef<string | null>(null);
  return {
    move: (key: string, by: number): void => onOrder(moved(keys, key, by)),
    dragProps: (key: string): DragProps => ({
      draggable: true,
      onDragStart: (event) => {
        dragged.current = key;
        event.dataTransfer.effectAllowed = 'move';
      },
      onDragOver: (event) => {
        if (dragged.current !== null) event.preventDefault();
      },
      onDrop: (event) => {
        const from = dragged.current;
        dragged.current = null;
        if (from === null || from === key) return;
        event.preventDefault();
        onOrder(moved(keys, from, keys.indexOf(key) - keys.indexOf(from)));
      },
    }),
  };
}
