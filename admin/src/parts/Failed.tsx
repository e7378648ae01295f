import type { Failure } from '@afterimage/client/api/failure.ts';
import { alertIcon } from '@afterimage/ui/icons.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { Button } from './Button.tsx';
import styles from './Failed.module.css';
import { words } from './parts.words.ts';

/** A part that did not come: why, and another try. */
export function Failed({ failure, onRetry }: { failure: Failure | null; onRetry?: (() => void) | undefined }) {
  return (
    <div className={styles.failed} role="alert">
      <Icon of={alertIcon} />
      <p>{failure?.description || words.failed}</p>
      {onRetry ? (
        <Button small onPress={onRetry}>
          {words.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}
