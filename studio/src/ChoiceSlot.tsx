import type { Customization } from '@afterimage/contract/customization.ts';
import { PillGroup } from '@afterimage/ui/Choice.tsx';
import { Checkbox } from '@afterimage/ui/Field.tsx';
import { FieldError } from '@afterimage/ui/FieldError.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import styles from './ChoiceSlot.module.css';
import { priced } from './priced.ts';
import { words } from './studio.words.ts';

interface ChoiceSlotProps {
  slot: Customization;
  selectedIds: readonly number[];
  id: string;
  currency: string;
  error: string | undefined;
  onChoose: (selectedIds: number[]) => void;
}

/** What can be chosen with a thing: one of several, or any of them, each with its price. */
export function ChoiceSlot({ slot, selectedIds, id, currency, error, onChoose }: ChoiceSlotProps) {
  if (slot.selectionMode === 'SINGLE') {
    const none = slot.required ? [] : [{ value: '', label: words.none }];
    return (
      <div id={id} tabIndex={-1} className={styles.single}>
        <PillGroup
          legend={slot.title}
          choices={[...none, ...slot.extraList.map((one) => ({ value: String(one.id), label: priced(one, currency) }))]}
          value={String(selectedIds[0] ?? '')}
          error={error ?? ''}
          onChange={(value) => onChoose(value === '' ? [] : [Number(value)])}
        />
      </div>
    );
  }
  return (
    <fieldset id={id} tabIndex={-1} className={styles.several} aria-describedby={`${id}-error`}>
      <legend className={styles.legend}>
        <span>{slot.title}</span>
        {slot.required ? null : <span className={styles.optional}> {words.optional}</span>}
      </legend>
      {slot.extraList.map(({ id: one, title, price }) => (
        <Checkbox
          key={one}
          label={
            <span className={styles.row}>
              <span>{title}</span>
              <span className="figures">
                {price > 0 ? words.more({ price: formatPrice(price, currency) }) : words.free}
              </span>
            </span>
          }
          checked={selectedIds.includes(one)}
          onChange={(event) =>
            onChoose(event.target.checked ? [...selectedIds, one] : selectedIds.filter((other) => other !== one))
          }
        />
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
