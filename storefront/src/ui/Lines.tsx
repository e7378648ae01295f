import type { ReactNode } from 'react';
import styles from './Lines.module.css';

type LinesProps = {
  caption: string;
  columns: readonly { id: string; name: string; end?: boolean }[];
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>> }[];
};
type TotalsProps = {
  rows: readonly { name: ReactNode; value: ReactNode; note?: ReactNode }[];
  total: { name: ReactNode; value: ReactNode };
};

/** A table that on a phone becomes a list with the column's name beside each value; the first column heads its row. */
export function Lines({ caption, columns, rows }: LinesProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-end={column.end ? '' : undefined}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  scope={index === 0 ? 'row' : undefined}
                  data-name={column.name}
                  data-end={column.end ? '' : undefined}
                >
                  {row.cells[column.id]}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
