import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { Field } from '@afterimage/ui/Field.tsx';
import { type ChangeOutcome, Outcome } from './Outcome.tsx';
import styles from './ProjectAccess.module.css';
import type { ViewerChange } from './use-viewer-change.ts';
import { words } from './viewer-settings.words.ts';

/** A pass phrase that is asked for. Once it is saved nobody can read it any more. */
export function ViewerPhrase({ change: { viewer, save } }: { change: ViewerChange }) {
  const [phraseInput, setPhraseInput] = useState<string | null>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ChangeOutcome>(null);
  const opener = useRef<HTMLDivElement>(null);
  const field = useId();
  const asking = phraseInput !== null;
  useFocus(asking, field, opener);
  const open = () => {
    setOutcome(null);
    setError('');
    setPhraseInput('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const phrase = (phraseInput ?? '').trim();
    if (phrase.length < 4) return setError(words.phraseShort);
    if (busy) return;
    setBusy(true);
    const failure = await save({ passPhrase: phrase });
    setBusy(false);
    // What was typed is not lost to a bad connection.
    if (failure) return setError(failure.fields?.['passPhrase'] || failure.description || words.failed);
    setPhraseInput(null);
    setOutcome({ done: words.phraseSaved });
  };
  const remove = async () => {
    setOutcome(null);
    const failure = await save({ passPhrase: null });
    setOutcome(failure ? { failure } : { done: words.phraseRemoved });
  };
  const isSet = viewer.hasPassPhrase && !busy;
  return (
    <div className={styles.setting}>
      <h4>{words.phrase}</h4>
      {asking ? (
        <PhraseForm
          field={field}
          typed={phraseInput}
          error={error}
          busy={busy}
          onType={(phrase) => {
            setError('');
            setPhraseInput(phrase);
          }}
          onSubmit={(event) => void submit(event)}
          onCancel={() => setPhraseInput(null)}
        />
      ) : (
        <>
          <p>{isSet ? words.phraseSet : words.phraseNone}</p>
          <div ref={opener} className={styles.ways}>
            <Button kind="secondary" small {...(isSet && { 'aria-label': words.phraseChangeOf })} onClick={open}>
              {isSet ? words.phraseChange : words.phraseAdd}
            </Button>
            {isSet ? (
              <Button kind="quiet" small aria-label={words.phraseRemoveOf} onClick={() => void remove()}>
                {words.phraseRemove}
              </Button>
            ) : null}
          </div>
        </>
      )}
      <Outcome of={outcome} />
    </div>
  );
}

interface PhraseFormProps {
  /** The id of the field. */
  field: string;
  typed: string;
  error: string;
  busy: boolean;
  onType(phrase: string): void;
  onSubmit(event: FormEvent): void;
  onCancel(): void;
}

function PhraseForm({ field, typed: phraseInput, error, busy, onType, onSubmit, onCancel }: PhraseFormProps) {
  return (
    <form noValidate className={styles.setting} onSubmit={onSubmit}>
      <Field
        id={field}
        label={words.phraseNew}
        hint={words.phraseHint}
        {...(error && { error })}
        value={phraseInput}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
      />
      <div className={styles.ways}>
        <Button type="submit" small busy={busy} busyText={words.saving}>
          {words.phraseSave}
        </Button>
        <Button kind="quiet" small onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Into the field goes the focus, and out of it back to the button that led there. */
function useFocus(asking: boolean, field: string, opener: { current: HTMLElement | null }): void {
  const before = useRef(asking);
  useEffect(() => {
    if (before.current === asking) return;
    before.current = asking;
    if (asking) document.getElementById(field)?.focus();
    else opener.current?.querySelector('button')?.focus();
  }, [asking, field, opener]);
}
