import { intlLocale } from '@afterimage/words/locale.ts';
import { starIcon } from './icons.ts';
import styles from './Rating.module.css';
import { words } from './ui.words.ts';

type RatingProps = { value: number; count: number; compact?: boolean };

/** Five stars filled as far as the value; in words "4.3 of 5, 27 reviews". Compact is one star and the number. */
export function Rating({ value, count, compact = false }: RatingProps) {
  const formatted = new Intl.NumberFormat(intlLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );
  const stars = compact ? 1 : 5;
  const part = compact ? 1 : Math.min(Math.max(value / 5, 0), 1);
  return (
    <span className={styles.rating}>
      <svg
        aria-hidden="true"
        className={styles.stars}
        viewBox={`0 0 ${stars * 24} 24`}
        style={{ ['--stars' as string]: stars }}
      >
        {Array.from({ length: stars }, (_, index) => (
          <path key={index} d={starIcon} transform={`translate(${index * 24} 0)`} />
        ))}
        <g style={{ clipPath: `inset(0 ${(1 - part) * 100}% 0 0)` }} className={styles.full}>
          <rect width={stars * 24} height="24" fill="none" stroke="none" />
          {Array.from({ length: stars }, (_, index) => (
            <path key={index} d={starIcon} transform={`translate(${index * 24} 0)`} />
          ))}
        </g>
      </svg>
      <span className="visually-hidden">{words.rating({ value: formatted, count })}</span>
      <span aria-hidden="true">
        {compact ? `${formatted} ` : null}
        <span className={styles.count}>({count})</span>
      </span>
    </span>
  );
}
