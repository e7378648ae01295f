import { matStyles, type MatStyle } from '@afterimage/contract/mats.ts';
import { useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { checkIcon } from '../../ui/icons.ts';
import { words } from './mat.words.ts';
import type { MatLook } from './mat-paths.ts';
import styles from './MatChoice.module.css';
import { MatRing } from './MatRing.tsx';

interface MatChoiceProps {
  /** The slot's name. */
  title: string;
  /** The photo and the place that a mat would fill. */
  of: Omit<MatLook, 'style'>;
  /** Where the photo can be seen, small. */
  url: string;
  value: MatStyle | null;
  onChange: (mat: MatStyle | null) => void;
}

/** No mat or one of the styles, each shown round this very photo as it will be printed. */
export function MatChoice({ title, of, url, value, onChange }: MatChoiceProps) {
  const id = useId();
  const round = of.outline === 'ellipse' || undefined;
  return (
    <fieldset className={styles.choice} aria-describedby={`${id}-why`} aria-label={`${words.mat}: ${title}`}>
      <span aria-hidden="true" className={styles.label}>
        {words.mat}
      </span>
      <div className={styles.styles}>
        {[null, ...matStyles].map((style) => (
          <label key={style ?? 'none'} className={styles.style}>
            <input
              type="radio"
              name={id}
              value={style ?? ''}
              checked={value === style}
              onChange={() => onChange(style)}
            />
            <span className={styles.face} style={{ aspectRatio: `${of.width} / ${of.height}` }} data-round={round}>
              <img src={url} alt="" draggable={false} />
              {style ? <MatRing of={{ ...of, style }} /> : null}
              {value === style ? (
                <span className={styles.mark}>
                  <Icon of={checkIcon} size={16} />
                </span>
              ) : null}
            </span>
            <span className={styles.name}>{style ? words.styles[style] : words.none}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-why`} className={styles.why}>
        {words.why}
      </p>
    </fieldset>
  );
}
