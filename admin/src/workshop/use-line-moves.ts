import type { Reply } from '@afterimage/contract/api.ts';
import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { isReasoned, type LineReason, type LineState } from '@afterimage/contract/values/line-states.ts';
import { useWrite } from '../data/use-call.ts';
import { say, sayFailure } from '../parts/toast.ts';

interface Move {
  lines: readonly WorkshopLine[];
  to: LineState;
  /** What is said when it is done. */
  text: string;
  reason?: LineReason;
  note?: string;
  onUndone?: () => void;
}

type Moved = Reply<'moveLines'>['lineList'];

/** From where no way leads back: a proof's answer is not waited for again, and a rejected line is checked again. */
const stateAfterUndo = ({ from, to }: Moved[number]): LineState =>
  from === 'proof' || to === 'rejected' || to === 'cancelled' ? 'check' : from;

/** Moves lines to another state, and offers to take it back. The promise tells whether it was done. */
export function useLineMoves(): { isPending: boolean; move(move: Move): Promise<boolean> } {
  const write = useWrite('moveLines', { touches: ['listWorkshopLines', 'getDeskOrder'] });
  const undoMoves = async (moved: Moved, lines: readonly WorkshopLine[]) => {
    for (const [to, group] of Map.groupBy(moved, stateAfterUndo)) {
      // A line that was held is held again for its own reason.
      const parts = isReasoned(to) ? group.map((one) => [one]) : [group];
      for (const part of parts) {
        const before = isReasoned(to) ? lines.find(({ id }) => id === part[0]?.id) : undefined;
        const lineList = part.map(({ id, version }) => ({ id, version }));
        await write.mutateAsync({
          body: { lineList, to, ...(before?.reason && { reason: before.reason }), note: before?.note ?? '' },
        });
      }
    }
  };
  const move = async ({ lines, to, text, reason, note = '', onUndone }: Move): Promise<boolean> => {
    const lineList = lines.map(({ id, version }) => ({ id, version }));
    try {
      const { lineList: moved } = await write.mutateAsync({ body: { lineList, to, ...(reason && { reason }), note } });
      const undo = async () => {
        await undoMoves(moved, lines);
        onUndone?.();
      };
      say(text, moved.length > 0 ? { undo } : {});
      return true;
    } catch (error) {
      sayFailure(error);
      return false;
    }
  };
  return { isPending: write.isPending, move };
}
