import type { ReactNode } from 'react';
import {
  Checkbox,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { useId } from 'react';
import { checkIcon } from '@afterimage/ui/icons.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import styles from './fields.module.css';

interface Words {
  label: string;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong with it. */
  error?: string | undefined;
}

type TextFieldProps = Words &
  Omit<AriaTextFieldProps, 'children' | 'className' | 'isInvalid'> & {
    /** Several lines. */
    isLong?: boolean;
    placeholder?: string;
  };

/** A field of text; dates and numbers by `type` and `inputMode`. */
export function TextField({ label, hint, error, isLong = false, placeholder, ...rest }: TextFieldProps) {
  return (
    <AriaTextField {...rest} isInvalid={error !== undefined} validationBehavior="aria" className={styles.field}>
      <Label className={styles.label}>{label}</Label>
      {isLong ? (
        <TextArea rows={4} placeholder={placeholder} className={styles.control} />
      ) : (
        <Input placeholder={placeholder} className={styles.control} />
      )}
      {hint ? (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      ) : null}
      <FieldError className={styles.error}>{error}</FieldError>
    </AriaTextField>
  );
}

type SelectFieldProps = Words & {
  value: string;
  onChange(value: string): void;
  options: readonly { value: string; label: string }[];
  isDisabled?: boolean;
  name?: string;
};

/** One of several: the platform's own select, which phones show well. */
export function SelectField({ label, hint, error, value, onChange, options, isDisabled, name }: SelectFieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        disabled={isDisabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.value)}
        className={styles.control}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint ? (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      ) : null}
    </div>
  );
}

interface CheckFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  isSelected: boolean;
  onChange(isSelected: boolean): void;
  isDisabled?: boolean;
}

/** One thing that is so or not. */
export function CheckField({ label, hint, ...rest }: CheckFieldProps) {
  return (
    <Checkbox {...rest} className={styles.check}>
      <span className={styles.tick}>
        <Icon of={checkIcon} size={14} />
      </span>
      <span>
        {label}
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
    </Checkbox>
  );
}
