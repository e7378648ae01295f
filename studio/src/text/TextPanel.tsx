import type { Customization } from '@afterimage/contract/customization.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { countGraphemes } from '@afterimage/scene/graphemes.ts';
import { Field, TextArea } from '@afterimage/ui/Field.tsx';
import { words as calendarWords } from '../calendar/calendar.words.ts';
import { datesSummary } from '../calendar/dates-read.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { slotKey } from '../payload.ts';
import type { SlotEdit } from '../edit-slot.ts';
import { textOf } from '../personal.ts';
import { FontChoice } from './FontChoice.tsx';
import styles from './TextStep.module.css';
import { TextPreview } from './TextPreview.tsx';
import { TextTools } from './TextTools.tsx';
import { words } from './text.words.ts';
import { fewOf } from './text-view.ts';
import { useTextView } from './use-text-view.ts';

interface TextPanelProps {
  slot: Customization;
  template: PrintTemplate;
  filled: FilledSlot | undefined;
  currency: string;
  error: string | undefined;
  onChange: (edit: SlotEdit) => void;
  onLeave: () => void;
}

/** One text: what is written, and how it is set. */
export function TextPanel({ slot, template, filled, currency, error, onChange, onLeave }: TextPanelProps) {
  const { maxLength, maxLines = 1 } = slot.limits;
  const view = useTextView(slot, template, filled);
  const isList = slot.limits.format === 'dates';
  const count = maxLength ? words.count({ count: countGraphemes(textOf(filled)), most: maxLength }) : '';
  const missingMessage =
    view && view.layout.missing.length > 0 ? words.missing({ signs: fewOf(view.layout.missing) }) : '';
  const control = {
    id: slotKey(slot.id),
    label: slot.title,
    hint: isList ? (
      <>
        {calendarWords.datesHint} {datesSummary(textOf(filled), intlLocale())}
      </>
    ) : (
      <span className="figures">{[count, words.lines({ most: maxLines })].filter(Boolean).join(', ')}</span>
    ),
    error: error ?? missingMessage,
    optional: !slot.required,
    autoComplete: 'off',
    value: filled?.kind === 'text' ? filled.text : '',
    onChange: (event: { target: { value: string } }) => onChange({ text: event.target.value }),
    onBlur: onLeave,
  };
  return (
    <div className={styles.panel}>
      {maxLines > 1 ? <TextArea rows={Math.min(maxLines, 6)} {...control} /> : <Field {...control} />}
      {view ? <TextPreview view={view} /> : null}
      {slot.extraList.length > 0 ? (
        <FontChoice
          fonts={slot.extraList}
          selectedId={filled?.choices[0] ?? null}
          currency={currency}
          onChoose={(id) => onChange({ choices: [id] })}
        />
      ) : null}
      {view ? <TextTools view={view} onStyle={(textStyle) => onChange({ look: { textStyle } })} /> : null}
    </div>
  );
}
