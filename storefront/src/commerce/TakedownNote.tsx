import type { ReportKind } from '@afterimage/contract/values/reports.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { alertIcon } from '@afterimage/ui/icons.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { words } from './takedown.words.ts';
import styles from './TakedownNote.module.css';

/** Tells whoever published something that it was taken down, and leads to why; nothing while it is shown. */
export function TakedownNote({ kind, takedownKey }: { kind: ReportKind; takedownKey: string | null | undefined }) {
  if (!takedownKey) return null;
  return (
    <p className={styles.note}>
      <Icon of={alertIcon} size={20} />
      <span>
        {words.note[kind]} <Link to={`/takedown/${takedownKey}`}>{words.why}</Link>
      </span>
    </p>
  );
}
