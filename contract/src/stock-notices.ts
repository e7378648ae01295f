import * as z from 'zod';
import { email } from './accounts.ts';

/** Who is mailed, once, when a variant that is sold out is back in stock. */
export const stockNoticeBody = z.strictObject({ variantId: z.int().min(1).max(2_147_483_647), email });

/** False when it is in stock already: nothing was stored then. */
export const stockNoticeReply = z.object({ isWaiting: z.boolean() });

/** The key of the link in the mail. */
export const stockNoticeParams = z.strictObject({ noticeKey: z.uuid() });

/** What was asked for with an address, for the copy of its owner's data. */
export const ownStockNotice = z.object({
  variantId: z.int(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type OwnStockNotice = z.infer<typeof ownStockNotice>;
