import type { Reply } from '@afterimage/contract/api.ts';
import type { FileRunState } from '@afterimage/contract/values/file-runs.ts';
import { formatMoment } from '../parts/format-moment.ts';
import { Mark, type MarkTone } from '../parts/Mark.tsx';
import { words } from './files.words.ts';
import styles from './files.module.css';

type Run = Reply<'listFileRuns'>['runList'][number];

export const runTones: Readonly<Record<FileRunState, MarkTone>> = {
  checking: 'active',
  checked: 'warn',
  writing: 'active',
  done: 'good',
  stopped: 'quiet',
  failed: 'bad',
};

/** Imports and exports of the last days, with what can be downloaded. */
export const History = ({ runs }: { runs: readonly Run[] }) => (
  <section aria-labelledby="history" className={styles.part}>
    <h2 id="history">{words.history}</h2>
    <p className={styles.soft}>{words.historyNote}</p>
    {runs.length === 0 ? <p>{words.noHistory}</p> : null}
    <ul className={styles.history}>
      {runs.map((run) => (
        <Line key={run.runId} run={run} />
      ))}
    </ul>
  </section>
);

function Line({ run }: { run: Run }) {
  const { kind, state, format, totals, url, createdAt } = run;
  const name = run.name || words.formats[format];
  const moment = formatMoment(createdAt);
  const link = kind === 'import' ? words.report : words.download;
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <span className={styles.soft}>{words.by({ moment, name: run.operatorName })}</span>
        {kind === 'import' ? (
          <span className={styles.soft}>
            {words.counts({
              added: String(totals.added),
              changed: String(totals.changed),
              refused: String(totals.refused),
            })}
          </span>
        ) : null}
        {run.problem ? <span>{run.problem}</span> : null}
      </span>
      <span className={styles.acts}>
        <Mark tone={runTones[state]}>{words.states[state]}</Mark>
        {url ? (
          <a href={url} download aria-label={words.linkName({ link, name, moment })}>
            {link}
          </a>
        ) : null}
      </span>
    </li>
  );
}
