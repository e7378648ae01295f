import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './LivePreview.module.css';
import { words } from './preview.words.ts';

interface SurfaceTabsProps {
  /** Null stands for the whole product. */
  surfaces: readonly { id: string | null; title: string }[];
  selectedId: string | null;
  panel: string;
  onChoose: (id: string | null) => void;
}

/** So far from the row's end titles fade (LivePreview.module.css). */
const faded = 24;

/** Which face is looked at. */
export function SurfaceTabs({ surfaces, selectedId, panel, onChoose }: SurfaceTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const at = surfaces.findIndex(({ id }) => id === selectedId);
  // The face that is worked on may be chosen from elsewhere, and buttons that come beside the row make it shorter: its
  // title must not hide where the row runs on.
  useEffect(() => {
    const list = row.current;
    const tab = list?.children[at];
    if (!list || !tab) return;
    const observer = new ResizeObserver(() => {
      const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
      const past = inner.right - (outer.right - faded);
      list.scrollBy({ left: past > 0 ? past : Math.min(0, inner.left - outer.left) });
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [at]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = surfaces.length - 1;
    const indexByKey: Record<string, number> = {
      ArrowRight: at < last ? at + 1 : 0,
      ArrowLeft: at > 0 ? at - 1 : last,
      Home: 0,
      End: last,
    };
    const targetIndex = indexByKey[event.key];
    const next = targetIndex === undefined ? undefined : surfaces[targetIndex];
    if (!next || targetIndex === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[targetIndex]?.focus();
  };
  return (
    <div ref={row} role="tablist" tabIndex={-1} aria-label={words.faces} className={styles.faces} onKeyDown={move}>
      {surfaces.map(({ id, title }) => (
        <button
          key={id ?? ''}
          type="button"
          role="tab"
          aria-selected={id === selectedId}
          aria-controls={panel}
          tabIndex={id === selectedId ? 0 : -1}
          className={styles.face}
          onClick={() => onChoose(id)}
        >
          <span>{title}</span>
        </button>
      ))}
    </div>
  );
}
