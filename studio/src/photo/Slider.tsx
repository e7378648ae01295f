import { useId } from 'react';
import { IconButton } from '@afterimage/ui/Button.tsx';
import styles from './EditorTools.module.css';

interface SliderEnd {
  icon: string;
  label: string;
  onPress: () => void;
}
interface SliderProps {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  /** The value in words. */
  text: string;
  less: SliderEnd;
  more: SliderEnd;
  onValue: (value: number) => void;
}

/** A slider between two buttons that do the same in small steps. */
export function Slider({ label, value, least, most, step, text, less, more, onValue }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <output htmlFor={id} aria-hidden="true" className={styles.value}>
        {text}
      </output>
      <div className={styles.ends}>
        <IconButton icon={less.icon} label={less.label} onClick={less.onPress} />
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          step={step}
          value={Math.round(value / step) * step}
          aria-valuetext={text}
          onChange={(event) => onValue(event.target.valueAsNumber)}
        />
        <IconButton icon={more.icon} label={more.label} onClick={more.onPress} />
      </div>
    </div>
  );
}
