import * as z from 'zod';
import { orderActKinds } from '../values/acts.ts';

/** An act that is carried out at `until`, unless it is undone before. */
export const undoableAct = z.object({ actId: z.uuid(), until: z.string() });
export type UndoableAct = z.infer<typeof undoableAct>;

/** An act on an order that waits, or that could not be carried out: then `failure` says why. */
export const orderAct = undoableAct.extend({
  kind: z.enum(orderActKinds),
  operatorName: z.string(),
  failure: z.string().nullable(),
});
