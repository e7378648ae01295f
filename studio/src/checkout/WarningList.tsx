import type { Customization } from '@afterimage/contract/customization.ts';
import type { AcceptedWarning } from '@afterimage/contract/print.ts';
import type { SceneWarning } from '@afterimage/scene/warnings.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Checkbox } from '@afterimage/ui/Field.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { alertIcon, checkIcon } from '@afterimage/ui/icons.ts';
import { isAccepted, namedWarning } from '../warnings.ts';
import { words } from './checkout.words.ts';
import styles from './WarningList.module.css';

interface WarningListProps {
  slots: readonly Customization[];
  warnings: readonly SceneWarning[];
  accepted: readonly AcceptedWarning[];
  onAccept: (warning: AcceptedWarning, accepted: boolean) => void;
  onEdit: (slotId: number) => void;
}

/** What will not print well, each by its name: put right, or accepted by a tick of its own. */
export function WarningList({ slots, warnings, accepted, onAccept, onEdit }: WarningListProps) {
  if (warnings.length === 0) {
    return (
      <p className={styles.good}>
        <Icon of={checkIcon} size={18} />
        {words.nothingWrong}
      </p>
    );
  }
  const titleOf = (id: number) => slots.find((slot) => slot.id === id)?.title ?? '';
  return (
    <section id="warnings" tabIndex={-1} aria-labelledby="warnings-title" className={styles.warnings}>
      <h3 id="warnings-title">{words.warnings}</h3>
      <p className={styles.hint}>{words.warningsWords}</p>
      <ul className={styles.list}>
        {warnings.map((warning) => {
          const { slot, code, dpi = 0, missing = [] } = warning;
          const title = titleOf(slot);
          const accept = words.accept[code];
          const characters = missing.join(' ');
          return (
            <li key={`${slot} ${code}`} className={styles.warning}>
              <p className={styles.what}>
                <Icon of={alertIcon} size={18} />
                <span>{words.warning[code]({ title, dpi, signs: characters })}</span>
              </p>
              <Checkbox
                label={typeof accept === 'string' ? accept : accept({ dpi })}
                checked={isAccepted(warning, accepted)}
                onChange={(event) => onAccept(namedWarning(warning), event.target.checked)}
              />
              <Button kind="quiet" small onClick={() => onEdit(slot)}>
                {words.putRight({ title })}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
