import type { Customization } from '@afterimage/contract/customization.ts';
import { Fragment, type ReactNode } from 'react';
import { choiceEdit, StartMonth } from '../calendar/StartMonth.tsx';
import { ChoiceSlot } from '../ChoiceSlot.tsx';
import type { SlotEdit } from '../edit-slot.ts';
import { slotKey } from '../payload.ts';
import { choicesOf, type Personal } from '../personal.ts';
import styles from './ChoiceStep.module.css';

interface ChoiceStepProps {
  /** The choices, and the slots that belong to selected ones. */
  slots: readonly Customization[];
  /** The fields of the texts that belong to a choice. */
  renderTexts: (slots: readonly Customization[]) => ReactNode;
  personal: Pick<Personal, 'slots' | 'extraList'>;
  currency: string;
  /** The date, as `2027-01-31`. */
  today: string;
  errorAt: (slotId: number) => string | undefined;
  onChange: (slotId: number, edit: SlotEdit) => void;
}

/** What can be chosen, slot under slot. */
export function ChoiceStep({ slots, renderTexts, personal, currency, today, errorAt, onChange }: ChoiceStepProps) {
  return (
    <div className={styles.slots}>
      {inOrder(slots).map((slot) =>
        slot.kind === 'text' ? (
          <Fragment key={slot.id}>{renderTexts([slot])}</Fragment>
        ) : (
          <Fragment key={slot.id}>
            <ChoiceSlot
              slot={slot}
              id={slotKey(slot.id)}
              currency={currency}
              error={errorAt(slot.id)}
              selectedIds={choicesOf(slot, personal)}
              onChoose={(selectedIds) => onChange(slot.id, choiceEdit(slot, selectedIds, today))}
            />
            <StartMonth
              slot={slot}
              filled={personal.slots.get(slot.id)}
              today={today}
              onMonth={(month) => onChange(slot.id, { month })}
            />
          </Fragment>
        ),
      )}
    </div>
  );
}

/** The slots that belong to a choice follow it directly. */
function inOrder(slots: readonly Customization[]): Customization[] {
  return slots
    .filter(({ choiceId }) => choiceId === undefined)
    .flatMap((slot) => [slot, ...slots.filter(({ choiceId }) => slot.extraList.some(({ id }) => id === choiceId))]);
}
