import { useState } from 'react';
import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { proofLimits } from '@afterimage/contract/values/proofs.ts';
import { useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

interface AskDialogProps {
  line: WorkshopLine;
  isOpen: boolean;
  onClose(): void;
  onAsked(): void;
}

/** Asks the customer by mail, with the proof and a message that is put together from phrases. */
export function AskDialog({ line, isOpen, onClose, onAsked }: AskDialogProps) {
  const [message, setMessage] = useState('');
  const ask = useWrite('askForProof', { touches: ['listWorkshopLines', 'getToday'] });
  const send = () =>
    ask.mutate(
      { params: { lineId: line.id }, body: { version: line.version, message } },
      { onSuccess: () => (onAsked(), onClose(), say(words.asked)), onError: sayFailure },
    );
  const add = (phrase: string) => setMessage((present) => [present.trim(), phrase].filter(Boolean).join('\n'));
  return (
    <Sheet
      title={words.correct}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button kind="primary" onPress={send} busy={ask.isPending}>
            {words.send}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{words.askHint}</p>
        <fieldset aria-label={words.phrases} className={styles.phrases}>
          {Object.entries(words.phraseList).map(([name, phrase]) => (
            <button key={name} type="button" className={styles.phrase} onClick={() => add(phrase)}>
              {phrase}
            </button>
          ))}
        </fieldset>
        <TextField
          isLong
          label={words.message}
          value={message}
          onChange={setMessage}
          maxLength={proofLimits.message}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to write this
          autoFocus
        />
      </div>
    </Sheet>
  );
}
