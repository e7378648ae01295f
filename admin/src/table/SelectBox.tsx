import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './SelectBox.module.css';

interface SelectBoxProps {
  label: string;
  isChecked: boolean;
  /** Some of what it stands for. */
  isPartly?: boolean;
  /** In a row, whose own key is Space. */
  isOutOfTabOrder?: boolean;
  onToggle(event: MouseEvent): void;
}

/** The box by which rows are selected; its target is larger than it looks. */
export function SelectBox({ label, isChecked, isPartly = false, isOutOfTabOrder = false, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={styles.target}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        tabIndex={isOutOfTabOrder ? -1 : undefined}
        onClick={onToggle}
        onChange={() => undefined}
        className={styles.box}
      />
    </label>
  );
}
