import type { Photo } from '@afterimage/contract/files.ts';
import type { Scene } from '@afterimage/scene/scene.ts';
import { useMemo } from 'react';
import { SurfaceCanvas } from '../scene/SurfaceCanvas.tsx';
import { words } from './order.words.ts';
import styles from './ProjectProof.module.css';

interface ProofSurfacesProps {
  scene: Scene;
  photos: ReadonlyMap<string, Photo>;
  small?: boolean;
}

/** The surfaces of a scene, each with its title. */
export function ProofSurfaces({ scene, photos, small = false }: ProofSurfacesProps) {
  const photoUrls = useMemo(() => new Map(Array.from(photos.values(), ({ id, url }) => [id, url])), [photos]);
  const surfaces = small ? scene.surfaceList.slice(0, 1) : scene.surfaceList;
  if (surfaces.length === 0) return null;
  return (
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
  );
}
