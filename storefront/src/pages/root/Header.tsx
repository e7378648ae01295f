import { useState, type ReactNode } from 'react';
import { Link, NavLink } from '@afterimage/ui/Link.tsx';
import { type To, useHref } from '@afterimage/client/navigation/navigation.ts';
import { CartLink } from '../../commerce/CartLink.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { Logo } from '@afterimage/ui/Logo.tsx';
import { menuIcon, searchIcon, userIcon } from '@afterimage/ui/icons.ts';
import styles from './Header.module.css';
import { words } from '@afterimage/ui/ui.words.ts';

export type NavEntry = { to: To; name: string };
type HeaderProps = {
  entries: readonly NavEntry[];
  search?: string;
  cartCount?: number;
  accountTo?: string;
  accountName?: string | null;
  /** What a screen reader says in place of the name, when the name alone says too little. */
  accountLabel?: string;
  extra?: ReactNode;
  /** What stands under the search field from its first use on; the form around both is its frame. */
  suggest?: (field: HTMLInputElement) => ReactNode;
  onCart?: (() => void) | undefined;
  /** The cart is pointed at: time to fetch what opens. */
  onCartIntent?: () => void;
};

/** `suggest` gives what stands under the field once it was used; see HeaderProps. */
function SearchForm({ search, className, suggest }: Pick<HeaderProps, 'search' | 'suggest'> & { className?: string }) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  return (
    <search className={className}>
      <form action={useHref('/search')} className={styles.form}>
        <label className={styles.search}>
          <span className="visually-hidden">{words.searchLabel}</span>
          <input
            key={search}
            type="search"
            name="key"
            defaultValue={search}
            placeholder={words.search}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={(event) => setField(event.currentTarget)}
          />
          <button type="submit" aria-label={words.search}>
            <Icon of={searchIcon} />
          </button>
        </label>
        {field && suggest?.(field)}
      </form>
    </search>
  );
}

/** The shop's head: name, search, account, cart, and the categories; on a phone these are behind the menu button. */
export function Header(props: HeaderProps) {
  const { entries, search, accountName, accountTo = '/account' } = props;
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.header}>
      <a href="#main" className="skip-link visually-hidden">
        {words.skip}
      </a>
      <div className={styles.bar}>
        <div className={styles.row}>
          <IconButton
            icon={menuIcon}
            label={words.menu}
            className={styles.menu}
            aria-expanded={open}
            onClick={() => setOpen(true)}
          />
          <Link to="/home" className={styles.home} aria-label={words.home}>
            <Logo />
          </Link>
          <SearchForm search={search} className={styles.inBar} suggest={props.suggest} />
          <div className={styles.tools}>
            <Link
              to={accountTo}
              className={styles.tool}
              aria-label={props.accountLabel ?? accountName ?? words.account}
            >
              <Icon of={userIcon} />
              <span className={styles.toolName}>{accountName ?? words.account}</span>
            </Link>
            {props.extra}
            <CartLink count={props.cartCount} onOpen={props.onCart} onIntent={props.onCartIntent} />
          </div>
        </div>
      </div>
      <SearchForm search={search} className={styles.below} suggest={props.suggest} />
      <nav className={styles.nav} aria-label={words.categories}>
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.name}>
              <NavLink to={entry.to} end>
                {entry.name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.menu} sheet="start">
        <nav aria-label={words.menu}>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.name}>
                <NavLink to={entry.to} end onClick={() => setOpen(false)}>
                  {entry.name}
                </NavLink>
              </li>
            ))}
            <li className={styles.own}>
              <Link to={accountTo} onClick={() => setOpen(false)}>
                {accountName ?? words.account}
              </Link>
            </li>
          </ul>
        </nav>
      </Dialog>
    </header>
  );
}
