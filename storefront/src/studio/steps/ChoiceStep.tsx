import type { Customization } from '@afterimage/contract/customization.ts';
import { ChoiceSlot } from '../ChoiceSlot.tsx';
import { slotKey } from '../payload.ts';
import type { StepEntry } from '../product-customization.state.ts';
import styles from './ChoiceStep.module.css';

interface ChoiceStepProps {
  slots: readonly Customization[];
  entries: ReadonlyMap<number, StepEntry>;
  currency: string;
  errorAt: (slotId: number) => string | undefined;
  onChoose: (slotId: number, chosen: number[]) => void;
}

/** What can be chosen, slot under slot. */
export function ChoiceStep({ slots, entries, currency, errorAt, onChoose }: ChoiceStepProps) {
  return (
    <div className={styles.slots}>
      {slots.map((slot) => (
        <ChoiceSlot
          key={slot.id}
          slot={slot}
          id={slotKey(slot.id)}
          currency={currency}
          error={errorAt(slot.id)}
          chosen={entries.get(slot.id)?.chosen ?? []}
          onChoose={(chosen) => onChoose(slot.id, chosen)}
        />
      ))}
    </div>
  );
}
