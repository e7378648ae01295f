import { type FormEvent, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { Field } from '@afterimage/ui/Field.tsx';
import { dayOf } from '../../order-dates.ts';
import { type ChangeOutcome, Outcome } from './Outcome.tsx';
import styles from './ProjectAccess.module.css';
import type { ViewerChange } from './use-viewer-change.ts';
import { dayAt, endOfDay } from './pending-changes.ts';
import { words } from './viewer-settings.words.ts';

/** The last day on which it can be seen. */
export function ViewerEnd({ change: { viewer, save } }: { change: ViewerChange }) {
  const { expiresAt } = viewer;
  const [dateInput, setDateInput] = useState<string | null>(null);
  const [bad, setBad] = useState(false);
  const [outcome, setOutcome] = useState<ChangeOutcome>(null);
  const [now] = useState(() => Date.now());
  const day = dateInput ?? (expiresAt ? dayAt(expiresAt) : '');
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
  const set = async (expiry: string | null, done: string) => {
    setOutcome(null);
    setDateInput(null);
    const failure = await save({ expiresAt: expiry });
    const why = failure?.fields?.['expiresAt'] ?? failure?.description ?? '';
    setOutcome(failure ? { failure: { ...failure, description: why } } : { done });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const end = endOfDay(day);
    const isBad = end === null || Date.parse(end) <= Date.now();
    setBad(isBad);
    if (end && !isBad) void set(end, words.endSaved({ date: dayOf(end) }));
  };
  const isChanged = dateInput !== null && dateInput !== (expiresAt ? dayAt(expiresAt) : '');
  return (
    <form noValidate className={styles.setting} onSubmit={submit}>
      <Field
        type="date"
        optional
        label={words.end}
        hint={
          expiresAt === null
            ? words.endHint
            : isOver
              ? words.endOver({ date: dayOf(expiresAt) })
              : words.endSet({ date: dayOf(expiresAt) })
        }
        {...(bad && { error: words.endBad })}
        value={day}
        min={dayAt(new Date(now).toISOString())}
        onChange={({ target }) => {
          setBad(false);
          setOutcome(null);
          setDateInput(target.value);
        }}
      />
      <div className={styles.ways}>
        {isChanged && day !== '' ? (
          <Button type="submit" kind="secondary" small>
            {words.endSave}
          </Button>
        ) : null}
        {expiresAt !== null ? (
          <Button kind="quiet" small onClick={() => void set(null, words.endRemoved)}>
            {words.endRemove}
          </Button>
        ) : null}
      </div>
      <Outcome of={outcome} />
    </form>
  );
}
