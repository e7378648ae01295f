import { SwatchGroup } from '@afterimage/ui/Choice.tsx';
import styles from './TextStep.module.css';
import { words } from './text.words.ts';
import { light } from '@afterimage/contract/values/palette.ts';

const colors = [
  ['ink', light.ink],
  ['white', '#ffffff'],
  ['grey', light.ink3],
  ['blue', light.blue],
  ['green', light.ok],
  ['red', light.bad],
  ['rose', '#c2557a'],
  ['ochre', '#a8791c'],
] as const;

/** The shop's colours for texts, and any other by the platform's own picker. */
export function ColorChoice({ color, onColor }: { color: string; onColor: (color: string) => void }) {
  return (
    <div className={styles.colors}>
      <SwatchGroup
        legend={words.color}
        choices={colors.map(([name, code]) => ({ value: code, code, label: words.colors[name] }))}
        value={color}
        onChange={onColor}
      />
      <label className={styles.own}>
        <input type="color" value={color} onChange={(event) => onColor(event.target.value.toLowerCase())} />
        <span>{words.ownColor}</span>
      </label>
    </div>
  );
}
