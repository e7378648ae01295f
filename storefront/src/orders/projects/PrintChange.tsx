import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { useState } from 'react';
import { useStaying } from '@afterimage/client/navigation/navigation.ts';
import { ChangeActions } from './ChangeActions.tsx';
import type { ProjectParts, SlotChange } from './project-parts.ts';
import styles from './Projects.module.css';
import { words } from './projects.words.ts';
import type { useProjectChange } from './use-project-change.ts';

interface PrintChangeProps {
  id: string;
  project: Project;
  product: ProductDetail;
  extras: readonly string[];
  parts: ProjectParts;
  change: ReturnType<typeof useProjectChange>;
  onClose: (message?: string) => void;
}

/** Other photos, places and words, until production starts: seen first, then saved. */
export function PrintChange({ id, project, product, extras, parts, change, onClose }: PrintChangeProps) {
  const { Personalization } = parts;
  const staying = useStaying();
  const [changes, setChanges] = useState<SlotChange[]>([]);
  const [submittedChanges, setSubmittedChanges] = useState<SlotChange[]>([]);
  const [waiting, setWaiting] = useState(0);
  const errorAt = (slotId: number) => {
    const item = project.projectCustomizationItemList.find(({ customizationId }) => customizationId === slotId);
    const at = submittedChanges.findIndex((entry) => entry.id === item?.id);
    const path = `projectCustomizationItemList.${at}.personalization`;
    const fieldError = Object.entries(change.failure?.fields ?? {}).find(
      ([field]) => at >= 0 && field.startsWith(path),
    );
    return fieldError?.[1];
  };
  const save = async () => {
    const isHere = staying();
    setSubmittedChanges(changes);
    if ((await change.save(changes)) && isHere()) onClose(words.savedPrint);
  };
  return (
    <section className={styles.changing} aria-labelledby={`${id}-changing`}>
      <h3 id={`${id}-changing`} tabIndex={-1}>
        {words.changingPrint}
      </h3>
      <Personalization
        project={project}
        product={product}
        extras={extras}
        errorAt={errorAt}
        onChanges={setChanges}
        onBusy={setWaiting}
      />
      <ChangeActions
        note={changes.length > 0 ? words.unsavedPrint : null}
        waiting={waiting > 0}
        busy={change.busy}
        failure={change.failure}
        onSave={() => void save()}
        onLeave={() => onClose()}
      />
    </section>
  );
}
