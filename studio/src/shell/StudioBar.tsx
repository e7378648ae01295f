import type { ReactNode } from 'react';
import { priceText } from '@afterimage/ui/price-text.ts';
import { words as studioWords } from '../studio.words.ts';
import styles from './StudioBar.module.css';

interface StudioBarProps {
  total: number;
  highestTotal?: number | undefined;
  currency: string;
  quantity: number;
  /** Why there is no going on; null: there is. */
  why: string | null;
  /** The id of the sentence, for the button that it is about. */
  whyId: string;
  /** Whether there are several ways on, which get a row of their own in a narrow window. */
  many: boolean;
  children: ReactNode;
}

/** What it comes to and the way on, always in sight. */
export function StudioBar({ total, highestTotal, currency, quantity, why, whyId, many, children }: StudioBarProps) {
  return (
    <div className={styles.bar}>
      <output id={whyId} className={styles.why}>
        {why}
      </output>
      <div className={styles.row}>
        <div className={styles.price}>
          <strong className="figures">{priceText(total, currency, highestTotal)}</strong>
          <span>{studioWords.pieces({ count: quantity })}</span>
        </div>
        <div className={styles.ways} data-many={many || undefined}>
          {children}
        </div>
      </div>
    </div>
  );
}
