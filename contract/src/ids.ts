import * as z from 'zod';

/** The number of a thing of the catalogue; the bound is the database's integer. */
export const numericId = z.int().min(1).max(2_147_483_647);

/** The same in a path, where it comes as text. */
export const numericIdInPath = z
  .string()
  .regex(/^[1-9][0-9]{0,9}$/)
  .transform(Number)
  .pipe(numericId);
