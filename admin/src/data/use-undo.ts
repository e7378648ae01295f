import type { UndoableAct } from '@afterimage/contract/admin/acts.ts';
import type { AdminRouteName } from '@afterimage/contract/values/admin-routes.ts';
import { say } from '../parts/toast.ts';
import { useWrite } from './use-call.ts';

/** Says what will be done in some seconds, and offers to undo it. `touches` are the replies that show it. */
export function useSayUndoable(touches: readonly AdminRouteName[]): (text: string, act: UndoableAct) => void {
  const undo = useWrite('undoAct', { touches });
  return (text, { actId }) => say(text, { undo: () => undo.mutateAsync({ params: { actId } }) });
}
