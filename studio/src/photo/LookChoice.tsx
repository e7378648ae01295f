import { type ReactNode, useId } from 'react';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { checkIcon } from '@afterimage/ui/icons.ts';
import styles from './LookChoice.module.css';

interface LookChoiceProps<Value extends string> {
  /** What is chosen, and for which slot. */
  name: string;
  title: string;
  hint?: string;
  /** What there is to choose from, each with its picture; undefined takes the part of the look away. */
  choices: readonly { value: Value | undefined; name: string; sample: ReactNode }[];
  value: Value | undefined;
  /** The proportions of the pictures, and whether they are round. */
  size: { width: number; height: number };
  round: boolean;
  onChange: (value: Value | undefined) => void;
}

/** One part of a photo's look, chosen by pictures of this very photo. */
export function LookChoice<Value extends string>(props: LookChoiceProps<Value>) {
  const { name, title, hint, choices, value, size, round, onChange } = props;
  const id = useId();
  return (
    <fieldset
      className={styles.choice}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      aria-label={`${name}: ${title}`}
    >
      <span aria-hidden="true" className={styles.label}>
        {name}
      </span>
      <div className={styles.styles}>
        {choices.map((choice) => (
          <label key={choice.value ?? 'none'} className={styles.style}>
            <input
              type="radio"
              name={id}
              value={choice.value ?? ''}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span
              className={styles.face}
              style={{ aspectRatio: `${size.width} / ${size.height}` }}
              data-round={round || undefined}
            >
              {choice.sample}
              {value === choice.value ? (
                <span className={styles.mark}>
                  <Icon of={checkIcon} size={16} />
                </span>
              ) : null}
            </span>
            <span className={styles.name}>{choice.name}</span>
          </label>
        ))}
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
