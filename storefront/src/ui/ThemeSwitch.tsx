import { useEffect, useId, useState } from 'react';
import { applyTheme, readTheme, type Theme } from './theme.ts';
import styles from './ThemeSwitch.module.css';

const themes: readonly { value: Theme; name: string }[] = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Paper' },
  { value: 'dark', name: 'Darkroom' },
];

/** Paper, Darkroom, or as the system has it. */
export function ThemeSwitch() {
  // The server knows nobody's choice: the kept one is shown after waking.
  const [theme, setTheme] = useState<Theme>('system');
  const name = useId();
  useEffect(() => setTheme(readTheme(localStorage)), []);
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Theme</legend>
      {themes.map((entry) => (
        <label key={entry.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={theme === entry.value}
            onChange={() => {
              setTheme(entry.value);
              applyTheme(entry.value, document.documentElement, localStorage);
            }}
          />
          <span>{entry.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
