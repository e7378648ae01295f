import { useState } from 'react';
import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useMay } from '../app/session.ts';
import { useCall } from '../data/use-call.ts';
import { Button, LinkButton } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { checkAddress, checkQueues } from './check-address.ts';
import { CheckedLine } from './CheckedLine.tsx';
import { CheckList } from './CheckList.tsx';
import { useLineMoves } from './use-line-moves.ts';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

/** One print after the other, what is promised first before others; or all of them as a list. */
export function Screen() {
  const [search] = useSearchParams();
  const queue = checkQueues.find((one) => one === search.get('state')) ?? 'check';
  const isList = search.get('view') === 'list';
  const lines = useCall('listWorkshopLines', { query: { state: queue, limit: 100 } }, { every: 30_000 });
  return (
    <>
      <ScreenHead
        title={words.check}
        actions={
          <LinkButton to={checkAddress(queue, { isList: !isList })}>
            {isList ? words.oneByOne : words.asList}
          </LinkButton>
        }
      />
      <nav aria-label={words.lists} className={styles.queues}>
        {checkQueues.map((one) => (
          <Link key={one} to={checkAddress(one, { isList })} aria-current={one === queue ? 'page' : undefined}>
            {words.queues[one]}
          </Link>
        ))}
      </nav>
      <Loaded of={lines}>
        {(page) =>
          page.itemList.length === 0 ? (
            <p className={styles.empty}>{words.nothing[queue]}</p>
          ) : (
            <>
              <ApproveFine lines={page.itemList} />
              {isList ? (
                <CheckList key={queue} queue={queue} page={page} />
              ) : (
                <Queue key={queue} lines={page.itemList} total={page.total.count} first={search.get('line')} />
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}

/** Approves at once what the preflight has found nothing about. */
function ApproveFine({ lines }: { lines: readonly WorkshopLine[] }) {
  const { move, isPending } = useLineMoves();
  const isAllowed = useMay('production.write');
  const fine = lines.filter(
    ({ state, moveList, preflight }) => state === 'check' && moveList.includes('ready') && preflight?.level === 'ok',
  );
  if (!isAllowed || fine.length < 2) return null;
  const approve = () => void move({ lines: fine, to: 'ready', text: words.approvedFine({ count: fine.length }) });
  return (
    <Button small busy={isPending} onPress={approve}>
      {words.approveFine({ count: fine.length })}
    </Button>
  );
}

interface QueueProps {
  lines: readonly WorkshopLine[];
  total: number;
  /** The line that is shown first; without it the first of the queue. */
  first: string | null;
}

function Queue({ lines, total, first }: QueueProps) {
  const [currentId, setCurrentId] = useState(first);
  // Lines that left the queue here count on: "3 of 41" stays 3 of 41.
  const [doneCount, setDoneCount] = useState(0);
  const at = Math.max(
    0,
    lines.findIndex(({ id }) => id === currentId),
  );
  const line = useMade(lines[at]!);
  const goTo = (place: number) => setCurrentId(lines[place]?.id ?? line.id);
  const left = () => {
    setCurrentId(lines[at + 1]?.id ?? lines[at - 1]?.id ?? null);
    setDoneCount((count) => count + 1);
  };
  const returned = () => {
    setCurrentId(line.id);
    setDoneCount((count) => count - 1);
  };
  return (
    <CheckedLine
      key={line.id}
      line={line}
      progress={words.progress({ at: String(at + 1 + doneCount), total: String(total + doneCount) })}
      onLeft={left}
      onReturned={returned}
      {...(at > 0 && { onPrevious: () => goTo(at - 1) })}
      {...(at < lines.length - 1 && { onNext: () => goTo(at + 1) })}
    />
  );
}

/** A line; while its print is being made, as it is every few seconds. */
function useMade(line: WorkshopLine): WorkshopLine {
  const isMade = line.print !== null && line.preflight !== null;
  const now = useCall(
    'getWorkshopLine',
    { params: { lineId: line.id } },
    { enabled: !isMade, every: 3000, until: (reply) => (reply as WorkshopLine).preflight !== null },
  );
  return isMade ? line : (now.data ?? line);
}
