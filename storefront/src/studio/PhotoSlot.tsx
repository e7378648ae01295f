import type { Photo } from '@afterimage/contract/files.ts';
import type { Customization } from '@afterimage/contract/customization.ts';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { acceptOf } from '../file-faults.ts';
import { Button } from '../ui/Button.tsx';
import { Corners } from '../ui/Corners.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { Icon } from '../ui/Icon.tsx';
import { alertIcon, checkIcon, uploadIcon } from '../ui/icons.ts';
import { UploadState } from '../ui/UploadState.tsx';
import { type StartUpload, useUpload } from '../use-upload.ts';
import type { StepEntry } from './product-customization.state.ts';
import { printQuality, sharpFrom } from './print-quality.ts';
import { SlotHead } from './SlotHead.tsx';
import styles from './PhotoSlot.module.css';
import { words } from './studio.words.ts';

interface PhotoSlotProps {
  slot: Customization;
  entry: StepEntry | undefined;
  id: string;
  error: string | undefined;
  expired: boolean;
  start: StartUpload<Photo>;
  onPhoto: (photo: Photo) => void;
  onRemove: () => void;
  onBusy: (busy: boolean) => void;
  children?: ReactNode;
}

/** A place for a photo, in the proportions in which it is printed: choose, drop, paste, replace, remove. */
export function PhotoSlot(props: PhotoSlotProps) {
  const { slot, entry, id, error, expired, start, onPhoto, onRemove, onBusy, children } = props;
  const { state, send, cancel, retry } = useUpload('photo', start, onPhoto);
  const [over, setOver] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { widthMm = 3, heightMm = 4 } = slot.limits;
  const busy = state.phase === 'uploading';
  const url = entry?.file ? entry.value : null;
  const shown = busy ? state.preview : url;
  const quality = entry?.size && !busy ? printQuality(entry.size, slot.limits) : null;
  const best = sharpFrom(slot.limits);

  useEffect(() => onBusy(busy), [busy, onBusy]);
  const take = useCallback(
    (files: FileList | null | undefined) => {
      const file = files?.[0];
      if (file) void send(file);
    },
    [send],
  );
  const described = [`${id}-rule`, error ? `${id}-error` : ''].filter(Boolean).join(' ');

  return (
    <section className={styles.slot} aria-labelledby={`${id}-title`}>
      <SlotHead slot={slot} id={`${id}-title`} />
      <div className={styles.body} style={{ ['--wide' as string]: widthMm / heightMm }}>
        <div
          className={styles.frame}
          style={{ aspectRatio: `${widthMm} / ${heightMm}` }}
          data-over={over || undefined}
          data-wrong={error ? '' : undefined}
          data-photo-slot={slot.id}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer.files);
          }}
        >
          {shown ? (
            <img
              src={shown}
              alt={words.yourPhoto({ title: slot.title })}
              className={styles.photo}
              data-busy={busy || undefined}
              onError={() => !busy && setBroken(url)}
            />
          ) : (
            <span className={styles.ask} aria-hidden="true">
              <Icon of={uploadIcon} size={28} />
              <span className={styles.askName}>{words.choosePhoto}</span>
              <span>{words.dropPhoto}</span>
            </span>
          )}
          <Corners size={20} state={over ? 'closed' : 'idle'} className={styles.corners} />
          <input
            ref={input}
            id={id}
            type="file"
            accept={acceptOf.photo}
            className={styles.file}
            // With a photo in it, the buttons beside the frame say what can be done; the frame stays a target for drops.
            aria-hidden={url ? true : undefined}
            tabIndex={url ? -1 : undefined}
            aria-label={words.chooseFor({ title: slot.title })}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
        </div>
        <div className={styles.side}>
          <UploadState of={state} onCancel={cancel} onRetry={retry} />
          {quality && url ? (
            <div className={styles.quality} data-quality={quality.quality}>
              <p className={styles.verdict}>
                <Icon of={quality.quality === 'soft' ? alertIcon : checkIcon} size={18} />
                {quality.text}
              </p>
              <p>
                {entry?.size ? words.pixels(entry.size) : null}
                {quality.quality === 'soft' ? `. ${words.softAdvice}` : null}
              </p>
            </div>
          ) : null}
          {url && broken === url ? <p className={styles.hint}>{words.broken}</p> : null}
          {expired && !url ? <p className={styles.hint}>{words.expired}</p> : null}
          {url && !busy ? (
            <div className={styles.actions}>
              <Button
                kind="secondary"
                small
                aria-label={words.replaceOf({ title: slot.title })}
                onClick={() => input.current?.click()}
              >
                {words.replace}
              </Button>
              <Button
                kind="quiet"
                small
                aria-label={words.removeOf({ title: slot.title })}
                onClick={() => {
                  onRemove();
                  input.current?.focus();
                }}
              >
                {words.remove}
              </Button>
            </div>
          ) : null}
          <p id={`${id}-rule`} className={styles.rule} hidden={busy || url !== null}>
            {words.photoRule} {best ? words.photoAdvice({ ...best }) : null}
          </p>
          <FieldError id={`${id}-error`} error={error} />
        </div>
      </div>
      {children}
    </section>
  );
}
