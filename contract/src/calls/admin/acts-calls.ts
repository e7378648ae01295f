import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';

/** The calls about acts that wait for some seconds before they are carried out. */
export const actsCalls = {
  undoAct: endpoint({
    summary: 'Undoes an act that is not carried out yet; repeated, it changes nothing',
    caller: 'operator',
    params: z.strictObject({ actId: z.uuid() }),
    reply: z.strictObject({ undone: z.literal(true) }),
    errors: ['NOT_FOUND', 'NOT_ALLOWED', 'ACT_DONE'],
  }),
};
