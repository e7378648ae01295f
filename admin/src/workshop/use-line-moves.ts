import type { Reply } from '@afterimage/contract/api.ts';
import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { isReasoned, type LineReason, type LineState } from '@afterimage/contract/values/line-states.ts';
import { useWrite } from '../data/use-call.ts';
import { orderOfAll } from './order-of-all.ts';
import { words } from './workshop.words.ts';
import { type Notice, say, sayFailure } from '../parts/toast.ts';

export interface Move {
  lines: readonly WorkshopLine[];
  to: LineState;
  /** What is said when it is done. */
  text: string;
  reason?: LineReason;
  note?: string;
  /** Where the next step is done. */
  link?: Notice['link'] | undefined;
  onUndone?: () => void;
}

type Moved = Reply<'moveLines'>['lineList'];

/** From where no way leads back: a proof's answer is not waited for again, and a rejected line is checked again. */
const stateAfterUndo = ({ from, to }: Moved[number]): LineState =>
  from === 'proof' || to === 'rejected' || to === 'cancelled' ? 'check' : from;

/** Where what was paid for rejected lines is given back; lines of several orders have no such place. */
export function refundLink(lines: readonly WorkshopLine[]): Notice['link'] {
  const order = orderOfAll(lines);
  return order ? { to: `/admin/orders/${order.id}#money`, text: words.refund } : undefined;
}

/** Moves lines to another state, and offers to take it back. The promise tells whether it was done. */
export function useLineMoves(): { isPending: boolean; move(move: Move): Promise<boolean> } {
  const write = useWrite('moveLines', { touches: ['listWorkshopLines', 'getDeskOrder', 'getToday'] });
  const undoMoves = async (moved: Moved, lines: readonly WorkshopLine[]) => {
    for (const [to, group] of Map.groupBy(moved, stateAfterUndo)) {
      // Lines that were held are held again, each for its own reason.
      const reasonOf = ({ id }: Moved[number]) => (isReasoned(to) ? lines.find((line) => line.id === id) : undefined);
      const parts = Map.groupBy(group, (one) => JSON.stringify([reasonOf(one)?.reason, reasonOf(one)?.note]));
      for (const part of parts.values()) {
        const before = part[0] && reasonOf(part[0]);
        const lineList = part.map(({ id, version }) => ({ id, version }));
        await write.mutateAsync({
          body: { lineList, to, ...(before?.reason && { reason: before.reason }), note: before?.note ?? '' },
        });
      }
    }
  };
  const move = async ({ lines, to, text, reason, note = '', link, onUndone }: Move): Promise<boolean> => {
    const lineList = lines.map(({ id, version }) => ({ id, version }));
    try {
      const { lineList: moved } = await write.mutateAsync({ body: { lineList, to, ...(reason && { reason }), note } });
      const undo = async () => {
        await undoMoves(moved, lines);
        onUndone?.();
      };
      say(text, { ...(moved.length > 0 && { undo }), ...(link && { link }) });
      return true;
    } catch (error) {
      sayFailure(error);
      return false;
    }
  };
  return { isPending: write.isPending, move };
}
