import type { Customization } from '@afterimage/contract/customization.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { useState } from 'react';
import { useStaying } from '@afterimage/client/navigation/navigation.ts';
import { ChangeActions } from './ChangeActions.tsx';
import type { MediumOnPrint, ProjectItem, ProjectParts } from './project-parts.ts';
import { mediumChange } from './project-versions.ts';
import styles from './Projects.module.css';
import { words } from './projects.words.ts';
import type { useProjectChange } from './use-project-change.ts';

interface MediumChangeProps {
  id: string;
  project: Project;
  item: ProjectItem;
  slots: readonly Customization[];
  parts: ProjectParts;
  change: ReturnType<typeof useProjectChange>;
  onClose: (message?: string) => void;
}

/** Another thing that plays on one photo: seen first, then saved. */
export function MediumChange({ id, project, item, slots, parts, change, onClose }: MediumChangeProps) {
  const { Medium } = parts;
  const staying = useStaying();
  /** Undefined: nothing was changed; null: it is to be taken away. */
  const [next, setNext] = useState<MediumOnPrint | null | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);
  const { arCustomization: now, title } = item;
  const value = next === undefined ? currentMedium(now) : next;
  // What was chosen and taken away again leaves a photo that shows nothing as it was.
  const isChanged = next !== undefined && !(next === null && now === null);
  const save = async () => {
    if (next === undefined) return;
    const isHere = staying();
    const result = await change.save([{ id: item.id, arCustomization: mediumChange(next) }]);
    if (result && isHere()) onClose(next ? words.saved : words.savedWithout);
  };
  return (
    <section className={styles.changing} aria-labelledby={`${id}-changing`}>
      <h3 id={`${id}-changing`} tabIndex={-1}>
        {words.changing({ title })}
      </h3>
      <Medium project={project} item={item} slots={slots} value={value} onChange={setNext} onBusy={setWaiting} />
      <ChangeActions
        note={isChanged ? (next ? words.unsaved : words.unsavedWithout) : null}
        waiting={waiting}
        busy={change.busy}
        failure={change.failure}
        onSave={() => void save()}
        onLeave={() => onClose()}
      />
    </section>
  );
}

const plain = { fit: 'cover', x: 0, y: 0, scale: 1, rotation: 0, loop: true, sound: true } as const;

function currentMedium(now: ProjectItem['arCustomization']): MediumOnPrint | null {
  if (!now) return null;
  const { display, ...medium } = now;
  return { medium, display: display ?? plain };
}
