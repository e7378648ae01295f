import { type FormEvent, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { Disclosure } from '@afterimage/ui/Disclosure.tsx';
import { Field } from '@afterimage/ui/Field.tsx';
import styles from './Coupon.module.css';
import { words } from './company.words.ts';

/** The VAT ID of a company, as far as it has been told. */
export interface CompanySlot {
  vatId: string | null;
  /** Whether the price is net. */
  isNet: boolean;
  busy: boolean;
  /** Why the last one was refused. */
  error: string | null;
  onApply(vatId: string | null): void;
}

/** For companies, and so folded: with the VAT ID of another country of the European Union the price is net. */
export function CompanyField({ vatId, isNet, busy, error, onApply }: CompanySlot) {
  const [typed, setTyped] = useState(vatId ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onApply(typed.trim() === '' ? null : typed.trim());
  };
  return (
    <Disclosure title={words.title} open={vatId !== null || error !== null}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={words.field}
          hint={words.hint}
          name="vatId"
          value={typed}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          {...(error && { error })}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="secondary" busy={busy} busyText={words.applying} className={styles.apply}>
          {words.apply}
        </Button>
      </form>
      <output>{vatId !== null && !busy ? (isNet ? words.net : words.noted) : ''}</output>
    </Disclosure>
  );
}
