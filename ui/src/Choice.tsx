import { useId, type ReactNode } from 'react';
import styles from './Choice.module.css';

/** One answer of a group; `reason` says why it cannot be had now. */
type Choice = { value: string; label: ReactNode; reason?: string; disabled?: boolean };
/** A colour to choose; `code` is any CSS colour. */
type SwatchChoice = Choice & { code: string };

type GroupProps<T> = {
  legend: string;
  choices: readonly T[];
  value: string | null;
  onChange: (value: string) => void;
  name?: string;
  error?: string;
  hideLegend?: boolean;
  aside?: ReactNode;
};

function Group<T extends Choice>(props: GroupProps<T> & { className?: string; renderFace: (choice: T) => ReactNode }) {
  const { legend, choices, value, onChange, error, aside } = props;
  const generatedId = useId();
  const name = props.name ?? generatedId;
  const selectedChoice = choices.find((choice) => choice.value === value);
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${generatedId}-error` : undefined}>
      <legend className={props.hideLegend ? 'visually-hidden' : styles.legend}>
        {legend}
        {selectedChoice ? <span className={styles.chosen}>: {selectedChoice.label}</span> : null}
      </legend>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      <div className={props.className}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={styles.choice}
            data-out={choice.reason ? '' : undefined}
            title={choice.reason}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {props.renderFace(choice)}
            {choice.reason ? <span className="visually-hidden">, {choice.reason}</span> : null}
          </label>
        ))}
      </div>
      <div id={`${generatedId}-error`} className={styles.error} aria-live="polite">
        {error}
      </div>
    </fieldset>
  );
}

/** Sizes and other short answers as text in boxes. */
export function PillGroup(props: GroupProps<Choice>) {
  return (
    <Group
      {...props}
      className={styles.pills}
      renderFace={(choice) => <span className={styles.pill}>{choice.label}</span>}
    />
  );
}

/** Colours as discs, each with its name; one that is sold out is struck through and can still be chosen. */
export function SwatchGroup(props: GroupProps<SwatchChoice>) {
  return (
    <Group
      {...props}
      className={styles.swatches}
      renderFace={(choice) => (
        <>
          <span className={styles.swatch} style={{ ['--swatch' as string]: choice.code }} />
          <span className="visually-hidden">{choice.label}</span>
        </>
      )}
    />
  );
}

/** Longer answers one under another, such as ways of delivery. */
export function RadioList(props: GroupProps<Choice & { detail?: ReactNode; end?: ReactNode }>) {
  return (
    <Group
      {...props}
      className={styles.list}
      renderFace={(choice) => (
        <span className={styles.row}>
          <span className={styles.dot} />
          <span className={styles.words}>
            <span className={styles.name}>{choice.label}</span>
            {choice.detail ? <span className={styles.detail}>{choice.detail}</span> : null}
          </span>
          {choice.end ? <span className="figures">{choice.end}</span> : null}
        </span>
      )}
    />
  );
}
