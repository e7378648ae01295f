import { Link } from '@afterimage/ui/Link.tsx';
import { useWrite } from '../data/use-call.ts';
import { sayFailure } from '../parts/toast.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ThemeSwitch } from '@afterimage/ui/ThemeSwitch.tsx';
import { localePath } from '@afterimage/words/locale.ts';
import { words } from './app.words.ts';
import { signInPath, useOperator } from './session.ts';
import styles from './OperatorMenu.module.css';

/** Who is signed in, and how the admin is shown. */
export function OperatorMenu() {
  const { name, role } = useOperator();
  const signOut = useWrite('signOutOperator');
  // A new page: nothing of this operator stays in memory.
  const leave = () =>
    signOut.mutate({}, { onSuccess: () => location.assign(localePath(signInPath)), onError: sayFailure });
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
        <Link to="/admin/security">{words.security}</Link>
        <button type="button" onClick={leave}>
          {words.signOut}
        </button>
      </div>
    </div>
  );
}
