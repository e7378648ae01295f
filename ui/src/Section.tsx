import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Section.module.css';

type SectionProps = {
  children: ReactNode;
  tone?: 'paper' | 'band' | 'room' | 'blue';
  space?: 'section' | 'snug' | 'none';
  bleed?: boolean;
  labelledBy?: string;
  className?: string;
};

/** A band across the window with its content in the grid's width; `room` makes it Darkroom in either theme. */
export function Section({ children, tone = 'paper', space = 'section', bleed, labelledBy, className }: SectionProps) {
  return (
    <section
      className={styles.section}
      data-tone={tone}
      data-space={space}
      data-room={tone === 'room' ? 'dark' : undefined}
      aria-labelledby={labelledBy}
    >
      <div className={classNames(!bleed && styles.container, className)}>{children}</div>
    </section>
  );
}

/** The head of a page or a section: heading, one line under it, something at its end. */
export function Heading(props: { children: ReactNode; lede?: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        {props.children}
        {props.lede ? <p className="lede">{props.lede}</p> : null}
      </div>
      {props.end}
    </div>
  );
}
