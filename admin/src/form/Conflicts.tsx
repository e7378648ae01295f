import { Button } from '../parts/Button.tsx';
import type { DraftForm } from './use-draft.ts';
import { words } from './form.words.ts';
import styles from './SaveBar.module.css';

interface ConflictsProps<Fields extends object> {
  form: Pick<DraftForm<Fields>, 'conflicts' | 'take'>;
  /** What the server says about the other change, with who made it. */
  description: string | undefined;
  /** The titles of the fields. */
  titles: Readonly<Record<keyof Fields & string, string>>;
  /** A value as a person reads it. */
  show?(field: keyof Fields & string, value: unknown): string;
}

/** "Changed by … meanwhile": both values of each field, one of which is taken. */
export function Conflicts<Fields extends object>({ form, description, titles, show }: ConflictsProps<Fields>) {
  const { conflicts, take } = form;
  if (conflicts.length === 0) return null;
  const text = (field: keyof Fields & string, value: unknown) =>
    (show ? show(field, value) : typeof value === 'string' ? value : JSON.stringify(value)) || words.nothing;
  return (
    <section role="alert" className={styles.conflicts}>
      <h2>{description || words.changedMeanwhile}</h2>
      <p>{words.chooseSide}</p>
      {conflicts.map(({ field, mine, theirs }) => (
        <div key={field}>
          <h3>{titles[field]}</h3>
          <div className={styles.sides}>
            <div className={styles.side}>
              <small>{words.mine}</small>
              <p>{text(field, mine)}</p>
              <Button small onPress={() => take(field, 'mine')}>
                {words.takeMine({ field: titles[field] })}
              </Button>
            </div>
            <div className={styles.side}>
              <small>{words.theirs}</small>
              <p>{text(field, theirs)}</p>
              <Button small onPress={() => take(field, 'theirs')}>
                {words.takeTheirs({ field: titles[field] })}
              </Button>
            </div>
          </div>
        </div>
      ))}
    </section>
  );
}
