import type { PictureCorners } from '@afterimage/contract/print.ts';
import { outlineAt, type Point, thirdsOf } from './corner-moves.ts';
import styles from './faces.module.css';

/** The size of a face as it is typed; it need not be valid yet. */
export interface FaceSize {
  widthMm: number;
  heightMm: number;
  bleedMm: number;
  safeMm: number;
}

interface FaceLinesProps {
  corners: PictureCorners;
  color: string;
  /** Draws bleed, safe area and thirds too. */
  size?: FaceSize;
}

const units = 1000;
const pathOf = (points: readonly Point[]): string => points.map(({ x, y }) => `${x * units},${y * units}`).join(' ');

/** A face on the picture: its finished size, with bleed and safe area in their true proportion. */
export function FaceLines({ corners, color, size }: FaceLinesProps) {
  const isSized = size !== undefined && size.widthMm > 0 && size.heightMm > 0;
  const hasBleed = isSized && size.bleedMm > 0;
  const hasSafe = isSized && size.safeMm > 0 && 2 * size.safeMm < Math.min(size.widthMm, size.heightMm);
  return (
    <svg
      viewBox={`0 0 ${units} ${units}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.lines}
      style={{ ['--face' as string]: color }}
    >
      <polygon points={pathOf(corners)} className={styles.fill} />
      {size
        ? thirdsOf(corners).map(([from, to], index) => (
            <line
              // oxlint-disable-next-line react/no-array-index-key -- the four lines keep their order
              key={index}
              x1={from.x * units}
              y1={from.y * units}
              x2={to.x * units}
              y2={to.y * units}
              className={styles.third}
            />
          ))
        : null}
      {hasBleed ? <Outline kind="bleed" points={outlineAt(corners, size, size.bleedMm)} /> : null}
      {hasSafe ? <Outline kind="safe" points={outlineAt(corners, size, -size.safeMm)} /> : null}
      <Outline kind="trim" points={corners} />
    </svg>
  );
}

/** A line that is seen on light and dark pictures: white below, and its color above. */
const Outline = ({ kind, points }: { kind: 'trim' | 'bleed' | 'safe'; points: readonly Point[] }) => (
  <>
    <polygon points={pathOf(points)} className={styles.halo} />
    <polygon points={pathOf(points)} className={styles[kind]} />
  </>
);
