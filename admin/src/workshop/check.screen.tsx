import { useState } from 'react';
import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useMay } from '../app/session.ts';
import { useCall } from '../data/use-call.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { Button } from '../parts/Button.tsx';
import { formatDay } from '../parts/format-moment.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { AskDialog, HoldDialog } from './CheckDialogs.tsx';
import { LineFacts } from './LineFacts.tsx';
import { PrintPages } from './PrintPages.tsx';
import { useLineMoves } from './use-line-moves.ts';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

const queues = ['check', 'proof', 'held'] as const;

/** One print after the other, what is promised first before others. */
export function Screen() {
  const [search] = useSearchParams();
  const queue = queues.find((one) => one === search.get('state')) ?? 'check';
  const lines = useCall('listWorkshopLines', { query: { state: queue, limit: 100 } }, { every: 30_000 });
  return (
    <>
      <ScreenHead title={words.check} />
      <nav aria-label={words.lists} className={styles.queues}>
        {queues.map((one) => (
          <Link
            key={one}
            to={one === 'check' ? '/admin/check' : `/admin/check?state=${one}`}
            aria-current={one === queue ? 'page' : undefined}
          >
            {words.queues[one]}
          </Link>
        ))}
      </nav>
      <Loaded of={lines}>
        {({ itemList, total }) =>
          itemList.length === 0 ? (
            <p className={styles.empty}>{words.nothing[queue]}</p>
          ) : (
            <>
              <ApproveFine lines={itemList} />
              <Queue key={queue} lines={itemList} total={total.count} />
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

function Queue({ lines, total }: { lines: readonly WorkshopLine[]; total: number }) {
  const [currentId, setCurrentId] = useState<string | null>(null);
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

interface CheckedLineProps {
  line: WorkshopLine;
  progress: string;
  onLeft(): void;
  onReturned(): void;
  onPrevious?: () => void;
  onNext?: () => void;
}

function useDecisions({ line, onLeft, onReturned }: CheckedLineProps) {
  const { move, isPending } = useLineMoves();
  const isAllowed = useMay('production.write') && !isPending;
  const may = (to: WorkshopLine['state']) => isAllowed && line.moveList.includes(to);
  const { name } = line;
  return {
    isPending,
    may,
    approve: async () => {
      if (!may('ready')) return;
      if (await move({ lines: [line], to: 'ready', text: words.approved({ name }), onUndone: onReturned })) onLeft();
    },
    checkAgain: async () => {
      if (await move({ lines: [line], to: 'check', text: words.backToCheck, onUndone: onReturned })) onLeft();
    },
    hold: async (reason: Parameters<Parameters<typeof HoldDialog>[0]['onHold']>[0], note: string) => {
      const done = await move({
        lines: [line],
        to: 'held',
        reason,
        note,
        text: words.held({ name }),
        onUndone: onReturned,
      });
      if (done) onLeft();
      return done;
    },
  };
}

function CheckedLine(props: CheckedLineProps) {
  const { line, progress, onLeft, onPrevious, onNext } = props;
  const [dialog, setDialog] = useState<'ask' | 'hold' | null>(null);
  const { isPending, may, approve, checkAgain, hold } = useDecisions(props);
  const close = () => setDialog(null);
  useShortcuts([
    { keys: ['a'], title: words.approve, run: () => void approve() },
    { keys: ['c'], title: words.correct, run: () => may('proof') && setDialog('ask') },
    { keys: ['h'], title: words.hold, run: () => may('held') && setDialog('hold') },
    { keys: ['ArrowRight'], title: words.next, run: () => onNext?.() },
    { keys: ['ArrowLeft'], title: words.previous, run: () => onPrevious?.() },
  ]);
  return (
    <article className={styles.check}>
      <LineHead line={line} progress={progress} />
      <PrintPages line={line} />
      <LineFacts line={line} />
      <div className={styles.decisions}>
        <div className={styles.steps}>
          <Button onPress={() => onPrevious?.()} isDisabled={!onPrevious} aria-label={words.previous}>
            ←
          </Button>
          <Button onPress={() => onNext?.()} isDisabled={!onNext} aria-label={words.next}>
            →
          </Button>
        </div>
        {line.state === 'check' ? null : (
          <Button onPress={() => void checkAgain()} isDisabled={!may('check')}>
            {words.backToCheck}
          </Button>
        )}
        {line.state === 'held' ? null : (
          <Button onPress={() => setDialog('hold')} isDisabled={!may('held')}>
            {words.hold} <kbd>H</kbd>
          </Button>
        )}
        {line.state === 'check' ? (
          <Button onPress={() => setDialog('ask')} isDisabled={!may('proof')}>
            {words.correct} <kbd>C</kbd>
          </Button>
        ) : null}
        <Button kind="primary" onPress={() => void approve()} isDisabled={!may('ready')} busy={isPending}>
          {words.approve} <kbd>A</kbd>
        </Button>
      </div>
      <AskDialog line={line} isOpen={dialog === 'ask'} onClose={close} onAsked={onLeft} />
      <HoldDialog
        isOpen={dialog === 'hold'}
        onClose={close}
        busy={isPending}
        onHold={(reason, note) => void hold(reason, note).then((done) => done && close())}
      />
    </article>
  );
}

function LineHead({ line, progress }: { line: WorkshopLine; progress: string }) {
  const { order, name, color, size, quantity } = line;
  return (
    <header className={styles.lineHead}>
      <output className={styles.progress}>{progress}</output>
      <h2>{[name, color, size].filter(Boolean).join(', ')}</h2>
      <p>
        <Link to={`/admin/orders/${order.id}`}>{order.number}</Link> · {order.name} ·{' '}
        {words.copies({ count: quantity })}
        {order.shipOn ? ` · ${words.sendBy({ day: formatDay(order.shipOn) })}` : null}{' '}
        {order.hoursLeft !== null && order.hoursLeft < 0 ? <Mark tone="bad">{words.late}</Mark> : null}
      </p>
    </header>
  );
}
