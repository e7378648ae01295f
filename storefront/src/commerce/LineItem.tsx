import type { ReactNode } from 'react';
import { Link } from '@afterimage/ui/Link.tsx';
import { classNames } from '@afterimage/ui/class-names.ts';
import type { LineItemPicture } from './line-items.ts';
import styles from './LineItem.module.css';
import { LinePicture } from './LinePicture.tsx';

type LineItemProps = {
  picture: LineItemPicture;
  name: string;
  to?: string;
  options?: readonly string[];
  facts?: readonly { name: string; value: string }[];
  /** Stands at the end of the line, such as its price. */
  end?: ReactNode;
  /** What can be done with the line. */
  children?: ReactNode;
  /** A word under the facts, such as what is left in stock. */
  note?: ReactNode;
  small?: boolean;
  /** Stays as on a phone however wide the window is, for a line in a drawer. */
  narrow?: boolean;
};

/** One thing that is bought: its picture, what it is, what was chosen for it, and what it costs. */
export function LineItem({ picture, name, to, options, facts, end, children, note, small, narrow }: LineItemProps) {
  const title = to ? (
    <Link to={to} className={styles.link}>
      {name}
    </Link>
  ) : (
    name
  );
  return (
    <div className={classNames(styles.line, small && styles.small, narrow && styles.narrow)}>
      <LinePicture picture={picture} name={name} />
      <div className={styles.words}>
        <p className={styles.name}>{title}</p>
        {options?.length ? <p className={styles.options}>{options.join(', ')}</p> : null}
        {facts?.length ? (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.name + fact.value}>
                <dt>{fact.name}: </dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {note}
      </div>
      {children ? <div className={styles.controls}>{children}</div> : null}
      {end ? <div className={styles.end}>{end}</div> : null}
    </div>
  );
}
