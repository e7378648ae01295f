import * as z from 'zod';

/** Who sells: name, rows of the address and VAT ID (or empty) as on invoices, and the mail address that people read. */
export const shop = z.object({ name: z.string(), address: z.array(z.string()), taxId: z.string(), mail: z.string() });
export type ShopFacts = z.infer<typeof shop>;
