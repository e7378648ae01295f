import { useState } from 'react';
import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { lineReasons } from '@afterimage/contract/values/line-states.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { SelectField, TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { orderOfAll } from './order-of-all.ts';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

export type HoldReason = (typeof lineReasons.held)[number];
export type RejectReason = (typeof lineReasons.rejected)[number];

const mostNote = 1000;

interface StopDialogProps<Reason> {
  isOpen: boolean;
  busy: boolean;
  onClose(): void;
  onStop(reason: Reason, note: string): void;
}

/** Why lines are held. */
export function HoldDialog({ isOpen, onClose, busy, onStop }: StopDialogProps<HoldReason>) {
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
          <Button kind="primary" onPress={() => onStop(reason, note)} busy={busy}>
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
        <TextField isLong label={words.note} value={note} onChange={setNote} maxLength={mostNote} />
      </div>
    </Sheet>
  );
}

interface RejectDialogProps extends StopDialogProps<RejectReason> {
  lines: readonly WorkshopLine[];
}

/** Why lines are not made at all; written out, because the customer will ask and a colleague may answer. */
export function RejectDialog({ isOpen, onClose, busy, lines, onStop }: RejectDialogProps) {
  const [reason, setReason] = useState<RejectReason>('content');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = note.trim() === '';
  const reject = () => {
    setTried(true);
    if (!isMissing) onStop(reason, note.trim());
  };
  const order = orderOfAll(lines);
  return (
    <Sheet
      title={words.reject}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button kind="danger" onPress={reject} busy={busy}>
            {words.reject}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {words.rejectHint}{' '}
          {order ? <Link to={`/admin/orders/${order.id}`}>{words.orderOf({ number: order.number })}</Link> : null}
        </p>
        <SelectField
          label={words.reason}
          value={reason}
          onChange={(value) => setReason(lineReasons.rejected.find((one) => one === value) ?? 'other')}
          options={lineReasons.rejected.map((value) => ({ value, label: words.rejectReasons[value] }))}
        />
        <TextField
          isLong
          isRequired
          label={words.explanation}
          hint={words.explanationHint}
          error={isTried && isMissing ? words.explanationNeeded : undefined}
          value={note}
          onChange={setNote}
          maxLength={mostNote}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to write this
          autoFocus
        />
      </div>
    </Sheet>
  );
}
