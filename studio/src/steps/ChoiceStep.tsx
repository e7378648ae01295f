import type { Customization } from '@afterimage/contract/customization.ts';
import { Fragment, type ReactNode } from 'react';
import { ChoiceSlot } from '../ChoiceSlot.tsx';
import { slotKey } from '../payload.ts';
import { choicesOf, type Personal } from '../personal.ts';
import styles from './ChoiceStep.module.css';

interface ChoiceStepProps {
  /** What can be chosen, and what belongs to what was chosen. */
  slots: readonly Customization[];
  /** The fields of the texts that a choice asks for. */
  renderTexts: (slots: readonly Customization[]) => ReactNode;
  personal: Pick<Personal, 'slots' | 'extraList'>;
  currency: string;
  errorAt: (slotId: number) => string | undefined;
  onChoose: (slotId: number, selectedIds: number[]) => void;
}

/** What can be chosen, slot under slot. */
export function ChoiceStep({ slots, renderTexts, personal, currency, errorAt, onChoose }: ChoiceStepProps) {
  return (
    <div className={styles.slots}>
      {inOrder(slots).map((slot) =>
        slot.kind === 'text' ? (
          <Fragment key={slot.id}>{renderTexts([slot])}</Fragment>
        ) : (
          <ChoiceSlot
            key={slot.id}
            slot={slot}
            id={slotKey(slot.id)}
            currency={currency}
            error={errorAt(slot.id)}
            selectedIds={choicesOf(slot, personal)}
            onChoose={(selectedIds) => onChoose(slot.id, selectedIds)}
          />
        ),
      )}
    </div>
  );
}

/** What a choice asks for comes right after it. */
function inOrder(slots: readonly Customization[]): Customization[] {
  return slots
    .filter(({ choiceId }) => choiceId === undefined)
    .flatMap((slot) => [slot, ...slots.filter(({ choiceId }) => slot.extraList.some(({ id }) => id === choiceId))]);
}
