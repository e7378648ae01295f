import * as z from 'zod';
import { carrierIds } from '../values/carriers.ts';
import { labelFormats, trackingStands } from '../values/labels.ts';
import { listCondition } from './lists.ts';

/** The orders of the list that a condition selects; those that are not to be sent are left out. */
export const labelQuery = z.strictObject({ ...listCondition, format: z.enum(labelFormats) });

/** A carrier's list of tracking numbers, as CSV. Without `take` nothing is written. */
export const trackingList = z.strictObject({
  text: z.string().min(1).max(900_000),
  carrier: z.enum(carrierIds).exclude(['other']),
  take: z.boolean().default(false),
  withMail: z.boolean().default(true),
});
export type TrackingList = z.output<typeof trackingList>;

/** Its rows, each with what becomes of it. */
export const trackingRows = z.object({
  rowList: z.array(z.object({ orderNumber: z.string(), trackingNumber: z.string(), stand: z.enum(trackingStands) })),
});
export type TrackingRow = z.infer<typeof trackingRows>['rowList'][number];
