import { useState } from 'react';
import { fileRunLimits, isRunning } from '@afterimage/contract/values/file-runs.ts';
import { useMay } from '../app/session.ts';
import { useAdminCall } from '../data/call-context.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { CheckField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { listAddress } from '../table/remembered-lists.ts';
import { History } from './History.tsx';
import { RunPanel } from './RunPanel.tsx';
import { words } from './files.words.ts';
import styles from './files.module.css';

/** Files of other shops are taken in, and what the shop has is written to files. */
export function Screen() {
  const runs = useCall('listFileRuns', {}, { every: 2000, until: areAllDone });
  const refresh = () => void runs.refetch();
  return (
    <>
      <ScreenHead title={words.title} trail={[{ title: words.products, to: listAddress('/admin/products') }]} />
      <Loaded of={runs}>
        {({ runList }) => {
          const newest = runList.find(({ kind }) => kind === 'import');
          const isOpen =
            newest && (isRunning(newest.state) || newest.state === 'checked' || isFresh(newest.finishedAt));
          return (
            <div className={styles.parts}>
              <section aria-labelledby="import" className={styles.part}>
                <h2 id="import">{words.import}</h2>
                <p>{words.importNote({ most: mebibytes })}</p>
                <Upload isBusy={newest !== undefined && isRunning(newest.state)} onSent={refresh} />
                {isOpen ? <RunPanel key={newest.runId} runId={newest.runId} onChanged={refresh} /> : null}
              </section>
              <Export onStarted={refresh} />
              <History runs={runList} />
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

const mebibytes = String(fileRunLimits.bytes / 1024 / 1024);
const areAllDone = (reply: unknown): boolean =>
  (reply as { runList: { state: Parameters<typeof isRunning>[0] }[] }).runList.every(({ state }) => !isRunning(state));
/** A result stays in sight for an hour; after that it is in the list. */
const isFresh = (finishedAt: string | null): boolean =>
  finishedAt !== null && Date.now() - Date.parse(finishedAt) < 3_600_000;

/** Sends a file as soon as it is picked. */
function Upload({ isBusy, onSent }: { isBusy: boolean; onSent(): void }) {
  const call = useAdminCall();
  const [isSending, setSending] = useState(false);
  const send = async (file: File) => {
    if (file.size > fileRunLimits.bytes) return say(words.tooLarge({ most: mebibytes }));
    setSending(true);
    try {
      const body = new FormData();
      body.append('file', file);
      await call('uploadImport', { body });
    } catch (error) {
      sayFailure(error);
    } finally {
      setSending(false);
      onSent();
    }
  };
  return (
    <>
      <label>
        {words.pickFile}{' '}
        <input
          type="file"
          accept=".csv,.jsonl,.json,.zip,text/csv,application/zip"
          disabled={isBusy || isSending}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be picked again.
            event.target.value = '';
            if (file) void send(file);
          }}
        />
      </label>
      {isSending ? <output>{words.sending}</output> : null}
    </>
  );
}

/** Starts an export; the file is offered in the list below. */
function Export({ onStarted }: { onStarted(): void }) {
  const start = useWrite('startExport');
  const mayAll = [useMay('settings.write'), useMay('people.write')].every(Boolean);
  const [customers, setCustomers] = useState(false);
  const begin = (body: { format: 'shop-json' | 'products-csv'; customers: boolean }) =>
    start.mutate({ body }, { onError: sayFailure, onSettled: onStarted });
  return (
    <section aria-labelledby="export" className={styles.part}>
      <h2 id="export">{words.export}</h2>
      <p>{words.exportNote}</p>
      {mayAll ? (
        <CheckField
          label={words.withCustomers}
          hint={words.withCustomersNote}
          isSelected={customers}
          onChange={setCustomers}
        />
      ) : null}
      <div className={styles.acts}>
        {mayAll ? (
          <Button busy={start.isPending} onPress={() => begin({ format: 'shop-json', customers })}>
            {words.exportAll}
          </Button>
        ) : null}
        <Button busy={start.isPending} onPress={() => begin({ format: 'products-csv', customers: false })}>
          {words.exportProducts}
        </Button>
      </div>
    </section>
  );
}
