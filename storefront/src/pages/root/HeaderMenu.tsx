import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { LanguageSwitch } from '@afterimage/ui/LanguageSwitch.tsx';
import { NavLink } from '@afterimage/ui/Link.tsx';
import { ThemeSwitch } from '@afterimage/ui/ThemeSwitch.tsx';
import { words } from '@afterimage/ui/ui.words.ts';
import type { NavEntry } from './Header.tsx';
import styles from './HeaderMenu.module.css';

interface HeaderMenuProps {
  open: boolean;
  onClose(): void;
  /** Large: where things are. Small: what is the visitor's own. */
  groups: readonly [readonly NavEntry[], readonly NavEntry[]];
}

/** The menu of phones: everything that the head has room for on wide windows, and what is at the foot of the page. */
export function HeaderMenu({ open, onClose, groups }: HeaderMenuProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.menu} sheet="start">
      <nav aria-label={words.menu}>
        {groups.map((entries, index) => (
          <ul key={index} className={index === 0 ? styles.list : styles.own}>
            {entries.map((entry) => (
              <li key={entry.name}>
                <NavLink to={entry.to} end onClick={onClose}>
                  {entry.name}
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles.choices}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </Dialog>
  );
}
