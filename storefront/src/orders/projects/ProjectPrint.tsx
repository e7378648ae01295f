import type { Limits } from '@afterimage/contract/customization.ts';
import type { Medium } from '@afterimage/contract/files.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { acceptOf } from '../../file-faults.ts';
import { useAppDispatch } from '../../hooks.ts';
import { Button } from '../../ui/Button.tsx';
import { HiddenFileInput } from '../../ui/HiddenFileInput.tsx';
import { checkIcon } from '../../ui/icons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LivePrint } from '../../ui/LivePrint.tsx';
import { UploadFailure, UploadState } from '../../ui/UploadState.tsx';
import { type StartUpload, useUpload } from '../../use-upload.ts';
import type { OrderRef } from '../order-ref.ts';
import { updateProject } from '../orders.state.ts';
import styles from './Projects.module.css';
import { words } from './projects.words.ts';
import { ratioOf, shownOf } from './slot-facts.ts';

interface ProjectPrintProps {
  of: OrderRef;
  project: Project;
  item: Project['projectCustomizationItemList'][number];
  limits: Limits | undefined;
  start: StartUpload<Medium>;
}

/** One printed photo with what plays on it, and the means to exchange that: seen first, then saved. */
export function ProjectPrint({ of, project, item, limits, start }: ProjectPrintProps) {
  const dispatch = useAppDispatch();
  /** Undefined: nothing was changed; null: it is to be taken away. */
  const [next, setNext] = useState<Medium | null | undefined>(undefined);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const [returning, setReturning] = useState(false);
  const { state, send, cancel, retry } = useUpload('medium', start, setNext);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { photo, title, arCustomization: now } = item;
  const shown = next === undefined ? now : next;
  const changed = next !== undefined;

  const save = async () => {
    if (next === undefined || busy) return;
    setBusy(true);
    setFault('');
    const arCustomization = next && { attachmentId: next.id, type: next.type };
    const body = { projectCustomizationItemList: [{ id: item.id, arCustomization }] };
    const done = await dispatch(updateProject({ of, projectId: project.id, change: body }));
    setBusy(false);
    if (updateProject.rejected.match(done)) return setFault(done.payload?.description || words.failed);
    setSaid(next ? words.saved : words.savedWithout);
    setNext(undefined);
    setReturning(true);
  };

  // The button that had the focus is gone after saving or leaving; the next one to press takes it.
  useEffect(() => {
    if (!changed && returning) document.getElementById(`${id}-change`)?.focus();
  }, [changed, returning, id]);

  if (!photo) return <p className={styles.gone}>{words.gone}</p>;
  return (
    <section data-room="dark" className={styles.print} aria-labelledby={`${id}-title`}>
      <div className={styles.stage}>
        <LivePrint
          ratio={ratioOf(item, limits)}
          photo={{ url: photo.url, alt: words.photoOf({ title }) }}
          medium={shown && { url: shown.url, isVideo: shown.type === 'VIDEO', alt: words.plays({ title }) }}
        />
      </div>
      <div className={styles.tools}>
        <h3 id={`${id}-title`}>{title}</h3>
        <dl className={styles.facts}>
          {limits?.widthMm && limits.heightMm ? (
            <div>
              <dt>{words.size}</dt>
              <dd>{words.mm({ width: limits.widthMm, height: limits.heightMm })}</dd>
            </div>
          ) : null}
          <div>
            <dt>{words.shows}</dt>
            <dd>{shownOf(shown)}</dd>
          </div>
        </dl>
        <HiddenFileInput
          ref={input}
          accept={acceptOf.medium}
          label={words.changeOf({ title })}
          onFile={(file) => {
            setSaid('');
            setFault('');
            void send(file);
          }}
        />
        <UploadState of={state} onCancel={cancel} onRetry={retry} />
        {fault ? <UploadFailure message={fault} name={title} /> : null}
        {changed ? (
          <>
            <p className={styles.staged}>{next ? words.newOne : words.without}</p>
            <div className={styles.ways}>
              <Button small busy={busy} busyText={words.saving} onClick={() => void save()}>
                {words.save}
              </Button>
              <Button
                kind="quiet"
                small
                onClick={() => {
                  setNext(undefined);
                  setReturning(true);
                }}
              >
                {words.leave}
              </Button>
            </div>
          </>
        ) : null}
        {changed || state.phase === 'uploading' ? null : (
          <>
            <div className={styles.ways}>
              <Button
                kind="secondary"
                small
                id={`${id}-change`}
                aria-label={now ? words.changeOf({ title }) : words.attachOf({ title })}
                onClick={() => input.current?.click()}
              >
                {now ? words.change : words.attach}
              </Button>
              {now ? (
                <Button
                  kind="quiet"
                  small
                  aria-label={words.takeAwayOf({ title })}
                  onClick={() => {
                    setSaid('');
                    setNext(null);
                  }}
                >
                  {words.takeAway}
                </Button>
              ) : null}
            </div>
            <p className={styles.rule}>{words.rule}</p>
          </>
        )}
        <output className={styles.said}>
          {said && !changed ? (
            <>
              <Icon of={checkIcon} size={18} /> {said}
            </>
          ) : null}
        </output>
      </div>
    </section>
  );
}
