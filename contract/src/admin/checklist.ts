import * as z from 'zod';
import { checklistSteps } from '../values/checklist.ts';

/** What a new shop needs, and whether it is there. */
export const checklistReply = z.strictObject({
  stepList: z.array(z.strictObject({ step: z.enum(checklistSteps), isDone: z.boolean() })),
  /** Whether an operator has hidden the list. */
  isDismissed: z.boolean(),
});
