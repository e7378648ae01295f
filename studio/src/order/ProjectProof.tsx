import type { Customization } from '@afterimage/contract/customization.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { useMemo } from 'react';
import { projectScene } from './project-scene.ts';
import { photosOfProject } from './project-slots.ts';
import { ProofSurfaces } from './ProofSurfaces.tsx';

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
  return <ProofSurfaces scene={scene} photos={photos} small={small} folded={!small} />;
}
