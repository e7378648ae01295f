import type { Customization } from '@afterimage/contract/customization.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { useMemo } from 'react';
import { MediumEditor } from '../ar/MediumEditor.tsx';
import type { PlacedMedium } from '../ar/placed-medium.ts';
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
  const print = useMemo(() => photoPrint(item, projectScene(project, slots, '')), [project, item, slots]);
  if (!print) return null;
  return (
    <MediumEditor
      id={`project-medium-${item.id}`}
      title={item.title}
      print={print}
      value={value}
      onChange={onChange}
      onBusy={onBusy}
    />
  );
}
