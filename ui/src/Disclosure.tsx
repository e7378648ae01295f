import type { ReactNode } from 'react';
import { minusIcon, plusIcon } from './icons.ts';
import { Icon } from './Icon.tsx';
import styles from './Disclosure.module.css';

type DisclosureProps = { title: ReactNode; children: ReactNode; group?: string; open?: boolean };

/** A heading that opens what is under it, without JavaScript; of one `group` only one is open. */
export function Disclosure({ title, children, group, open }: DisclosureProps) {
  return (
    <details name={group} open={open} className={styles.part}>
      <summary className={styles.head}>
        <span>{title}</span>
        <span className={styles.more}>
          <Icon of={plusIcon} />
        </span>
        <span className={styles.less}>
          <Icon of={minusIcon} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** Disclosures one under another. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}
