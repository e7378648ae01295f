import type { Customization } from '@afterimage/contract/customization.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { countSigns } from '@afterimage/scene/signs.ts';
import { Field, TextArea } from '../../ui/Field.tsx';
import { slotKey } from '../payload.ts';
import { textOf } from '../personal.ts';
import type { StepEntry } from '../product-customization.state.ts';
import { FontChoice } from './FontChoice.tsx';
import styles from './TextStep.module.css';
import { TextPreview } from './TextPreview.tsx';
import { TextTools } from './TextTools.tsx';
import { words } from './text.words.ts';
import { fewOf } from './text-view.ts';
import { useTextLook } from './use-text-look.ts';

interface TextPanelProps {
  slot: Customization;
  template: PrintTemplate;
  entry: StepEntry | undefined;
  currency: string;
  error: string | undefined;
  onChange: (change: Pick<Partial<StepEntry>, 'value' | 'chosen' | 'textStyle'>) => void;
  onLeave: () => void;
}

/** One text: what is written, and how it is set. */
export function TextPanel({ slot, template, entry, currency, error, onChange, onLeave }: TextPanelProps) {
  const { maxLength, maxLines = 1 } = slot.limits;
  const look = useTextLook(slot, template, entry);
  const count = maxLength ? words.count({ count: countSigns(textOf(entry)), most: maxLength }) : '';
  const missing = look && look.laid.missing.length > 0 ? words.missing({ signs: fewOf(look.laid.missing) }) : '';
  const control = {
    id: slotKey(slot.id),
    label: slot.title,
    hint: <span className="figures">{[count, words.lines({ most: maxLines })].filter(Boolean).join(', ')}</span>,
    error: error ?? missing,
    optional: !slot.required,
    autoComplete: 'off',
    value: entry?.value ?? '',
    onChange: (event: { target: { value: string } }) => onChange({ value: event.target.value }),
    onBlur: onLeave,
  };
  return (
    <div className={styles.panel}>
      {maxLines > 1 ? <TextArea rows={Math.min(maxLines, 6)} {...control} /> : <Field {...control} />}
      {look ? <TextPreview look={look} /> : null}
      {slot.extraList.length > 0 ? (
        <FontChoice
          fonts={slot.extraList}
          chosen={entry?.chosen?.[0] ?? null}
          currency={currency}
          onChoose={(id) => onChange({ chosen: [id] })}
        />
      ) : null}
      {look ? <TextTools look={look} onStyle={(textStyle) => onChange({ textStyle })} /> : null}
    </div>
  );
}
