import { useId, useState } from 'react';
import { minusIcon, plusIcon, trashIcon } from './icons.ts';
import { IconButton } from './Button.tsx';
import { clampQuantity } from './quantity.ts';
import styles from './QuantityStepper.module.css';
import { words } from './quantity.words.ts';

type QuantityStepperProps = {
  value: number;
  onChange: (quantity: number) => void;
  onRemove?: () => void;
  label: string;
  min?: number;
  max?: number;
  maxReason?: string;
  busy?: boolean;
};

/** Minus, a number that can be typed, plus; at a bound it says why, and below the least it removes if it may. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, onRemove, label, min = 1, max = 99, busy = false } = props;
  const [inputText, setInputText] = useState<string | null>(null);
  const [full, setFull] = useState(false);
  const reasonId = useId();
  const reason = props.maxReason ?? words.mostOfOrder({ most: max });

  function requestQuantity(requestedQuantity: string | number) {
    setInputText(null);
    const quantity = clampQuantity(requestedQuantity, min, max);
    setFull(quantity !== null && quantity >= max);
    if (quantity !== null && quantity !== value) onChange(quantity);
  }

  const removes = value <= min && onRemove !== undefined;
  return (
    <fieldset className={styles.stepper} aria-label={label} aria-busy={busy || undefined}>
      <IconButton
        icon={removes ? trashIcon : minusIcon}
        label={removes ? words.remove : words.oneLess}
        aria-disabled={(value <= min && !removes) || undefined}
        onClick={() => (removes ? onRemove() : requestQuantity(value - 1))}
      />
      <input
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-describedby={full ? reasonId : undefined}
        value={inputText ?? String(value)}
        onChange={(event) => setInputText(event.target.value.replace(/[^0-9]/g, '').slice(0, 4))}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => inputText !== null && requestQuantity(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            requestQuantity(event.currentTarget.value);
          } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault();
            requestQuantity(value + (event.key === 'ArrowUp' ? 1 : -1));
          }
        }}
      />
      <IconButton
        icon={plusIcon}
        label={words.oneMore}
        aria-disabled={value >= max || undefined}
        onClick={() => requestQuantity(value + 1)}
      />
      <div id={reasonId} className={styles.reason} aria-live="polite">
        {full ? reason : ''}
      </div>
    </fieldset>
  );
}
