import { useId, useMemo } from 'react';
import { type MatShape, matPaths } from './mat-paths.ts';
import styles from './MatRing.module.css';

interface MatRingProps {
  of: MatShape;
  /** Shows also what is cut off beyond it. */
  bleed?: boolean;
}

/** A mat as it is printed, open where its photo lies; it fills the box in which it is laid. */
export function MatRing({ of, bleed = false }: MatRingProps) {
  const id = useId();
  const { style, slot, photoId, width, height, bleedMm, outline } = of;
  const { shapes, hole, whole } = useMemo(
    () => matPaths({ style, slot, photoId, width, height, bleedMm, outline }),
    [style, slot, photoId, width, height, bleedMm, outline],
  );
  const more = bleed ? bleedMm : 0;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="none"
      data-mat={style}
      viewBox={`${-more} ${-more} ${width + 2 * more} ${height + 2 * more}`}
      className={styles.ring}
    >
      <clipPath id={id}>
        <path clipRule="evenodd" d={whole + hole} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {shapes.map(({ d, fill }) => (
          <path key={fill + d.length} d={d} fill={fill} />
        ))}
      </g>
    </svg>
  );
}
