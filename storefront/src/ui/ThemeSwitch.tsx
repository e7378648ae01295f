import { useId, useSyncExternalStore } from 'react';
import { applyTheme, shownTheme, watchTheme, type Theme } from './theme.ts';
import styles from './ThemeSwitch.module.css';

const themes: readonly { value: Theme; name: string }[] = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Paper' },
  { value: 'dark', name: 'Darkroom' },
];

/** Paper, Darkroom, or as the system has it. */
export function ThemeSwitch() {
  // The server knows nobody's choice: the kept one is shown after waking.
  const theme = useSyncExternalStore(watchTheme, shownTheme, () => 'system');
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Theme</legend>
      {themes.map((entry) => (
        <label key={entry.value} className={styles.choice}>
          <input type="radio" name={name} checked={theme === entry.value} onChange={() => applyTheme(entry.value)} />
          <span>{entry.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
