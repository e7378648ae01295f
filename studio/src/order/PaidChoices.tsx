import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import { PillGroup } from '@afterimage/ui/Choice.tsx';
import { Checkbox } from '@afterimage/ui/Field.tsx';
import { FieldError } from '@afterimage/ui/FieldError.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import styles from './PaidChoices.module.css';
import { words } from './paid-choices.words.ts';
import type { PaidChoice, PaidSlot } from './project-slots.ts';

interface PaidChoicesProps {
  slots: readonly PaidSlot[];
  filled: ReadonlyMap<number, SoldSlot>;
  /** The extras of the whole product, by their titles. */
  extras: readonly string[];
  currency: string;
  errorAt: (slotId: number) => string | undefined;
  onChoose: (slotId: number, selectedIds: number[]) => void;
}

/** The options of an ordered product: those with the same price can be exchanged, all others are shown disabled. */
export function PaidChoices({ slots, filled, extras, currency, errorAt, onChoose }: PaidChoicesProps) {
  if (slots.length + extras.length === 0) return null;
  const isFixed = slots.some(({ choices }) => choices.some(({ difference }) => difference !== 0));
  return (
    <section aria-labelledby="paid-choices" className={styles.choices}>
      <h4 id="paid-choices">{words.title}</h4>
      {slots.map((slot) => (
        <PaidSlotChoice
          key={slot.id}
          slot={slot}
          selectedIds={filled.get(slot.id)?.choices ?? []}
          currency={currency}
          error={errorAt(slot.id)}
          onChoose={(selectedIds) => onChoose(slot.id, selectedIds)}
        />
      ))}
      {isFixed ? <p className={styles.hint}>{words.fixed}</p> : null}
      {extras.length > 0 ? (
        <div>
          <p>
            {words.extras}: {extras.join(', ')}
          </p>
          <p className={styles.hint}>{words.extrasFixed}</p>
        </div>
      ) : null}
    </section>
  );
}

interface PaidSlotChoiceProps {
  slot: PaidSlot;
  selectedIds: readonly number[];
  currency: string;
  error: string | undefined;
  onChoose: (selectedIds: number[]) => void;
}

function PaidSlotChoice({ slot, selectedIds, currency, error, onChoose }: PaidSlotChoiceProps) {
  const { id, title, selectionMode, choices } = slot;
  if (selectionMode === 'SINGLE')
    return (
      <PillGroup
        legend={title}
        choices={choices.map((choice) => ({
          value: String(choice.id),
          label: labelOf(choice, currency),
          disabled: choice.difference !== 0,
        }))}
        value={String(selectedIds[0] ?? '')}
        error={error ?? ''}
        onChange={(value) => onChoose([Number(value)])}
      />
    );
  return (
    <fieldset className={styles.several} aria-describedby={`paid-${id}-error`}>
      <legend className={styles.legend}>{title}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice.id}
          label={labelOf(choice, currency)}
          checked={selectedIds.includes(choice.id)}
          disabled={choice.difference !== 0}
          onChange={(event) =>
            onChoose(
              event.target.checked ? [...selectedIds, choice.id] : selectedIds.filter((other) => other !== choice.id),
            )
          }
        />
      ))}
      <FieldError id={`paid-${id}-error`} error={error} />
    </fieldset>
  );
}

/** The title of a choice, and its price difference. */
function labelOf({ title, difference }: PaidChoice, currency: string): string {
  const price = formatPrice(Math.abs(difference), currency);
  if (difference > 0) return words.more({ title, price });
  return difference < 0 ? words.less({ title, price }) : title;
}
