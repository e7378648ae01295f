import { Button } from '@afterimage/ui/Button.tsx';
import { UploadFailure } from '@afterimage/ui/UploadState.tsx';
import styles from './MakingState.module.css';
import { words } from './making.words.ts';
import type { Making } from './medium-work.ts';

/** How far a medium has come, or why it was not taken; nothing when none is on its way. */
export function MakingState({ of, onCancel, onRetry }: { of: Making; onCancel: () => void; onRetry: () => void }) {
  if (of.phase === 'idle') return null;
  if (of.phase === 'failed')
    return <UploadFailure message={of.message} name={of.name} {...(of.retry && { onRetry })} />;
  const { phase, name, share, waiting } = of;
  const percent = Math.floor(share * 100);
  const text =
    phase === 'making' ? words.making({ percent }) : percent < 100 ? words.sending({ percent }) : words.looking;
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className="figures">{text}</span>
      </div>
      <progress className={styles.track} aria-label={words.progressOf({ name })} value={percent} max={100} />
      {waiting ? <output className={styles.waiting}>{words.waiting}</output> : null}
      <Button kind="quiet" small onClick={onCancel} aria-label={words.cancelOf({ name })}>
        {words.cancel}
      </Button>
    </div>
  );
}
