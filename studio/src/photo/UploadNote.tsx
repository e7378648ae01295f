import { Button } from '@afterimage/ui/Button.tsx';
import { UploadFailure } from '@afterimage/ui/UploadState.tsx';
import { intlLocale } from '@afterimage/words/locale.ts';
import { words } from './photo.words.ts';
import type { SlotUpload } from './photo-uploads.ts';
import styles from './UploadNote.module.css';

interface UploadNoteProps {
  upload: SlotUpload;
  onCancel: () => void;
  onRetry: (file: File) => void;
}

const megabytes = (bytes: number) =>
  new Intl.NumberFormat(intlLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1_000_000);

/** How far a photo is on its way, or why it was not taken. */
export function UploadNote({ upload, onCancel, onRetry }: UploadNoteProps) {
  const { name } = upload;
  if (upload.phase === 'failed') {
    const { message, retry } = upload;
    return <UploadFailure message={message} name={name} {...(retry && { onRetry: () => onRetry(retry) })} />;
  }
  const share = upload.phase === 'sending' ? upload.share : null;
  return (
    <div className={styles.note}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className="figures">{statusOf(upload)}</span>
      </div>
      <progress
        className={styles.track}
        aria-label={words.sendingOf({ name })}
        max={100}
        {...(share !== null && { value: Math.floor(share * 100) })}
      />
      <output className="visually-hidden">
        {upload.phase === 'sending' && upload.waiting ? words.waiting : words.sendingOf({ name })}
      </output>
      <Button kind="quiet" small onClick={onCancel} aria-label={words.cancelOf({ name })}>
        {words.cancel}
      </Button>
    </div>
  );
}

function statusOf(upload: Exclude<SlotUpload, { phase: 'failed' }>): string {
  if (upload.phase === 'reading') return words.reading;
  const { share, waiting, photo } = upload;
  if (waiting) return words.waiting;
  if (share === null) return words.queued;
  const total = photo.upload.size;
  return share < 1 ? words.sending({ sent: megabytes(share * total), total: megabytes(total) }) : words.preparing;
}
