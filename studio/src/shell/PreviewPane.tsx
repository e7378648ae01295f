import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { chevronDownIcon, chevronUpIcon } from '@afterimage/ui/icons.ts';
import { words } from './shell.words.ts';
import { heightNear, previewHeights } from './preview-height.ts';
import styles from './PreviewPane.module.css';

interface PreviewPaneProps {
  /** Whether the preview starts smaller, to leave more room to the tools. */
  small?: boolean;
  children: ReactNode;
}

/**
 * Where the product is seen while it is worked on: beside the tools, and on a narrow window above them, where it has
 * three heights, by its buttons or by drawing its lower edge.
 */
export function PreviewPane({ small = false, children }: PreviewPaneProps) {
  const [chosenHeight, setHeight] = useState<number | null>(null);
  const height = chosenHeight ?? (small ? 0 : 1);
  const [draggedHeight, setDraggedHeight] = useState<number | null>(null);
  const from = useRef<{ y: number; share: number } | null>(null);
  const share = draggedHeight ?? previewHeights[height] ?? 0;

  const onMove = (event: PointerEvent) => {
    if (!from.current) return;
    setDraggedHeight(
      Math.min(0.72, Math.max(0.12, from.current.share + (event.clientY - from.current.y) / innerHeight)),
    );
  };
  const onEnd = () => {
    if (!from.current) return;
    from.current = null;
    setHeight(heightNear(share));
    setDraggedHeight(null);
  };
  return (
    <section
      className={styles.stage}
      data-stage=""
      aria-label={words.preview}
      data-drawn={draggedHeight === null ? undefined : ''}
      style={{ ['--share' as string]: share }}
    >
      <div className={styles.seen}>{children}</div>
      <div className={styles.edge}>
        <IconButton
          icon={chevronUpIcon}
          label={words.smaller}
          aria-disabled={height === 0 || undefined}
          onClick={() => setHeight(Math.max(0, height - 1))}
        />
        <span
          className={styles.grip}
          aria-hidden="true"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = { y: event.clientY, share };
          }}
          onPointerMove={onMove}
          onPointerUp={onEnd}
          onPointerCancel={onEnd}
        />
        <IconButton
          icon={chevronDownIcon}
          label={words.larger}
          aria-disabled={height === previewHeights.length - 1 || undefined}
          onClick={() => setHeight(Math.min(previewHeights.length - 1, height + 1))}
        />
      </div>
    </section>
  );
}
