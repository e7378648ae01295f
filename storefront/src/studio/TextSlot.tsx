import type { Customization } from '@afterimage/contract/customization.ts';
import { PillGroup } from '../ui/Choice.tsx';
import { Field, TextArea } from '../ui/Field.tsx';
import { lengthOf } from './checks.ts';
import { priced } from './priced.ts';
import type { StepEntry } from './product-customization.state.ts';
import { textOf } from './personal.ts';
import { words } from './studio.words.ts';
import styles from './TextSlot.module.css';

interface TextSlotProps {
  slot: Customization;
  entry: StepEntry | undefined;
  id: string;
  currency: string;
  error: string | undefined;
  onText: (value: string) => void;
  onFont: (chosen: number[]) => void;
  onLeave: () => void;
}

/** Words of the customer's own, counted as they are typed, and the typeface for them. */
export function TextSlot({ slot, entry, id, currency, error, onText, onFont, onLeave }: TextSlotProps) {
  const { maxLength, maxLines = 1 } = slot.limits;
  const count = maxLength ? words.count({ count: lengthOf(textOf(entry)), most: maxLength }) : '';
  const control = {
    id,
    label: slot.title,
    hint: <span className="figures">{[count, words.lines({ most: maxLines })].filter(Boolean).join(', ')}</span>,
    error: error ?? '',
    optional: !slot.required,
    autoComplete: 'off',
    value: entry?.value ?? '',
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
    onBlur: onLeave,
  };
  return (
    <div className={styles.slot}>
      {maxLines > 1 ? <TextArea rows={maxLines} {...control} /> : <Field {...control} />}
      {slot.extraList.length > 0 ? (
        <PillGroup
          legend={words.font}
          choices={slot.extraList.map((font) => ({ value: String(font.id), label: priced(font, currency) }))}
          value={String(entry?.chosen?.[0] ?? '')}
          onChange={(value) => onFont([Number(value)])}
        />
      ) : null}
    </div>
  );
}
