import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { useAdminCall } from '../data/call-context.ts';
import { send, useCall, useWrite } from '../data/use-call.ts';
import { useSayUndoable } from '../data/use-undo.ts';
import { Button } from '../parts/Button.tsx';
import { Failed } from '../parts/Failed.tsx';
import { formatCount } from '../parts/format-moment.ts';
import { words as partsWords } from '../parts/parts.words.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { Skeletons } from '../parts/Skeletons.tsx';
import { sayFailure } from '../parts/toast.ts';
import type { BulkAction } from './BulkBar.tsx';
import { words } from './table.words.ts';
import styles from './BulkBar.module.css';

interface BulkSheetProps {
  list: string;
  action: BulkAction;
  condition: { filter?: string; text?: string };
  onClose(hasRun: boolean): void;
}

/**
 * An action on many rows: first the number of rows, then the run with its progress, at last what failed. The server
 * repeats the filter; the run goes on when the sheet is closed.
 */
export function BulkSheet({ list, action, condition, onClose }: BulkSheetProps) {
  const call = useAdminCall();
  // Sent twice, it is one run.
  const [runId] = useState(() => crypto.randomUUID());
  const preview = useQuery<Reply<'previewBulk'>>({
    queryKey: ['previewBulk', list, action.id, condition],
    queryFn: ({ signal }) =>
      send(call, 'previewBulk', { params: { list }, body: { ...condition, action: action.id } }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
  const start = useWrite('startBulk');
  const sayUndoable = useSayUndoable(['getBulkRun']);
  const run = start.data;
  const begin = (count: number) =>
    start.mutate(
      {
        params: { list },
        body: { ...condition, action: action.id, runId, expectedCount: count, input: action.input },
      },
      {
        onSuccess: ({ act }) => act && sayUndoable(words.bulkWaits({ action: action.title }), act),
        onError: sayFailure,
      },
    );
  const { data } = preview;
  return (
    <Sheet
      title={action.title}
      isOpen
      onClose={() => onClose(run !== undefined)}
      footer={
        run || !data ? null : (
          <>
            <Button onPress={() => onClose(false)}>{partsWords.cancel}</Button>
            <Button
              kind={action.isDangerous ? 'danger' : 'primary'}
              busy={start.isPending}
              isDisabled={data.applicable === 0}
              onPress={() => begin(data.count)}
            >
              {words.bulkStart({ action: action.title, count: formatCount(data.applicable) })}
            </Button>
          </>
        )
      }
    >
      {run ? (
        <BulkProgress first={run} />
      ) : preview.error ? (
        <Failed failure={null} onRetry={() => void preview.refetch()} />
      ) : data ? (
        <p>{words.bulkMatches({ count: data.count, applicable: formatCount(data.applicable) })}</p>
      ) : (
        <Skeletons lines={2} />
      )}
    </Sheet>
  );
}

/** How often a run is looked at, in milliseconds. */
const lookEvery = 700;

const isOverNow = (run: unknown): boolean => {
  const { state } = run as Reply<'getBulkRun'>;
  return state !== 'running' && state !== 'waiting';
};

function BulkProgress({ first }: { first: Reply<'startBulk'> }) {
  const client = useQueryClient();
  const looked = useCall('getBulkRun', { params: { runId: first.id } }, { every: lookEvery, until: isOverNow });
  const cancel = useWrite('cancelBulkRun', { touches: ['getBulkRun'] });
  const run = looked.data ?? first;
  const isOver = isOverNow(run);
  useEffect(() => {
    // Whatever is shown may have been changed by it.
    if (isOver) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getBulkRun' });
  }, [isOver, client]);
  const { done, failed, skipped, total } = run;
  return (
    <div className={styles.progress}>
      <progress className={styles.track} value={done + failed + skipped} max={Math.max(1, total)} />
      <output>
        {isOver
          ? words.bulkDone({ done: formatCount(done), failed: formatCount(failed), skipped: formatCount(skipped) })
          : run.state === 'waiting'
            ? words.bulkBegins
            : words.bulkProgress({ done: formatCount(done + failed + skipped), total: formatCount(total) })}
      </output>
      {run.state === 'cancelled' || run.state === 'stopped' ? <p>{words.bulkStopped}</p> : null}
      {isOver ? null : (
        <Button small busy={cancel.isPending} onPress={() => cancel.mutate({ params: { runId: run.id } })}>
          {words.bulkStop}
        </Button>
      )}
      {run.failureList.length > 0 ? (
        <>
          <h3>{words.bulkFailures}</h3>
          <ul className={styles.failures}>
            {run.failureList.map(({ key, description }) => (
              <li key={key}>
                <strong>{key}</strong> {description}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
