import type { ReactNode } from 'react';
import { Breadcrumbs } from '@afterimage/ui/Breadcrumbs.tsx';
import styles from './ListHead.module.css';
import { words } from './list.words.ts';

interface ListHeadProps {
  title: ReactNode;
  lede?: ReactNode;
  here?: { to: string; name: string };
  children?: ReactNode;
}

/** The head of a page with a list: the way here, its name, one line. */
export function ListHead({ title, lede, here, children }: ListHeadProps) {
  return (
    <div className={styles.head}>
      {here ? <Breadcrumbs entries={[{ to: '/home', name: words.home }, here]} /> : null}
      <h1>{title}</h1>
      {lede ? <p className="lede">{lede}</p> : null}
      {children}
    </div>
  );
}
