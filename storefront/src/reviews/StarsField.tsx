import { FieldError } from '@afterimage/ui/FieldError.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { starIcon } from '@afterimage/ui/icons.ts';
import { words } from './review-form.words.ts';
import styles from './StarsField.module.css';

interface StarsFieldProps {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onChoose: (stars: string) => void;
}

const marks = ['1', '2', '3', '4', '5'] as const;

/** One to five stars: a radio group, so that arrow keys choose and each star has a name. */
export function StarsField({ id, name, value, error, onChoose }: StarsFieldProps) {
  const selectedMark = marks.find((mark) => mark === value);
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{words.rating}</legend>
      <div className={styles.stars}>
        {marks.map((mark) => (
          <label key={mark} className={styles.star} data-on={selectedMark && mark <= selectedMark ? '' : undefined}>
            <input
              type="radio"
              // The summary of mistakes leads here: to the star that Tab would reach.
              id={mark === (selectedMark ?? '1') ? id : undefined}
              name={`${id}-${name}`}
              value={mark}
              checked={mark === selectedMark}
              aria-label={words.star({ stars: Number(mark), mark: words.marks[mark] })}
              aria-describedby={error ? `${id}-error` : undefined}
              required
              onChange={() => onChoose(mark)}
            />
            <Icon of={starIcon} size={32} />
          </label>
        ))}
        <span className={styles.mark} aria-hidden="true">
          {selectedMark ? words.marks[selectedMark] : ''}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
