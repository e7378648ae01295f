import { lazy, Suspense } from 'react';
import { words } from './chart.words.ts';
import styles from './Chart.module.css';

/** One line of a chart; `values` beside the chart's `days`, null where there is none. */
interface ChartLine {
  title: string;
  values: readonly (number | null)[];
  /** `bar` for counts of a day; `line` when absent. */
  shape?: 'line' | 'bar';
  /** A line to compare with is drawn dashed and quiet. */
  isComparison?: boolean;
}

export interface ChartProps {
  title: string;
  /** Days as `2026-11-24`. */
  days: readonly string[];
  lines: readonly ChartLine[];
  /** Writes a value: an amount, a count. */
  format(value: number): string;
  /** Writes a day. */
  formatDay(day: string): string;
  height?: number;
}

const Plot = lazy(async () => ({ default: (await import('./Plot.tsx')).Plot }));

/** A chart over days, with its figures as a table for those who do not see it or want to know exactly. */
export function Chart(props: ChartProps) {
  const { title, days, lines, format, formatDay, height = 220 } = props;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span>{title}</span>
        {lines.map((line, at) => (
          <span key={line.title} className={styles.key} data-at={line.isComparison ? 'other' : at}>
            {line.title}
          </span>
        ))}
      </figcaption>
      <div aria-hidden="true" style={{ minBlockSize: height }}>
        <Suspense>
          <Plot {...props} height={height} />
        </Suspense>
      </div>
      <details className={styles.details}>
        <summary>{words.asTable}</summary>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                {lines.map((line) => (
                  <th key={line.title} scope="col">
                    {line.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day, at) => (
                <tr key={day}>
                  <th scope="row">{formatDay(day)}</th>
                  {lines.map(({ title: name, values }) => {
                    const value = values[at];
                    return <td key={name}>{typeof value === 'number' ? format(value) : '–'}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
