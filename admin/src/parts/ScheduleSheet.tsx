import { useState } from 'react';
import { TextField } from '../form/fields.tsx';
import { Button } from './Button.tsx';
import { Sheet } from './Sheet.tsx';

interface ScheduleSheetProps {
  title: string;
  label: string;
  error: string | undefined;
  isBusy: boolean;
  onSchedule(at: string): void;
  onClose(): void;
}

/** Asks for the day and time at which something is published. */
export function ScheduleSheet({ title, label, error, isBusy, onSchedule, onClose }: ScheduleSheetProps) {
  const [typed, setTyped] = useState('');
  const at = new Date(typed);
  return (
    <Sheet
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          busy={isBusy}
          isDisabled={Number.isNaN(at.getTime())}
          onPress={() => onSchedule(at.toISOString())}
        >
          {title}
        </Button>
      }
    >
      <TextField label={label} type="datetime-local" value={typed} onChange={setTyped} error={error} />
    </Sheet>
  );
}
