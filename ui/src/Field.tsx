import {
  useId,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { checkIcon, chevronDownIcon, eyeIcon, eyeOffIcon } from './icons.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './Button.tsx';
import { FieldError } from './FieldError.tsx';
import { Icon } from './Icon.tsx';
import styles from './Field.module.css';
import { words } from './field.words.ts';

type Words = { label: ReactNode; hint?: ReactNode; error?: string; optional?: boolean };
type FieldProps = Words & InputHTMLAttributes<HTMLInputElement>;
type TextAreaProps = Words & TextareaHTMLAttributes<HTMLTextAreaElement>;
type SelectProps = Words & SelectHTMLAttributes<HTMLSelectElement>;
type CheckboxProps = Omit<Words, 'optional'> & InputHTMLAttributes<HTMLInputElement>;

/** The ids that tie a control to its words. */
function useWords({ hint, error }: Pick<Words, 'hint' | 'error'>, idProp?: string) {
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  return {
    id,
    hintId,
    errorId,
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described },
  };
}

/** The words under a control. */
function Below({ hint, error, hintId, errorId }: Pick<Words, 'hint' | 'error'> & { hintId: string; errorId: string }) {
  return (
    <>
      {hint ? (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      <FieldError id={errorId} error={error} />
    </>
  );
}

function Label({ id, label, optional }: { id: string; label: ReactNode; optional?: boolean }) {
  return (
    <label htmlFor={id} className={styles.label}>
      {label}
      {optional ? <span className={styles.optional}> {words.optional}</span> : null}
    </label>
  );
}

/** A text field with its label above, hint and error below; a password can be shown. */
export function Field({ label, hint, error, optional, className, type = 'text', id: idProp, ...rest }: FieldProps) {
  const tied = useWords({ hint, error }, idProp);
  const [isPasswordVisible, setPasswordVisible] = useState(false);
  const secret = type === 'password';
  return (
    <div className={classNames(styles.field, className)}>
      <Label id={tied.id} label={label} optional={optional} />
      <div className={styles.box}>
        <input
          required={!optional}
          {...rest}
          {...tied.control}
          type={secret && isPasswordVisible ? 'text' : type}
          className={classNames(styles.control, secret && styles.withButton)}
        />
        {secret ? (
          <IconButton
            icon={isPasswordVisible ? eyeOffIcon : eyeIcon}
            label={isPasswordVisible ? words.hidePassword : words.showPassword}
            className={styles.inside}
            onClick={() => setPasswordVisible(!isPasswordVisible)}
          />
        ) : null}
      </div>
      <Below hint={hint} error={error} {...tied} />
    </div>
  );
}

/** A text of several lines. */
export function TextArea({ label, hint, error, optional, className, id: idProp, ...rest }: TextAreaProps) {
  const tied = useWords({ hint, error }, idProp);
  return (
    <div className={classNames(styles.field, className)}>
      <Label id={tied.id} label={label} optional={optional} />
      <textarea rows={4} required={!optional} {...rest} {...tied.control} className={styles.control} />
      <Below hint={hint} error={error} {...tied} />
    </div>
  );
}

/** The platform's own select; its options are its children. */
export function Select({ label, hint, error, optional, className, id: idProp, children, ...rest }: SelectProps) {
  const tied = useWords({ hint, error }, idProp);
  return (
    <div className={classNames(styles.field, className)}>
      <Label id={tied.id} label={label} optional={optional} />
      <div className={styles.box}>
        <select required={!optional} {...rest} {...tied.control} className={classNames(styles.control, styles.select)}>
          {children}
        </select>
        <span className={styles.arrow}>
          <Icon of={chevronDownIcon} size={18} />
        </span>
      </div>
      <Below hint={hint} error={error} {...tied} />
    </div>
  );
}

/** One thing to agree to or not, its words beside it. */
export function Checkbox({ label, hint, error, className, id: idProp, ...rest }: CheckboxProps) {
  const tied = useWords({ hint, error }, idProp);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.check}>
        <input {...rest} {...tied.control} type="checkbox" />
        <span className={styles.tick}>
          <Icon of={checkIcon} size={16} />
        </span>
        <span>{label}</span>
      </label>
      <Below hint={hint} error={error} {...tied} />
    </div>
  );
}
