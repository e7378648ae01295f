import type { ReactNode } from 'react';
import { PlainLayout } from '@afterimage/ui/PlainLayout.tsx';
import { words } from './auth.words.ts';
import styles from './AuthFrame.module.css';

/** The frame of every sign-in page: one column with a heading, a line under it, and ways elsewhere below. */
export function AuthFrame(props: { title: string; lede?: ReactNode; children: ReactNode; below?: ReactNode }) {
  return (
    <PlainLayout narrow helpTo="/help" back={{ to: '/home', name: words.shop }}>
      <h1 tabIndex={-1}>{props.title}</h1>
      {props.lede ? <p className={styles.lede}>{props.lede}</p> : null}
      {props.children}
      {props.below ? <div className={styles.below}>{props.below}</div> : null}
    </PlainLayout>
  );
}
