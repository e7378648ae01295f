import type { Customization } from '@afterimage/contract/customization.ts';
import type { Project, ProjectVersion } from '@afterimage/contract/projects.ts';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { entryOf } from '@afterimage/client/state/bounded-entries.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { lettersIcon } from '@afterimage/ui/making-icons.ts';
import { ErrorState } from '@afterimage/ui/States.tsx';
import { momentOf } from '../order-dates.ts';
import type { OrderRef } from '../order-ref.ts';
import { loadVersions } from '../orders.state.ts';
import type { ProjectParts, SlotChange } from './project-parts.ts';
import { changeBack, isPresent } from './project-versions.ts';
import styles from './ProjectHistory.module.css';
import { words } from './projects.words.ts';
import { previousContent } from './slot-facts.ts';

interface ProjectHistoryProps {
  of: OrderRef;
  project: Project;
  slots: readonly Customization[];
  parts: Pick<ProjectParts, 'Playing'>;
  /** Whether something is being saved. */
  busy: boolean;
  onRevert: (change: SlotChange) => Promise<void>;
}

/** What a project was before each change, and the way back to it. */
export function ProjectHistory({ of, project, slots, parts, busy, onRevert }: ProjectHistoryProps) {
  const dispatch = useAppDispatch();
  const projectId = project.id;
  const versions = useAppSelector((state) => entryOf(state.orders.versions, projectId));
  const [failed, setFailed] = useState(false);
  const [pressed, setPressed] = useState<string | null>(null);
  const isLoadNeeded = versions === undefined;
  const [name, key] = 'orderKey' in of ? (['orderKey', of.orderKey] as const) : (['orderId', of.orderId] as const);

  useEffect(() => {
    if (!isLoadNeeded || failed) return;
    const ref = name === 'orderKey' ? { orderKey: key } : { orderId: key };
    const loading = dispatch(loadVersions({ of: ref, projectId }));
    void loading.then((done) => setFailed(loadVersions.rejected.match(done) && !done.meta.aborted));
    return () => loading.abort();
  }, [dispatch, isLoadNeeded, failed, name, key, projectId]);

  return (
    <section aria-labelledby={`history-${projectId}`} className={styles.history}>
      <h3 id={`history-${projectId}`}>{words.history}</h3>
      {failed && isLoadNeeded ? <ErrorState title={words.historyFailed} onRetry={() => setFailed(false)} /> : null}
      {isLoadNeeded && !failed ? <p className={styles.hint}>{words.historyLoading}</p> : null}
      {versions?.length === 0 ? <p className={styles.hint}>{words.historyEmpty}</p> : null}
      {versions && versions.length > 0 ? (
        <ol className={styles.list}>
          {versions.map((version) => (
            <Version
              key={version.id}
              version={version}
              project={project}
              slots={slots}
              parts={parts}
              busy={busy && pressed === version.id}
              onRevert={async () => {
                setPressed(version.id);
                await onRevert(changeBack(version));
              }}
            />
          ))}
        </ol>
      ) : null}
    </section>
  );
}

interface VersionProps extends Pick<ProjectHistoryProps, 'project' | 'slots' | 'parts'> {
  version: ProjectVersion;
  busy: boolean;
  onRevert: () => Promise<void>;
}

function Version({ version, project, slots, parts, busy, onRevert }: VersionProps) {
  const { changed, createdAt } = version;
  const item = project.projectCustomizationItemList.find(({ id }) => id === version.projectCustomizationItemId);
  const what = previousContent(version, item);
  const date = momentOf(createdAt);
  const late = changed === 'personalization' && !project.personalizable;
  return (
    <li className={styles.version}>
      <div className={styles.picture} aria-hidden="true">
        <VersionPreview version={version} project={project} slots={slots} parts={parts} />
      </div>
      <p>
        <span className={styles.what}>{what}</span>
        <time dateTime={createdAt} className={styles.hint}>
          {words.until({ date })}
        </time>
      </p>
      {item && isPresent(version, item) ? (
        <p className={styles.hint}>{words.present}</p>
      ) : late ? (
        <p className={styles.hint}>{words.tooLate}</p>
      ) : (
        <Button
          kind="secondary"
          small
          busy={busy}
          busyText={words.puttingBack}
          aria-label={words.putBackOf({ what, date })}
          onClick={() => void onRevert()}
        >
          {words.putBack}
        </Button>
      )}
    </li>
  );
}

/** What can be seen of a version at a glance: its medium, its photo as it lay, or that it is about words. */
function VersionPreview({ version, project, slots, parts: { Playing } }: Omit<VersionProps, 'busy' | 'onRevert'>) {
  const { before, changed, projectCustomizationItemId: id } = version;
  if (changed === 'personalization')
    return before.photo ? (
      <Playing project={project} item={{ ...before, id, arCustomization: null }} slots={slots} />
    ) : (
      <Icon of={lettersIcon} size={24} />
    );
  const url = posterOf(before);
  return url ? <img src={url} alt="" loading="lazy" width={72} height={72} /> : null;
}

/** What can stand for a medium without loading it: its poster, a picture itself, else the photo that it lay on. */
function posterOf({ arCustomization: medium, photo }: ProjectVersion['before']): string | null {
  if (medium?.posterUrl) return medium.posterUrl;
  return medium?.type === 'IMAGE' ? medium.url : (photo?.url ?? null);
}
