import type { Photo } from '@afterimage/contract/files.ts';
import { useEffect, useId, useRef } from 'react';
import { acceptOf } from '@afterimage/client/upload/file-faults.ts';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { closeIcon, imageIcon } from '@afterimage/ui/icons.ts';
import { UploadState } from '@afterimage/ui/UploadState.tsx';
import { type StartUpload, useUpload } from '@afterimage/client/upload/use-upload.ts';
import styles from './PhotoField.module.css';
import { words } from './review-form.words.ts';
import { mostPhotos } from './review-schema.ts';

interface PhotoFieldProps {
  photos: readonly Photo[];
  start: StartUpload<Photo>;
  onChange: (photos: Photo[]) => void;
  onBusy: (busy: boolean) => void;
}

/** Photos beside the words, one after another up to the most; each can be taken out again. */
export function PhotoField({ photos, start, onChange, onBusy }: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<File[]>([]);
  const { state, send, cancel, retry } = useUpload('photo', start, (photo) => {
    const others = photos.filter((each) => each.id !== photo.id);
    onChange([...others, photo].slice(0, mostPhotos));
    next();
  });
  const busy = state.phase === 'uploading';
  const full = photos.length >= mostPhotos;
  useEffect(() => onBusy(busy), [busy, onBusy]);

  function next() {
    const file = waiting.current.shift();
    if (file) void send(file);
  }
  function take(files: FileList | null) {
    waiting.current = [...(files ?? [])].slice(0, mostPhotos - photos.length);
    next();
  }
  function giveUp() {
    waiting.current = [];
    cancel();
  }
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>
        {words.photos} <span className={styles.optional}>{words.optional}</span>
      </legend>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.id} className={styles.photo}>
            <img src={photo.url} width={photo.width} height={photo.height} alt={words.photo({ number: index + 1 })} />
            <IconButton
              icon={closeIcon}
              label={words.removePhoto({ number: index + 1 })}
              className={styles.remove}
              onClick={() => {
                onChange(photos.filter(({ id: each }) => each !== photo.id));
                input.current?.focus();
              }}
            />
          </li>
        ))}
        <li className={styles.add} hidden={full || busy}>
          <Icon of={imageIcon} size={24} />
          <span aria-hidden="true">{words.addPhoto}</span>
          <input
            ref={input}
            type="file"
            multiple
            accept={acceptOf.photo}
            aria-label={words.addPhoto}
            className={styles.input}
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
        </li>
      </ul>
      <UploadState of={state} onCancel={giveUp} onRetry={retry} />
      <p id={`${id}-hint`} className={styles.hint}>
        {full ? words.full : words.photosHint({ most: mostPhotos })}
      </p>
    </fieldset>
  );
}
