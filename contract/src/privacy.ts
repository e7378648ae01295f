import * as z from 'zod';
import { address, profile, sessionList } from './accounts.ts';
import { cart } from './cart.ts';
import { arTypes } from './customization.ts';
import { draft } from './drafts.ts';
import { order } from './orders.ts';
import { review } from './reviews.ts';
import { project, projectVersion } from './projects.ts';
import { ownReport, takedown } from './reports.ts';
import { ownStockNotice } from './stock-notices.ts';

/** A file that the person has uploaded; its address is signed and lasts a day. */
const ownFile = z.object({
  id: z.uuid(),
  kind: z.enum(['photo', 'medium']),
  type: z.enum(arTypes).nullable(),
  /** Under which it was uploaded; null where that is not known. */
  name: z.string().nullable(),
  mimeType: z.string(),
  bytes: z.int(),
  createdAt: z.string(),
  url: z.string(),
  posterUrl: z.string().nullable(),
  captionsUrl: z.string().nullable(),
});

/** Everything that is kept about a person, as other calls show it (GDPR, articles 15 and 20). */
export const ownData = z.object({
  exportedAt: z.string(),
  profile: profile.extend({ createdAt: z.string() }),
  addressList: z.array(address),
  orderList: z.array(order),
  projectList: z.array(project),
  /** What the slots of these projects held before each change. */
  projectVersionList: z.array(projectVersion),
  draftList: z.array(draft),
  reviewList: z.array(review.extend({ productId: z.int() })),
  upvotedReviewIdList: z.array(z.int()),
  wishlist: z.array(z.object({ productId: z.int(), name: z.string(), slug: z.string(), createdAt: z.string() })),
  cart,
  fileList: z.array(ownFile),
  /** What was reported with the account's address, and what of the account's own content was taken down. */
  reportList: z.array(ownReport),
  /** Of what the person wants to hear when it is back in stock. */
  stockNoticeList: z.array(ownStockNotice),
  takedownList: z.array(takedown),
  ...sessionList.shape,
});
export type OwnData = z.infer<typeof ownData>;
