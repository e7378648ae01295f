import type { Customization } from '@afterimage/contract/customization.ts';
import type { AcceptedWarning } from '@afterimage/contract/print.ts';
import type { SceneWarning } from '@afterimage/scene/warnings.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Checkbox } from '@afterimage/ui/Field.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { alertIcon, checkIcon, infoIcon } from '@afterimage/ui/icons.ts';
import { isAccepted, namedWarning } from '../warnings.ts';
import { words } from './checkout.words.ts';
import styles from './WarningList.module.css';

interface WarningListProps {
  slots: readonly Customization[];
  warnings: readonly SceneWarning[];
  /** The slots on whose prints a face is cut off: they are named, and need no tick. */
  cutFaces: ReadonlySet<number>;
  accepted: readonly AcceptedWarning[];
  onAccept: (warning: AcceptedWarning, accepted: boolean) => void;
  onEdit: (slotId: number) => void;
}

/** What will not print well, each by its name: put right, or accepted by a tick of its own. */
export function WarningList({ slots, warnings, cutFaces, accepted, onAccept, onEdit }: WarningListProps) {
  const withCutFaces = slots.filter(({ id }) => cutFaces.has(id));
  if (warnings.length === 0 && withCutFaces.length === 0) {
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
      {warnings.length > 0 ? <p className={styles.hint}>{words.warningsWords}</p> : null}
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
        {withCutFaces.map(({ id, title }) => (
          <li key={`cut-face-${id}`} className={styles.warning}>
            <p className={styles.what}>
              <Icon of={infoIcon} size={18} />
              <span>{words.cutFace({ title })}</span>
            </p>
            <Button kind="quiet" small onClick={() => onEdit(id)}>
              {words.putRight({ title })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
