import { useState } from 'react';
import {
  type CaseDecision,
  type ReportReason,
  reportReasons,
  reportTextLength,
} from '@afterimage/contract/values/reports.ts';
import { SelectField, TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { words } from './reports.words.ts';
import styles from './reports.module.css';

/** Why something is taken down, and what its publisher is told. */
export interface Takedown {
  reason: ReportReason;
  note: string;
}

interface DecisionSheetProps {
  decision: CaseDecision;
  firstReason?: ReportReason;
  busy: boolean;
  onClose(): void;
  onDecide(takedown: Takedown): void;
}

/** Asks before a decision, and for the reason of a takedown. */
export function DecisionSheet({ decision, firstReason = 'illegal', busy, onClose, onDecide }: DecisionSheetProps) {
  const [takedown, setTakedown] = useState<Takedown>({ reason: firstReason, note: '' });
  const { title, note } = {
    uphold: { title: words.upholdTitle, note: words.upholdNote },
    dismiss: { title: words.dismissTitle, note: words.dismissNote },
    restore: { title: words.restoreTitle, note: words.restoreNote },
  }[decision];
  return (
    <Sheet
      title={title}
      role="alertdialog"
      isOpen
      onClose={onClose}
      footer={
        <Button kind={decision === 'uphold' ? 'danger' : 'primary'} busy={busy} onPress={() => onDecide(takedown)}>
          {words[decision]}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{note}</p>
        {decision === 'uphold' ? (
          <>
            <SelectField
              label={words.reason}
              value={takedown.reason}
              options={reportReasons.map((value) => ({ value, label: words.reasons[value] }))}
              onChange={(value) =>
                setTakedown({ ...takedown, reason: reportReasons.find((one) => one === value) ?? takedown.reason })
              }
            />
            <TextField
              label={words.noteField}
              hint={words.noteHint}
              isLong
              maxLength={reportTextLength}
              value={takedown.note}
              onChange={(text) => setTakedown({ ...takedown, note: text })}
            />
          </>
        ) : null}
      </div>
    </Sheet>
  );
}
