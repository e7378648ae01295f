import { useState } from 'react';
import { Button } from './Button.tsx';
import { MomentField } from './MomentField.tsx';
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
  const [at, setAt] = useState<string | null>(null);
  return (
    <Sheet
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" busy={isBusy} isDisabled={at === null} onPress={() => at !== null && onSchedule(at)}>
          {title}
        </Button>
      }
    >
      <MomentField label={label} value={at} onChange={setAt} error={error} />
    </Sheet>
  );
}
