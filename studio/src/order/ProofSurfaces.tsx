import type { Photo } from '@afterimage/contract/files.ts';
import type { Scene } from '@afterimage/scene/scene.ts';
import { useMemo, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { SurfaceCanvas } from '../scene/SurfaceCanvas.tsx';
import { words } from './order.words.ts';
import styles from './ProjectProof.module.css';

interface ProofSurfacesProps {
  scene: Scene;
  photos: ReadonlyMap<string, Photo>;
  small?: boolean;
  /** Whether the pages after the first few are hidden until a button shows them. */
  folded?: boolean;
}

/** How many pages of a folded proof are shown. */
const firstCount = 4;

/** The surfaces of a scene, each with its title. */
export function ProofSurfaces({ scene, photos, small = false, folded = false }: ProofSurfacesProps) {
  const photoUrls = useMemo(() => new Map(Array.from(photos.values(), ({ id, url }) => [id, url])), [photos]);
  const [showsAll, setShowsAll] = useState(false);
  const all = small ? scene.surfaceList.slice(0, 1) : scene.surfaceList;
  const isLong = folded && all.length > firstCount + 1;
  const surfaces = isLong && !showsAll ? all.slice(0, firstCount) : all;
  if (surfaces.length === 0) return null;
  return (
    <>
      <ul
        className={styles.faces}
        data-small={small ? '' : undefined}
        data-single={surfaces.length === 1 ? '' : undefined}
      >
        {surfaces.map((surface) => (
          <li key={surface.id} className={styles.face}>
            <SurfaceCanvas surface={surface} photoUrls={photoUrls} label={words.proofOf({ title: surface.title })} />
            {small || surfaces.length === 1 ? null : <span className={styles.name}>{surface.title}</span>}
          </li>
        ))}
      </ul>
      {isLong ? (
        <Button kind="quiet" small aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? words.fewerPages : words.allPages({ count: all.length })}
        </Button>
      ) : null}
    </>
  );
}
