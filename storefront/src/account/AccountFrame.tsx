import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from '@afterimage/ui/Link.tsx';
import { Heading, Section } from '@afterimage/ui/Section.tsx';
import styles from './AccountFrame.module.css';
import { words } from './account.words.ts';

type AccountFrameProps = {
  title: string;
  lede?: ReactNode;
  /** Stands at the end of the heading. */
  end?: ReactNode;
  /** Signing out belongs to another feature, so the page brings it. */
  signOut: ReactNode;
  children: ReactNode;
};

/** What all pages of the account have in common: the way between them, and a heading. */
export function AccountFrame({ title, lede, end, signOut, children }: AccountFrameProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the line is longer than the window: the present page's name must be seen.
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && list.current)
      list.current.scrollLeft = here.offsetLeft - (list.current.clientWidth - here.offsetWidth) / 2;
  }, []);
  const entries = [
    { to: '/account', name: words.profile, end: true },
    { to: '/account/orders', name: words.orders },
    { to: '/account/designs', name: words.designs },
    { to: '/account/addresses', name: words.addresses },
    { to: '/wishlist', name: words.wishlist },
    { to: '/account/sessions', name: words.devices },
    { to: '/account/data', name: words.data },
  ];
  return (
    <Section space="none" className={styles.page}>
      <nav aria-label={words.nav} className={styles.nav}>
        <ul ref={list} className={styles.entries}>
          {entries.map(({ to, name, end: whole }) => (
            <li key={to}>
              <NavLink to={to} {...(whole && { end: true })}>
                {name}
              </NavLink>
            </li>
          ))}
          <li className={styles.out}>{signOut}</li>
        </ul>
      </nav>
      <div className={styles.content}>
        <Heading lede={lede} end={end}>
          <h1 tabIndex={-1}>{title}</h1>
        </Heading>
        {children}
      </div>
    </Section>
  );
}
