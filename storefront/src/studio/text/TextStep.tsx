import type { Customization } from '@afterimage/contract/customization.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import type { StepEntry } from '../product-customization.state.ts';
import { TextPanel } from './TextPanel.tsx';
import styles from './TextStep.module.css';

interface TextStepProps {
  slots: readonly Customization[];
  template: PrintTemplate;
  entries: ReadonlyMap<number, StepEntry>;
  currency: string;
  errorAt: (slotId: number) => string | undefined;
  onChange: (slotId: number, change: Pick<Partial<StepEntry>, 'value' | 'chosen' | 'textStyle'>) => void;
  onLeave?: (slotId: number) => void;
}

/** The texts of a product, each with its typeface, colour and form, and how it will look. */
export function TextStep({ slots, template, entries, currency, errorAt, onChange, onLeave }: TextStepProps) {
  return (
    <div className={styles.step}>
      {slots
        .filter(({ kind }) => kind === 'text')
        .map((slot) => (
          <TextPanel
            key={slot.id}
            slot={slot}
            template={template}
            entry={entries.get(slot.id)}
            currency={currency}
            error={errorAt(slot.id)}
            onChange={(change) => onChange(slot.id, change)}
            onLeave={() => onLeave?.(slot.id)}
          />
        ))}
    </div>
  );
}
