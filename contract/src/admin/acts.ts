import * as z from 'zod';

/** An act that can be undone until that moment. */
export const undoableAct = z.strictObject({ actId: z.uuid(), until: z.string() });
