import { useId, useSyncExternalStore } from 'react';
import { applyTheme, currentTheme, watchTheme, type Theme } from './theme.ts';
import styles from './ThemeSwitch.module.css';
import { words } from './ui.words.ts';

const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** Paper, Darkroom, or as the system has it. */
export function ThemeSwitch() {
  // The server knows nobody's choice: the kept one is shown after waking.
  const theme = useSyncExternalStore(watchTheme, currentTheme, () => 'system');
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{words.theme}</legend>
      {themes.map((value) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} checked={theme === value} onChange={() => applyTheme(value)} />
          <span>{words.themes[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
