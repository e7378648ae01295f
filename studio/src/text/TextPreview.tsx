import { leastTextMm } from '@afterimage/scene/warnings.ts';
import { oneDecimal } from './one-decimal.ts';
import { SurfaceCanvas } from '../scene/SurfaceCanvas.tsx';
import styles from './TextStep.module.css';
import { words } from './text.words.ts';
import { fewOf } from './text-view.ts';
import type { TextView } from './use-text-view.ts';

const noPhotos: ReadonlyMap<string, string> = new Map();

/** The text as it will be printed, and what there is to say about it. */
export function TextPreview({ view: { text, font, surface, layout: textLayout } }: { view: TextView }) {
  const { substituted, sizeMm, bounds } = textLayout;
  const notes = [
    substituted.length > 0 ? words.lent({ font, signs: fewOf(substituted) }) : '',
    bounds && sizeMm < leastTextMm ? words.small({ size: oneDecimal(sizeMm) }) : '',
  ];
  return (
    <div className={styles.preview}>
      <div className={styles.sheet} style={{ maxInlineSize: `${(176 * surface.widthMm) / surface.heightMm}px` }}>
        <SurfaceCanvas
          surface={surface}
          photoUrls={noPhotos}
          label={text === '' ? words.nothing : words.looks({ text })}
        />
        {text === '' ? (
          <span aria-hidden="true" className={styles.nothing}>
            {words.nothingHint}
          </span>
        ) : null}
      </div>
      <div aria-live="polite" className={styles.notes}>
        {notes.filter(Boolean).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}
