import type { Customization } from '@afterimage/contract/customization.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { useEffect, useMemo } from 'react';
import { MediumEditor } from '../ar/MediumEditor.tsx';
import { displayFor, type PlacedMedium } from '../ar/placed-medium.ts';
import { useMediumWorks } from '../ar/use-medium-works.ts';
import { photoPrint, projectScene } from './project-scene.ts';

interface ProjectMediumProps {
  project: Project;
  item: Project['projectCustomizationItemList'][number];
  slots: readonly Customization[];
  value: PlacedMedium | null;
  onChange: (value: PlacedMedium | null) => void;
  onBusy: (busy: boolean) => void;
}

/** The second step of the studio for one ordered photo: another thing that plays on it. */
export function ProjectMedium({ project, item, slots, value, onChange, onBusy }: ProjectMediumProps) {
  const print = useMemo(
    () => photoPrint(item, projectScene(project, { customizations: slots, viewerUrl: '' })),
    [project, item, slots],
  );
  const { of, activeCount } = useMediumWorks([item.id], (_, medium) =>
    onChange({ medium, display: displayFor(medium, value) }),
  );
  const busy = activeCount > 0;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const work = of(item.id);
  if (!print || !work) return null;
  return (
    <MediumEditor
      id={`project-medium-${item.id}`}
      title={item.title}
      print={print}
      value={value}
      onChange={onChange}
      work={work}
    />
  );
}
