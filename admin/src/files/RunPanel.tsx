import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { fileRunLimits, importResults, isRunning } from '@afterimage/contract/values/file-runs.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useCall, useWrite } from '../data/use-call.ts';
import { CheckField, TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { formatCount } from '../parts/format-moment.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { sayFailure } from '../parts/toast.ts';
import { runTones } from './History.tsx';
import { words } from './files.words.ts';
import styles from './files.module.css';

type Run = Reply<'getFileRun'>;

const isDone = (reply: unknown): boolean => !isRunning((reply as Run).state);

/** An import from its check to its result, as the server knows it: it is here again after a reload. */
export function RunPanel({ runId, onChanged }: { runId: string; onChanged(): void }) {
  const run = useCall('getFileRun', { params: { runId } }, { every: 1000, until: isDone });
  const refresh = () => {
    void run.refetch();
    onChanged();
  };
  return (
    <Loaded of={run}>
      {(data) => (
        <section aria-label={data.name} className={styles.run}>
          <h3 className={styles.head}>
            {data.name}
            <span className={styles.soft}>{words.formats[data.format]}</span>
            <Mark tone={runTones[data.state]}>{words.states[data.state]}</Mark>
          </h3>
          {isRunning(data.state) ? <Running run={data} onChanged={refresh} /> : <Report run={data} />}
          {data.state === 'checked' ? <WriteForm run={data} onChanged={refresh} /> : null}
        </section>
      )}
    </Loaded>
  );
}

function Running({ run: { runId, totals, total, isStopping }, onChanged }: { run: Run; onChanged(): void }) {
  const stop = useWrite('stopFileRun');
  const count = importResults.reduce((sum, result) => sum + totals[result], 0);
  const text =
    total === null ? words.read({ count }) : words.progress({ count: formatCount(count), total: formatCount(total) });
  return (
    <>
      <progress className={styles.bar} aria-label={text} {...(total !== null && { value: count, max: total })} />
      <output>{text}</output>
      <p className={styles.soft}>{isStopping ? words.stopping : words.mayLeave}</p>
      <Button
        busy={stop.isPending}
        isDisabled={isStopping}
        onPress={() => stop.mutate({ params: { runId } }, { onError: sayFailure, onSettled: onChanged })}
      >
        {words.stop}
      </Button>
    </>
  );
}

function Report({ run }: { run: Run }) {
  const { state, totals, rowList, url, problem, format } = run;
  return (
    <>
      {problem ? <p role="alert">{problem}</p> : null}
      {state === 'stopped' ? <p>{words.stopped}</p> : null}
      <dl className={styles.counts}>
        {importResults.map((result) => (
          <div key={result}>
            <dt>{words.results[result]}</dt>
            <dd>{formatCount(totals[result])}</dd>
          </div>
        ))}
      </dl>
      {state === 'done' || state === 'stopped' ? <Way format={format} /> : null}
      {rowList.length > 0 ? (
        <>
          <h4>{words.rows}</h4>
          <p className={styles.soft}>{words.rowsNote({ count: String(fileRunLimits.rows) })}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too */}
          <ul className={styles.rows} tabIndex={0} aria-label={words.rows}>
            {rowList.map(({ line, key, result, reason }) => (
              <li key={`${line} ${key} ${reason}`}>
                <span className={styles.soft}>{words.line({ line: String(line) })}</span>
                <span>
                  <strong>{key}</strong> {words.results[result]}: {reason}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {url ? (
        <a href={url} download>
          {words.report}
        </a>
      ) : null}
    </>
  );
}

/** To the list of what was taken in, the newest first. */
function Way({ format }: { format: Run['format'] }) {
  const isPeople = format.endsWith('-customers');
  return (
    <Link to={isPeople ? '/admin/people' : '/admin/products?filter=createdAt%3A%40last-7-days'}>
      {isPeople ? words.toPeople : words.toProducts}
    </Link>
  );
}

const kindOf = (format: Run['format']) =>
  format === 'shop-json' ? 'records' : format.endsWith('-customers') ? 'customers' : 'products';

/** The question before a checked file is written. */
function WriteForm({ run: { runId, totals, format }, onChanged }: { run: Run; onChanged(): void }) {
  const write = useWrite('writeImport');
  const [fetches, setFetches] = useState(false);
  const [hosts, setHosts] = useState(format === 'shopify-products' ? 'cdn.shopify.com' : '');
  const [stock, setStock] = useState('0');
  const kind = kindOf(format);
  const count = totals.added + totals.changed;
  // Pictures alone may be what is new of a product.
  if (count === 0 && kind !== 'products') return <p>{words.nothing}</p>;
  const fields = write.error?.failure.fields ?? {};
  const hostProblem = Object.entries(fields).find(([path]) => path.startsWith('pictureHosts'))?.[1];
  const pictureHosts = fetches ? hosts.split(/[\s,]+/).filter(Boolean) : [];
  return (
    <>
      {count === 0 ? <p>{words.nothing}</p> : null}
      {kind === 'products' ? (
        <div className={styles.options}>
          <CheckField label={words.pictures} hint={words.picturesNote} isSelected={fetches} onChange={setFetches} />
          {fetches ? (
            <TextField
              label={words.hosts}
              hint={words.hostsHint}
              value={hosts}
              onChange={setHosts}
              error={hostProblem}
            />
          ) : null}
          <TextField
            label={words.stock}
            inputMode="numeric"
            value={stock}
            onChange={(text) => setStock(text.replaceAll(/\D/g, ''))}
            error={fields['uncountedStock']}
          />
        </div>
      ) : null}
      <Button
        kind="primary"
        busy={write.isPending}
        isDisabled={count === 0 && pictureHosts.length === 0}
        onPress={() =>
          write.mutate(
            { params: { runId }, body: { pictureHosts, uncountedStock: Number(stock) } },
            {
              onError: (error) => !error.failure.fields && sayFailure(error),
              onSettled: onChanged,
            },
          )
        }
      >
        {words.write[kind]({ count })}
      </Button>
    </>
  );
}
