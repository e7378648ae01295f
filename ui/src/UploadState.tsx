import type { UploadPhase } from '@afterimage/client/upload/use-upload.ts';
import { Button } from './Button.tsx';
import { alertIcon } from './icons.ts';
import { Icon } from './Icon.tsx';
import styles from './UploadState.module.css';
import { words } from './upload.words.ts';

type UploadProgressProps = { share: number; name: string; onCancel: () => void };
type UploadFailureProps = { message: string; name: string; onRetry?: () => void };

/** How an upload stands: how far it has come, or why it was not taken; nothing when none is under way. */
export function UploadState({ of, onCancel, onRetry }: { of: UploadPhase; onCancel: () => void; onRetry: () => void }) {
  if (of.phase === 'uploading') return <UploadProgress share={of.share} name={of.name} onCancel={onCancel} />;
  if (of.phase === 'failed')
    return <UploadFailure message={of.message} name={of.name} {...(of.retry && { onRetry })} />;
  return null;
}

/** How far a file has come, and the way to give it up; once all of it has left, the shop is looking at it. */
function UploadProgress({ share, name, onCancel }: UploadProgressProps) {
  const percent = Math.floor(share * 100);
  const text = percent < 100 ? words.uploading({ percent }) : words.preparing;
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className="figures">{text}</span>
      </div>
      <progress className={styles.track} aria-label={words.uploadOf({ name })} value={percent} max={100} />
      <Button kind="quiet" small onClick={onCancel} aria-label={words.cancelUpload({ name })}>
        {words.cancel}
      </Button>
    </div>
  );
}

/** A file that was not taken: why, and another try where that may help. */
export function UploadFailure({ message, name, onRetry }: UploadFailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <Icon of={alertIcon} size={18} />
      <div>
        <p>{message}</p>
        <p className={styles.name}>{name}</p>
        {onRetry ? (
          <Button kind="secondary" small onClick={onRetry} className={styles.again}>
            {words.tryAgain}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
