import { type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { type AnyDelayedActKind, undoDelayedAct } from './delayed-act.ts';

export const actHandlers = (kinds: readonly AnyDelayedActKind[]) =>
  ({
    undoAct: async (context, { params: { actId } }) => {
      await undoDelayedAct(context.db, kinds, operatorOf(context), actId);
      return { undone: true };
    },
  }) satisfies Partial<Handlers>;
