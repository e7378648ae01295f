import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { outlinePath } from '@afterimage/scene/shapes.ts';
import { pathData } from './path-data.ts';
import styles from './SurfaceCanvas.module.css';

/** What is not printed: where photos are still missing, and with `guides` what is cut off and how far words are safe. */
export function SurfaceGuides({ surface, guides }: { surface: SceneSurface; guides: boolean }) {
  const { widthMm, heightMm, bleedMm, safeMm, outline, itemList } = surface;
  const margin = guides ? bleedMm : 0;
  const whole = { x: 0, y: 0, width: widthMm, height: heightMm, rotation: 0 };
  const trimPath = pathData(outlinePath(whole, outline));
  const empty = itemList.filter((item) => item.kind === 'photo' && !item.photo);
  if (empty.length === 0 && !guides) return null;
  return (
    <svg
      aria-hidden="true"
      className={styles.guides}
      viewBox={`${-margin} ${-margin} ${widthMm + 2 * margin} ${heightMm + 2 * margin}`}
    >
      {empty.map((item) => (
        <path
          key={JSON.stringify(item.place)}
          className={styles.empty}
          d={pathData(outlinePath(item.place, item.kind === 'photo' ? item.outline : 'rectangle'))}
        />
      ))}
      {guides && bleedMm > 0 ? (
        <path
          className={styles.bleed}
          fillRule="evenodd"
          d={pathData(outlinePath(whole, 'rectangle', bleedMm)) + trimPath}
        />
      ) : null}
      {guides ? <path className={styles.trim} d={trimPath} /> : null}
      {guides && safeMm > 0 ? (
        <>
          <path className={styles.halo} d={pathData(outlinePath(whole, outline, -safeMm))} />
          <path className={styles.safe} d={pathData(outlinePath(whole, outline, -safeMm))} />
        </>
      ) : null}
    </svg>
  );
}
