import type { Customization } from '@afterimage/contract/customization.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { TextArea } from '../../ui/Field.tsx';
import type { StepEntry } from '../product-customization.state.ts';

interface TextStepProps {
  slots: readonly Customization[];
  template: PrintTemplate;
  entries: ReadonlyMap<number, StepEntry>;
  currency: string;
  errorAt: (slotId: number) => string | undefined;
  onChange: (slotId: number, change: Pick<Partial<StepEntry>, 'value' | 'chosen' | 'textStyle'>) => void;
  onLeave?: (slotId: number) => void;
}

/** The texts of a product, each with its face, colour and form, and how it will look. */
export function TextStep({ slots, entries, errorAt, onChange, onLeave }: TextStepProps) {
  return (
    <div>
      {slots
        .filter(({ kind }) => kind === 'text')
        .map((slot) => (
          <TextArea
            key={slot.id}
            label={slot.title}
            optional={!slot.required}
            error={errorAt(slot.id) ?? ''}
            value={entries.get(slot.id)?.value ?? ''}
            onChange={({ target }) => onChange(slot.id, { value: target.value })}
            onBlur={() => onLeave?.(slot.id)}
          />
        ))}
    </div>
  );
}
