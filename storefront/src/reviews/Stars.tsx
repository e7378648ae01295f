import { starIcon } from '@afterimage/ui/icons.ts';
import styles from './Stars.module.css';
import { words } from './reviews.words.ts';

interface StarsProps {
  value: number;
  large?: boolean;
}

/** Five stars, filled as far as the value; in words for those who cannot see them. */
export function Stars({ value, large = false }: StarsProps) {
  const row = [0, 1, 2, 3, 4].map((place) => (
    <path key={place} d={starIcon} transform={`translate(${place * 24} 0)`} />
  ));
  return (
    <span className={styles.stars} data-large={large || undefined}>
      <svg viewBox="0 0 120 24" aria-hidden="true" focusable="false">
        {row}
        <g className={styles.full} style={{ clipPath: `inset(0 ${100 - value * 20}% 0 0)` }}>
          {/* The cut is measured from the whole row, not from what is drawn of it. */}
          <rect width="120" height="24" fill="none" stroke="none" />
          {row}
        </g>
      </svg>
      <span className="visually-hidden">{words.stars({ stars: value })}</span>
    </span>
  );
}
