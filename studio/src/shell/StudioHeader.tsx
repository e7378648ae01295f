import { IconButton } from '@afterimage/ui/Button.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { closeIcon } from '@afterimage/ui/icons.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { Logo } from '@afterimage/ui/Logo.tsx';
import { words as uiWords } from '@afterimage/ui/ui.words.ts';
import type { DraftStatus } from '../draft-sync.ts';
import { SaveState } from './SaveState.tsx';
import { words } from './shell.words.ts';
import styles from './StudioHeader.module.css';

const undoIcon = 'M9 6 4 11l5 5M4.5 11H15a5 5 0 0 1 0 10h-3';
const redoIcon = 'm15 6 5 5-5 5M19.5 11H9a5 5 0 0 0 0 10h3';

interface StudioHeaderProps {
  product: { name: string; slug: string };
  /** Whether a cart line is edited. */
  ofLine: boolean;
  status: DraftStatus;
  /** Absent while there is nothing to take back, or to do again. */
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
}

/** The studio's own head: where one is, whether it is kept, and the way out. */
export function StudioHeader({ product: { name, slug }, ofLine, status, onUndo, onRedo }: StudioHeaderProps) {
  return (
    <header className={styles.head}>
      <a href="#main" className="skip-link visually-hidden">
        {uiWords.skip}
      </a>
      <Link to="/home" className={styles.home} aria-label={uiWords.home}>
        <Logo />
      </Link>
      <div className={styles.what}>
        <h1 tabIndex={-1} className={styles.name}>
          {name}
        </h1>
        <SaveState status={status} />
      </div>
      <div className={styles.tools}>
        <IconButton
          icon={undoIcon}
          label={words.undo}
          aria-disabled={!onUndo || undefined}
          onClick={() => onUndo?.()}
        />
        <IconButton
          icon={redoIcon}
          label={words.redo}
          aria-disabled={!onRedo || undefined}
          onClick={() => onRedo?.()}
        />
        <Link
          to={ofLine ? '/cart' : `/products/${slug}`}
          className={styles.close}
          aria-label={ofLine ? words.closeLine : words.close}
        >
          <Icon of={closeIcon} />
        </Link>
      </div>
    </header>
  );
}
