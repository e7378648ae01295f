import { type ReactNode, useState } from 'react';
import { SelectField, TextField } from '../form/fields.tsx';
import { words } from './figures.words.ts';
import { isSpan, periods, steps, writePeriod } from './period.ts';
import type { FiguresAddress } from './use-figures-address.ts';
import styles from './figures.module.css';

/** Which days are shown and by what they are summed up; further fields stand beside these. */
export function PeriodFields({ address, children }: { address: FiguresAddress; children?: ReactNode }) {
  const { period, from, to, by, change } = address;
  return (
    <div className={styles.fields}>
      <SelectField
        label={words.period}
        value={period}
        options={periods.map((value) => ({ value, label: words.periods[value] }))}
        onChange={(value) => {
          const chosen = periods.find((one) => one === value) ?? 'days';
          change((next) => writePeriod(next, chosen, { from, to }));
        }}
      />
      {period === 'own' ? <OwnDays address={address} /> : null}
      <SelectField
        label={words.by}
        value={by}
        options={steps.map((value) => ({ value, label: words.steps[value] }))}
        onChange={(value) => change((next) => next.set('by', value))}
      />
      {children}
    </div>
  );
}

/** Two days; what is typed becomes the period as soon as it is one. */
function OwnDays({ address: { from, to, by, change } }: { address: FiguresAddress }) {
  const [typed, setTyped] = useState({ from, to, shown: `${from} ${to}` });
  // Another period came from elsewhere; what is being typed stays.
  if (typed.shown !== `${from} ${to}`)
    setTyped({ ...(isSpan(typed.from, typed.to) ? { from, to } : typed), shown: `${from} ${to}` });
  const type = (part: { from?: string; to?: string }) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (!isSpan(next.from, next.to)) return;
    change(
      (search) => {
        writePeriod(search, 'own', next);
        search.set('by', by);
      },
      { isTyping: true },
    );
  };
  const error = isSpan(typed.from, typed.to) ? undefined : words.wrongDays;
  return (
    <>
      <TextField label={words.from} type="date" value={typed.from} onChange={(value) => type({ from: value })} />
      <TextField
        label={words.to}
        type="date"
        value={typed.to}
        onChange={(value) => type({ to: value })}
        error={error}
      />
    </>
  );
}
