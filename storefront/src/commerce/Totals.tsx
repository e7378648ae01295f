import type { ReactNode } from 'react';
import styles from './Totals.module.css';

type TotalsProps = {
  rows: readonly { name: ReactNode; value: ReactNode; note?: ReactNode }[];
  total: { name: ReactNode; value: ReactNode };
};

/** Names and amounts one under another, the total last and larger. */
export function Totals({ rows, total }: TotalsProps) {
  return (
    <dl className={styles.totals}>
      {rows.map((row, index) => (
        <div key={index} className={styles.row}>
          <dt>
            {row.name}
            {row.note ? <span className={styles.note}>{row.note}</span> : null}
          </dt>
          <dd>{row.value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.name}</dt>
        <dd>{total.value}</dd>
      </div>
    </dl>
  );
}
