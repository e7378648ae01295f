import type { Customization } from '@afterimage/contract/customization.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import type { SlotEdit } from '../edit-slot.ts';
import { TextPanel } from './TextPanel.tsx';
import styles from './TextStep.module.css';

interface TextStepProps {
  slots: readonly Customization[];
  template: PrintTemplate;
  /** What is in the slots, by their ids. */
  slotValues: ReadonlyMap<number, FilledSlot>;
  currency: string;
  errorAt: (slotId: number) => string | undefined;
  onChange: (slotId: number, edit: SlotEdit) => void;
  onLeave?: (slotId: number) => void;
}

/** The texts of a product, each with its typeface, colour and form, and how it will look. */
export function TextStep({ slots, template, slotValues, currency, errorAt, onChange, onLeave }: TextStepProps) {
  return (
    <div className={styles.step}>
      {slots
        .filter(({ kind }) => kind === 'text')
        .map((slot) => (
          <TextPanel
            key={slot.id}
            slot={slot}
            template={template}
            slotValue={slotValues.get(slot.id)}
            currency={currency}
            error={errorAt(slot.id)}
            onChange={(edit) => onChange(slot.id, edit)}
            onLeave={() => onLeave?.(slot.id)}
          />
        ))}
    </div>
  );
}
