import type { KeyboardEvent } from 'react';
import { dataLang } from '../../data-lang.ts';
import styles from './LivePreview.module.css';
import { words } from './preview.words.ts';

interface FaceTabsProps {
  /** Null stands for the whole product. */
  faces: readonly { id: string | null; title: string }[];
  chosen: string | null;
  panel: string;
  onChoose: (id: string | null) => void;
}

/** Which face is looked at. */
export function FaceTabs({ faces, chosen, panel, onChoose }: FaceTabsProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const now = faces.findIndex(({ id }) => id === chosen);
    const last = faces.length - 1;
    const places: Record<string, number> = {
      ArrowRight: now < last ? now + 1 : 0,
      ArrowLeft: now > 0 ? now - 1 : last,
      Home: 0,
      End: last,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : faces[place];
    if (!next || place === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  };
  return (
    <div role="tablist" tabIndex={-1} aria-label={words.faces} className={styles.faces} onKeyDown={move}>
      {faces.map(({ id, title }) => (
        <button
          key={id ?? ''}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          aria-controls={panel}
          tabIndex={id === chosen ? 0 : -1}
          className={styles.face}
          onClick={() => onChoose(id)}
        >
          <span lang={id === null ? undefined : dataLang()}>{title}</span>
        </button>
      ))}
    </div>
  );
}
