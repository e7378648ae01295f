import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import type { LineReason, LineState } from '@afterimage/contract/values/line-states.ts';
import { useWrite } from '../data/use-call.ts';
import { say, sayFailure } from '../parts/toast.ts';

interface Move {
  lines: readonly WorkshopLine[];
  to: LineState;
  /** What is said when it is done. */
  text: string;
  reason?: LineReason;
  note?: string;
  /** The state of an undo; none is offered when absent. */
  back?: LineState;
  onUndone?: () => void;
}

/** Moves lines to another state, and offers to take it back. The promise tells whether it was done. */
export function useLineMoves(): { isPending: boolean; move(move: Move): Promise<boolean> } {
  const write = useWrite('moveLines', { touches: ['listWorkshopLines'] });
  const move = async ({ lines, to, text, reason, note = '', back, onUndone }: Move): Promise<boolean> => {
    const lineList = lines.map(({ id, version }) => ({ id, version }));
    try {
      const moved = await write.mutateAsync({ body: { lineList, to, ...(reason && { reason }), note } });
      const movedList = moved.lineList.map(({ id, version }) => ({ id, version }));
      const undo = async () => {
        await write.mutateAsync({ body: { lineList: movedList, to: back!, note: '' } });
        onUndone?.();
      };
      say(text, back && movedList.length > 0 ? { undo } : {});
      return true;
    } catch (error) {
      sayFailure(error);
      return false;
    }
  };
  return { isPending: write.isPending, move };
}
