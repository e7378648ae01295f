import type { KeyboardEvent } from 'react';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { chevronDownIcon, chevronLeftIcon, chevronRightIcon } from '@afterimage/ui/icons.ts';
import { words } from './preview.words.ts';
import styles from './SurfacePager.module.css';

interface SurfacePagerProps {
  /** Null is the whole product. */
  surfaces: readonly { id: string | null; title: string }[];
  selectedId: string | null;
  panel: string;
  onChoose: (id: string | null) => void;
}

/** A pager for products with many surfaces: previous, next, or any of them. */
export function SurfacePager({ surfaces, selectedId, panel, onChoose }: SurfacePagerProps) {
  const pages = surfaces.filter(({ id }) => id !== null);
  const at = surfaces.findIndex(({ id }) => id === selectedId);
  const page = pages.findIndex(({ id }) => id === selectedId) + 1;
  const last = surfaces.length - 1;
  const turnTo = (index: number) => {
    const target = surfaces[Math.min(last, Math.max(0, index))];
    if (target) onChoose(target.id);
  };
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const isList = event.target instanceof HTMLSelectElement;
    const targets: Record<string, number> = {
      PageUp: at - 1,
      PageDown: at + 1,
      ...(!isList && { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }),
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    turnTo(target);
  };
  return (
    <div role="toolbar" tabIndex={-1} aria-label={words.faces} className={styles.pager} onKeyDown={onKey}>
      <IconButton
        icon={chevronLeftIcon}
        label={words.previousPage}
        aria-controls={panel}
        aria-disabled={at <= 0 || undefined}
        onClick={() => turnTo(at - 1)}
      />
      <span className={styles.chosen}>
        <select
          aria-label={words.page}
          aria-controls={panel}
          className={styles.list}
          value={selectedId ?? ''}
          onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
        >
          {surfaces.map(({ id, title }) => (
            <option key={id ?? ''} value={id ?? ''}>
              {title}
            </option>
          ))}
        </select>
        <Icon of={chevronDownIcon} size={16} />
      </span>
      <IconButton
        icon={chevronRightIcon}
        label={words.nextPage}
        aria-controls={panel}
        aria-disabled={at >= last || undefined}
        onClick={() => turnTo(at + 1)}
      />
      <output className={styles.count}>{page > 0 ? words.pageOf({ page, count: pages.length }) : ''}</output>
    </div>
  );
}
