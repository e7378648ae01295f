import { useState } from 'react';
import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { lineReasons } from '@afterimage/contract/values/line-states.ts';
import { proofLimits } from '@afterimage/contract/values/proofs.ts';
import { useWrite } from '../data/use-call.ts';
import { SelectField, TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

interface DialogProps {
  line: WorkshopLine;
  isOpen: boolean;
  onClose(): void;
}

/** Asks the customer by mail, with the proof and a message that is put together from phrases. */
export function AskDialog({ line, isOpen, onClose, onAsked }: DialogProps & { onAsked(): void }) {
  const [message, setMessage] = useState('');
  const ask = useWrite('askForProof', { touches: ['listWorkshopLines'] });
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

type HoldReason = (typeof lineReasons.held)[number];

interface HoldDialogProps extends DialogProps {
  busy: boolean;
  onHold(reason: HoldReason, note: string): void;
}

/** Why a line is held. */
export function HoldDialog({ isOpen, onClose, busy, onHold }: Omit<HoldDialogProps, 'line'>) {
  const [reason, setReason] = useState<HoldReason>('resolution');
  const [note, setNote] = useState('');
  return (
    <Sheet
      title={words.hold}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button kind="primary" onPress={() => onHold(reason, note)} busy={busy}>
            {words.hold}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <SelectField
          label={words.reason}
          value={reason}
          onChange={(value) => setReason(lineReasons.held.find((one) => one === value) ?? 'other')}
          options={lineReasons.held.map((value) => ({ value, label: words.reasons[value] }))}
        />
        <TextField isLong label={words.note} value={note} onChange={setNote} maxLength={1000} />
      </div>
    </Sheet>
  );
}
