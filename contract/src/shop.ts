import * as z from 'zod';

/** The shop itself: its name, and the mail address at which its people read. */
export const shop = z.object({ name: z.string(), mail: z.string() });
export type ShopFacts = z.infer<typeof shop>;
