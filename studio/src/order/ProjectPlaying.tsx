import type { Customization } from '@afterimage/contract/customization.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { useMemo } from 'react';
import { MediumOnPhoto } from '../ar/MediumOnPhoto.tsx';
import { placedOf } from '../ar/placed-medium.ts';
import { photoPrint, projectScene } from './project-scene.ts';

interface ProjectPlayingProps {
  project: Project;
  item: Project['projectCustomizationItemList'][number];
  slots: readonly Customization[];
}

/** A printed photo of an order with what plays on it. */
export function ProjectPlaying({ project, item, slots }: ProjectPlayingProps) {
  const print = useMemo(
    () => photoPrint(item, projectScene(project, { customizations: slots, viewerUrl: '' })),
    [project, item, slots],
  );
  if (!print) return null;
  const { arCustomization: medium, title } = item;
  const placedMedium = placedOf({ medium, display: medium?.display ?? null });
  return <MediumOnPhoto print={print} placed={placedMedium} name={title} />;
}
