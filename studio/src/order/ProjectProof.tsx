import type { Customization } from '@afterimage/contract/customization.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import type { Scene } from '@afterimage/scene/scene.ts';
import { useMemo } from 'react';
import { SurfaceCanvas } from '../scene/SurfaceCanvas.tsx';
import { words } from './order.words.ts';
import { projectScene } from './project-scene.ts';
import { photosOfProject } from './project-slots.ts';
import styles from './ProjectProof.module.css';

interface ProjectProofProps {
  project: Pick<Project, 'printTemplate' | 'projectCustomizationItemList' | 'viewer'>;
  slots: readonly Customization[];
  /** Only the first face, without its name, as a sign for the whole thing. */
  small?: boolean;
}

/** Every face of an ordered thing, as it is printed. */
export function ProjectProof({ project, slots, small = false }: ProjectProofProps) {
  const scene = useMemo(
    () => projectScene(project, { customizations: slots, viewerUrl: project.viewer.url }),
    [project, slots],
  );
  const photos = useMemo(() => photosOfProject(project.projectCustomizationItemList), [project]);
  return <ProofSurfaces scene={scene} photos={photos} small={small} />;
}

interface ProofSurfacesProps {
  scene: Scene;
  photos: ReadonlyMap<string, Photo>;
  small?: boolean;
}

/** The faces of a scene, each with its name. */
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
