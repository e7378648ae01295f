import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import type { LineState } from '@afterimage/contract/values/line-states.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useMay } from '../app/session.ts';
import { Button } from '../parts/Button.tsx';
import { Mark } from '../parts/Mark.tsx';
import { type CheckQueue, checkAddress } from './check-address.ts';
import { levelTones } from './level-tones.ts';
import { LineBar } from './LineBar.tsx';
import { LineBox } from './LineBox.tsx';
import { LineSummary } from './LineSummary.tsx';
import { HoldDialog, RejectDialog } from './StopDialogs.tsx';
import { type Move, refundLink, useLineMoves } from './use-line-moves.ts';
import { type LineSelection, useLineSelection } from './use-line-selection.ts';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

interface CheckListProps {
  queue: CheckQueue;
  page: Reply<'listWorkshopLines'>;
}

/** A queue of the check as a list: for those who know already what they do with several prints. */
export function CheckList({ queue, page }: CheckListProps) {
  const isAllowed = useMay('production.write');
  const selection = useLineSelection({ state: queue, page, shown: page.itemList });
  return (
    <>
      <ul className={styles.rows}>
        {page.itemList.map((line) => (
          <li key={line.id} className={styles.row}>
            {isAllowed ? <LineBox line={line} selection={selection} /> : null}
            <LineSummary line={line}>
              <span className={styles.rowHead}>
                <Link to={checkAddress(queue, { lineId: line.id })}>{lineName(line)}</Link>
                {line.preflight ? (
                  <Mark tone={levelTones[line.preflight.level]}>{words.levels[line.preflight.level]}</Mark>
                ) : null}
              </span>
            </LineSummary>
          </li>
        ))}
      </ul>
      {page.nextCursor === null ? null : <p className={styles.hint}>{words.moreLines({ count: '100' })}</p>}
      <LineBar selection={selection}>
        <CheckActs queue={queue} selection={selection} />
      </LineBar>
    </>
  );
}

const lineName = ({ name, color, size }: WorkshopLine): string => [name, color, size].filter(Boolean).join(', ');

/** The decisions of the check, for all selected lines at once. */
function CheckActs({ queue, selection }: { queue: CheckQueue; selection: LineSelection }) {
  const { lines, clear } = selection;
  const [dialog, setDialog] = useState<'hold' | 'reject' | null>(null);
  const { move, isPending } = useLineMoves();
  const may = (to: LineState) => !isPending && lines.every(({ moveList }) => moveList.includes(to));
  const moveAll = (decision: Omit<Move, 'lines'>) =>
    void move({ ...decision, lines }).then((isDone) => {
      if (!isDone) return;
      setDialog(null);
      clear();
    });
  const count = lines.length;
  return (
    <>
      <Button
        small
        kind="primary"
        isDisabled={!may('ready')}
        onPress={() => moveAll({ to: 'ready', text: words.approvedFine({ count }) })}
      >
        {words.approve}
      </Button>
      {queue === 'check' ? null : (
        <Button
          small
          isDisabled={!may('check')}
          onPress={() => moveAll({ to: 'check', text: words.checkedAgain({ count }) })}
        >
          {words.backToCheck}
        </Button>
      )}
      {queue === 'held' ? null : (
        <Button small isDisabled={!may('held')} onPress={() => setDialog('hold')}>
          {words.hold}
        </Button>
      )}
      <Button small kind="danger" isDisabled={!may('rejected')} onPress={() => setDialog('reject')}>
        {words.reject}
      </Button>
      <HoldDialog
        isOpen={dialog === 'hold'}
        busy={isPending}
        onClose={() => setDialog(null)}
        onStop={(reason, note) => moveAll({ to: 'held', reason, note, text: words.heldLines({ count }) })}
      />
      <RejectDialog
        lines={lines}
        isOpen={dialog === 'reject'}
        busy={isPending}
        onClose={() => setDialog(null)}
        onStop={(reason, note) =>
          moveAll({ to: 'rejected', reason, note, text: words.rejectedLines({ count }), link: refundLink(lines) })
        }
      />
    </>
  );
}
