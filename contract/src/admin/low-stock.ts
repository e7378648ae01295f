import * as z from 'zod';
import { listPage } from './lists.ts';

/** A variant on sale that is sold out or low, with what helps to decide about ordering more. */
const lowVariant = z.strictObject({
  variantId: z.int(),
  productId: z.int(),
  name: z.string(),
  sku: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  stock: z.int(),
  /** From how many pieces on it is low. */
  threshold: z.int(),
  /** The same, where it is of this variant alone; null where the shop's holds. */
  ownThreshold: z.int().nullable(),
  /** Pieces that were sold in the last 30 days. */
  sold: z.int(),
  /** For how many days the stock lasts at that pace; null where none was sold. */
  daysLeft: z.int().nullable(),
  /** How many wait for a mail when it is back. */
  waitingCount: z.int(),
});
export const lowStockList = listPage(lowVariant);
export const stockThresholdReply = z.strictObject({ threshold: z.int() });
