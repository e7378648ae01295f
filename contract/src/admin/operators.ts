import * as z from 'zod';
import { rights, roles } from '../values/rights.ts';

/** Who is signed in at the operators' side. */
export const operatorSession = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  rightList: z.array(z.enum(rights)),
});
