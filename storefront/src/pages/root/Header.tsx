import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { Link, NavLink } from '@afterimage/ui/Link.tsx';
import { type To, useHref, useLocation } from '@afterimage/client/navigation/navigation.ts';
import { CartLink } from '../../commerce/CartLink.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { Logo } from '@afterimage/ui/Logo.tsx';
import { menuIcon, searchIcon, userIcon } from '@afterimage/ui/icons.ts';
import styles from './Header.module.css';
import { words } from '@afterimage/ui/ui.words.ts';

// On wide windows it is never opened.
const HeaderMenu = lazy(async () => ({ default: (await import('./HeaderMenu.tsx')).HeaderMenu }));

export type NavEntry = { to: To; name: string };
type HeaderProps = {
  entries: readonly NavEntry[];
  /** What is only in the menu of phones, under the rest. */
  menuEntries: readonly NavEntry[];
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
function SearchForm({
  search,
  className,
  suggest,
  focused,
}: Pick<HeaderProps, 'search' | 'suggest'> & { className?: string; focused?: boolean }) {
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes in answer to the button that asks for it
            autoFocus={focused}
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

/** What stands at the end of the bar. The search is a link, for phones without JavaScript. */
function Tools({
  isAsking,
  onAsk,
  ...props
}: HeaderProps & { isAsking: boolean; onAsk: (event: MouseEvent<HTMLAnchorElement>) => void }) {
  const { accountName, accountTo = '/account' } = props;
  return (
    <div className={styles.tools}>
      <Link to="/search" className={styles.ask} aria-label={words.searchLabel} aria-expanded={isAsking} onClick={onAsk}>
        <Icon of={searchIcon} />
      </Link>
      <Link to={accountTo} className={styles.tool} aria-label={props.accountLabel ?? accountName ?? words.account}>
        <Icon of={userIcon} />
        <span className={styles.toolName}>{accountName ?? words.account}</span>
      </Link>
      {props.extra}
      <CartLink count={props.cartCount} onOpen={props.onCart} onIntent={props.onCartIntent} />
    </div>
  );
}

/** The shop's head: name, search, account, cart, and where to go; on a phone that is behind the menu button, and the search behind its own. */
export function Header(props: HeaderProps) {
  const { entries, search, suggest, accountName, accountTo = '/account' } = props;
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  const { pathname } = useLocation();
  // On another page the field is closed again.
  const [askedOn, setAskedOn] = useState<string | null>(null);
  const isAsking = askedOn === pathname;
  const showsSearch = isAsking || Boolean(search);
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
            aria-expanded={menu === 'open'}
            onClick={() => setMenu('open')}
          />
          <Link to="/home" className={styles.home} aria-label={words.home}>
            <Logo />
          </Link>
          <SearchForm search={search} className={styles.inBar} suggest={suggest} />
          <Tools
            {...props}
            isAsking={showsSearch}
            onAsk={(event) => {
              event.preventDefault();
              setAskedOn(isAsking ? null : pathname);
            }}
          />
        </div>
        {showsSearch ? (
          <SearchForm
            key={String(isAsking)}
            search={search}
            className={styles.below}
            suggest={suggest}
            focused={isAsking}
          />
        ) : null}
      </div>
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
      {menu === 'never' ? null : (
        <Suspense>
          <HeaderMenu
            open={menu === 'open'}
            onClose={() => setMenu('closed')}
            groups={[entries, [{ to: accountTo, name: accountName ?? words.account }, ...props.menuEntries]]}
          />
        </Suspense>
      )}
    </header>
  );
}
