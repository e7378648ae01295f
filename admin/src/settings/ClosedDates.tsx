import { useState } from 'react';
import { closeIcon } from '@afterimage/ui/icons.ts';
import { TextField } from '../form/fields.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { daysOf, spansOf, spanText } from './day-spans.ts';
import { words } from './settings.words.ts';
import styles from './settings.module.css';

/** A vacation that is longer was mistyped. */
const mostDays = 366;

interface ClosedDatesProps {
  days: readonly string[];
  onChange(days: string[]): void;
}

/** Single days and spans of days on which the workshop is closed. */
export function ClosedDates({ days, onChange }: ClosedDatesProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const added = from === '' ? [] : daysOf({ from, to: to || from });
  const isWrong = from !== '' && (added.length === 0 || added.length > mostDays);
  const add = () => {
    onChange([...new Set([...days, ...added])].toSorted());
    setFrom('');
    setTo('');
  };
  return (
    <section aria-labelledby="closed" className={styles.part}>
      <h2 id="closed">{words.closedDates}</h2>
      <p className={styles.soft}>{words.closedDatesHint}</p>
      <div className={styles.line}>
        <TextField label={words.closedFrom} type="date" value={from} onChange={setFrom} />
        <TextField
          label={words.closedUntil}
          type="date"
          value={to}
          onChange={setTo}
          error={isWrong ? words.wrongDays : undefined}
        />
        <Button isDisabled={from === '' || isWrong} onPress={add}>
          {words.addDays}
        </Button>
      </div>
      {days.length === 0 ? <p className={styles.soft}>{words.noClosedDates}</p> : null}
      <ul className={styles.rows}>
        {spansOf(days).map((span) => (
          <li key={span.from}>
            <span className="figures">{spanText(span)}</span>
            <IconButton
              icon={closeIcon}
              label={words.removeDays({ days: spanText(span) })}
              onPress={() => {
                const removed = new Set(daysOf(span));
                onChange(days.filter((day) => !removed.has(day)));
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
