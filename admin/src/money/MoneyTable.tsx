import type { ReactNode } from 'react';
import { Link } from '@afterimage/ui/Link.tsx';
import styles from './Money.module.css';
import { words } from './money.words.ts';

interface MoneyTableProps<Row> {
  title: string;
  rows: readonly Row[];
  keyOf(row: Row): string;
  columns: readonly { title: string; renderCell(row: Row): ReactNode }[];
  children?: ReactNode;
  /** Where all of them are, with filters; here are those to deal with and the newest. */
  all?: { title: string; to: string };
}

/** A part of the Money screen: its title, its rows, and what else belongs to it. */
export function MoneyTable<Row>({ title, rows, keyOf, columns, children, all }: MoneyTableProps<Row>) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {all ? (
        <p className={styles.note}>
          <Link to={all.to}>{all.title}</Link>
        </p>
      ) : null}
      {children}
      {rows.length === 0 ? (
        // A form for rows is not empty.
        children ? null : (
          <p className={styles.note}>{words.none}</p>
        )
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <section className={styles.scroll} tabIndex={0} aria-label={words.rowsOf({ title })}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.title} scope="col">
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={keyOf(row)}>
                  {columns.map((column) => (
                    <td key={column.title}>{column.renderCell(row)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
