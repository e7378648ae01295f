import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ThemeSwitch } from '@afterimage/ui/ThemeSwitch.tsx';
import { words } from './app.words.ts';
import { useOperator } from './session.ts';
import styles from './OperatorMenu.module.css';

/** Who is signed in, and how the admin is shown. */
export function OperatorMenu() {
  const { name, role } = useOperator();
  return (
    <div className={styles.menu}>
      <p className={styles.who}>
        <strong>{name}</strong>
        <span>{words.roles[role]}</span>
      </p>
      <ThemeSwitch />
      <div className={styles.ways}>
        <LanguageSwitch />
        <a href="/">{words.openShop}</a>
      </div>
    </div>
  );
}
