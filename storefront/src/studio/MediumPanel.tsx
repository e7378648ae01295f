import type { Medium } from '@afterimage/contract/files.ts';
import { useEffect, useRef } from 'react';
import { acceptOf } from '../file-faults.ts';
import { Button } from '../ui/Button.tsx';
import { HiddenFileInput } from '../ui/HiddenFileInput.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { Icon } from '../ui/Icon.tsx';
import { playIcon } from '../ui/icons.ts';
import { LivePrint } from '../ui/LivePrint.tsx';
import { UploadState } from '../ui/UploadState.tsx';
import { type StartUpload, useUpload } from '../use-upload.ts';
import type { ArData } from './ar-customization.state.ts';
import styles from './MediumPanel.module.css';
import { words } from './studio.words.ts';

interface MediumPanelProps {
  id: string;
  title: string;
  ratio: string;
  photoUrl: string | null;
  medium: ArData | undefined;
  error: string | undefined;
  expired: boolean;
  start: StartUpload<Medium>;
  onMedium: (medium: Medium) => void;
  onRemove: () => void;
  onBusy: (busy: boolean) => void;
}

/** The dark room under a photo: the film or picture that plays on it. */
export function MediumPanel(props: MediumPanelProps) {
  const { id, title, ratio, photoUrl, medium, error, expired, start, onMedium, onRemove, onBusy } = props;
  const { state, send, cancel, retry } = useUpload('medium', start, onMedium);
  const input = useRef<HTMLInputElement>(null);
  const busy = state.phase === 'uploading';
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const has = medium?.value != null && photoUrl !== null;
  return (
    <section
      data-room="dark"
      className={styles.panel}
      aria-label={`${words.shows}: ${title}`}
      data-live={has || undefined}
    >
      {has && medium.value !== null ? (
        <div className={styles.print}>
          <LivePrint
            ratio={ratio}
            photo={{ url: photoUrl, alt: '' }}
            medium={{ url: medium.value, isVideo: medium.video !== null, alt: `${words.shows}: ${title}` }}
          />
        </div>
      ) : null}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Icon of={playIcon} size={18} />
          {words.shows}
          <span className={styles.optional}>{words.optional}</span>
        </h3>
        <p className={styles.lede}>{photoUrl === null ? words.showsFirst : words.showsLede}</p>
        <HiddenFileInput
          ref={input}
          accept={acceptOf.medium}
          label={words.chooseMediumFor({ title })}
          onFile={(file) => void send(file)}
        />
        <UploadState of={state} onCancel={cancel} onRetry={retry} />
        {expired && !has ? <p className={styles.hint}>{words.expired}</p> : null}
        {photoUrl !== null && !busy ? (
          <div className={styles.actions}>
            <Button
              id={id}
              kind="secondary"
              small
              aria-label={has ? words.replaceMediumOf({ title }) : words.chooseMediumFor({ title })}
              aria-describedby={`${id}-rule ${id}-error`}
              onClick={() => input.current?.click()}
            >
              {has ? words.replaceMedium : words.chooseMedium}
            </Button>
            {has ? (
              <Button
                kind="quiet"
                small
                aria-label={words.removeMediumOf({ title })}
                onClick={() => {
                  onRemove();
                  document.getElementById(id)?.focus();
                }}
              >
                {words.removeMedium}
              </Button>
            ) : null}
          </div>
        ) : null}
        {photoUrl !== null && !has ? (
          <p id={`${id}-rule`} className={styles.rule}>
            {words.mediumRule}
          </p>
        ) : null}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </section>
  );
}
