import { useState } from 'react';
import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useMay } from '../app/session.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { Button } from '../parts/Button.tsx';
import { formatDay } from '../parts/format-moment.ts';
import { Mark } from '../parts/Mark.tsx';
import { AskDialog } from './AskDialog.tsx';
import { LineFacts } from './LineFacts.tsx';
import { PrintPages } from './PrintPages.tsx';
import { type HoldReason, HoldDialog, RejectDialog, type RejectReason } from './StopDialogs.tsx';
import { refundLink, useLineMoves } from './use-line-moves.ts';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

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
  const decide = async (decision: Omit<Parameters<typeof move>[0], 'lines' | 'onUndone'>): Promise<boolean> => {
    const isDone = await move({ ...decision, lines: [line], onUndone: onReturned });
    if (isDone) onLeft();
    return isDone;
  };
  return {
    isPending,
    may,
    approve: async () => may('ready') && (await decide({ to: 'ready', text: words.approved({ name }) })),
    checkAgain: () => decide({ to: 'check', text: words.backToCheck }),
    hold: (reason: HoldReason, note: string) => decide({ to: 'held', reason, note, text: words.held({ name }) }),
    reject: (reason: RejectReason, note: string) =>
      decide({ to: 'rejected', reason, note, text: words.rejected({ name }), link: refundLink([line]) }),
  };
}

/** One print with all that is to be judged about it, and the decisions. */
export function CheckedLine(props: CheckedLineProps) {
  const { line, progress, onLeft, onPrevious, onNext } = props;
  const [dialog, setDialog] = useState<'ask' | 'hold' | 'reject' | null>(null);
  const decisions = useDecisions(props);
  const { isPending, may, approve, hold, reject } = decisions;
  const close = () => setDialog(null);
  const closeWhenDone = (isDone: boolean) => isDone && close();
  useShortcuts([
    { keys: ['a'], title: words.approve, run: () => void approve() },
    { keys: ['c'], title: words.correct, run: () => may('proof') && setDialog('ask') },
    { keys: ['h'], title: words.hold, run: () => may('held') && setDialog('hold') },
    { keys: ['r'], title: words.reject, run: () => may('rejected') && setDialog('reject') },
    { keys: ['ArrowRight'], title: words.next, run: () => onNext?.() },
    { keys: ['ArrowLeft'], title: words.previous, run: () => onPrevious?.() },
  ]);
  return (
    <article className={styles.check}>
      <LineHead line={line} progress={progress} />
      <PrintPages line={line} />
      <LineFacts line={line} />
      <Decisions {...props} decisions={decisions} onDialog={setDialog} />
      <AskDialog line={line} isOpen={dialog === 'ask'} onClose={close} onAsked={onLeft} />
      <HoldDialog
        isOpen={dialog === 'hold'}
        onClose={close}
        busy={isPending}
        onStop={(reason, note) => void hold(reason, note).then(closeWhenDone)}
      />
      <RejectDialog
        lines={[line]}
        isOpen={dialog === 'reject'}
        onClose={close}
        busy={isPending}
        onStop={(reason, note) => void reject(reason, note).then(closeWhenDone)}
      />
    </article>
  );
}

interface DecisionsProps extends CheckedLineProps {
  decisions: ReturnType<typeof useDecisions>;
  onDialog(dialog: 'ask' | 'hold' | 'reject'): void;
}

/** The buttons below a print; the keys say the same. */
function Decisions({ line, onPrevious, onNext, decisions, onDialog }: DecisionsProps) {
  const { isPending, may, approve, checkAgain } = decisions;
  return (
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
      <Button kind="danger" onPress={() => onDialog('reject')} isDisabled={!may('rejected')}>
        {words.reject} <kbd>R</kbd>
      </Button>
      {line.state === 'held' ? null : (
        <Button onPress={() => onDialog('hold')} isDisabled={!may('held')}>
          {words.hold} <kbd>H</kbd>
        </Button>
      )}
      {line.state === 'check' ? (
        <Button onPress={() => onDialog('ask')} isDisabled={!may('proof')}>
          {words.correct} <kbd>C</kbd>
        </Button>
      ) : null}
      <Button kind="primary" onPress={() => void approve()} isDisabled={!may('ready')} busy={isPending}>
        {words.approve} <kbd>A</kbd>
      </Button>
    </div>
  );
}

function LineHead({ line, progress }: { line: WorkshopLine; progress: string }) {
  const { order, name, color, size, quantity, position, lineCount } = line;
  return (
    <header className={styles.lineHead}>
      <output className={styles.progress}>{progress}</output>
      <h2>{[name, color, size].filter(Boolean).join(', ')}</h2>
      <p>
        <Link to={`/admin/orders/${order.id}`}>{order.number}</Link> · {order.name} ·{' '}
        {lineCount > 1 ? `${words.itemOf({ at: String(position), total: String(lineCount) })} · ` : null}
        {words.copies({ count: quantity })}
        {order.shipOn ? ` · ${words.sendBy({ day: formatDay(order.shipOn) })}` : null}{' '}
        {order.hoursLeft !== null && order.hoursLeft < 0 ? <Mark tone="bad">{words.late}</Mark> : null}
      </p>
    </header>
  );
}
