import { CheckField } from '../form/fields.tsx';
import styles from './developers.module.css';

interface CheckListProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange(chosen: Value[]): void;
  error?: string | undefined;
}

/** Several of many. */
export function CheckList<Value extends string>({ label, options, chosen, onChange, error }: CheckListProps<Value>) {
  const toggle = (value: Value, isSelected: boolean) =>
    onChange(isSelected ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <fieldset className={styles.checks}>
      <legend>{label}</legend>
      {options.map((option) => (
        <CheckField
          key={option.value}
          label={option.label}
          isSelected={chosen.includes(option.value)}
          onChange={(isSelected) => toggle(option.value, isSelected)}
        />
      ))}
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
