import type { Customization } from '@afterimage/contract/customization.ts';
import { ChoiceSlot } from '../ChoiceSlot.tsx';
import { slotKey } from '../payload.ts';
import { choicesOf, type Personal } from '../personal.ts';
import styles from './ChoiceStep.module.css';

interface ChoiceStepProps {
  slots: readonly Customization[];
  personal: Pick<Personal, 'slots' | 'extraList'>;
  currency: string;
  errorAt: (slotId: number) => string | undefined;
  onChoose: (slotId: number, selectedIds: number[]) => void;
}

/** What can be chosen, slot under slot. */
export function ChoiceStep({ slots, personal, currency, errorAt, onChoose }: ChoiceStepProps) {
  return (
    <div className={styles.slots}>
      {slots.map((slot) => (
        <ChoiceSlot
          key={slot.id}
          slot={slot}
          id={slotKey(slot.id)}
          currency={currency}
          error={errorAt(slot.id)}
          selectedIds={choicesOf(slot, personal)}
          onChoose={(selectedIds) => onChoose(slot.id, selectedIds)}
        />
      ))}
    </div>
  );
}
