import type * as z from 'zod';
import { moderationCalls } from './calls/admin/moderation-calls.ts';
import { peopleCalls } from './calls/admin/people-calls.ts';
import { actsCalls } from './calls/admin/acts-calls.ts';
import { bulkCalls } from './calls/admin/bulk-calls.ts';
import { readyDesignsCalls } from './calls/admin/ready-designs-calls.ts';
import { catalogueDeskCalls } from './calls/admin/catalogue-desk-calls.ts';
import { deliveryDeskCalls } from './calls/admin/delivery-desk-calls.ts';
import { servicesCalls } from './calls/admin/services-calls.ts';
import { shopDeskCalls } from './calls/admin/shop-desk-calls.ts';
import { fileRunCalls } from './calls/admin/file-runs-calls.ts';
import { couponDeskCalls } from './calls/admin/coupon-desk-calls.ts';
import { journalDeskCalls } from './calls/admin/journal-desk-calls.ts';
import { labelsCalls } from './calls/admin/labels-calls.ts';
import { orderListCalls } from './calls/admin/order-list-calls.ts';
import { viewsCalls } from './calls/admin/views-calls.ts';
import { moneyCalls } from './calls/admin/money-calls.ts';
import { auditCalls } from './calls/admin/audit-calls.ts';
import { ownSecurityCalls, ownTokenCalls, signInCalls, teamCalls } from './calls/admin/operators-calls.ts';
import { orderDeskCalls } from './calls/admin/order-desk-calls.ts';
import { orderEditsCalls } from './calls/admin/order-edits-calls.ts';
import { taxesCalls } from './calls/admin/taxes-calls.ts';
import { todayCalls } from './calls/admin/today-calls.ts';
import { visitsCalls } from './calls/admin/visits-calls.ts';
import { workshopCalls } from './calls/admin/workshop-calls.ts';
import { accountsCalls } from './calls/accounts-calls.ts';
import { blogCalls } from './calls/blog-calls.ts';
import { cartCalls } from './calls/cart-calls.ts';
import { catalogueCalls } from './calls/catalogue-calls.ts';
import { checkoutCalls } from './calls/checkout-calls.ts';
import { draftsCalls } from './calls/drafts-calls.ts';
import { filesCalls } from './calls/files-calls.ts';
import { locationCalls } from './calls/location-calls.ts';
import { ordersCalls } from './calls/orders-calls.ts';
import { privacyCalls } from './calls/privacy-calls.ts';
import { projectsCalls } from './calls/projects-calls.ts';
import { proofsCalls } from './calls/proofs-calls.ts';
import { reportsCalls } from './calls/reports-calls.ts';
import { reviewsCalls } from './calls/reviews-calls.ts';
import { shopCalls } from './calls/shop-calls.ts';
import { stockNoticesCalls } from './calls/stock-notices-calls.ts';
import { viewerCalls } from './calls/viewer-calls.ts';
import { wishlistCalls } from './calls/wishlist-calls.ts';
import { helpCalls } from './calls/admin/help-calls.ts';
import { pageDeskCalls } from './calls/admin/page-desk-calls.ts';
import { legalTextsCalls } from './calls/admin/legal-texts-calls.ts';
import { mailDeskCalls } from './calls/admin/mail-desk-calls.ts';
import { searchSynonymsCalls } from './calls/admin/search-synonyms-calls.ts';
import { webhooksCalls } from './calls/admin/webhooks-calls.ts';
import { withdrawalsCalls } from './calls/admin/withdrawals-calls.ts';
import type { Endpoint } from './endpoint.ts';
import type { CallName } from './values/all-routes.ts';

/**
 * The whole API: section 7 of the specification and the calls of operators. Methods and paths of the same names stand
 * in `values/routes.ts` and `values/admin-routes.ts`.
 */
export const api = {
  ...accountsCalls,
  ...privacyCalls,
  ...catalogueCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...ordersCalls,
  ...withdrawalsCalls,
  ...projectsCalls,
  ...proofsCalls,
  ...viewerCalls,
  ...filesCalls,
  ...draftsCalls,
  ...locationCalls,
  ...reviewsCalls,
  ...reportsCalls,
  ...wishlistCalls,
  ...stockNoticesCalls,
  ...blogCalls,
  ...shopCalls,
  ...legalTextsCalls,
  ...searchSynonymsCalls,
  ...actsCalls,
  ...labelsCalls,
  ...orderListCalls,
  ...viewsCalls,
  ...bulkCalls,
  ...moneyCalls,
  ...signInCalls,
  ...ownSecurityCalls,
  ...ownTokenCalls,
  ...teamCalls,
  ...auditCalls,
  ...orderDeskCalls,
  ...orderEditsCalls,
  ...todayCalls,
  ...visitsCalls,
  ...taxesCalls,
  ...peopleCalls,
  ...moderationCalls,
  ...workshopCalls,
  ...catalogueDeskCalls,
  ...readyDesignsCalls,
  ...webhooksCalls,
  ...journalDeskCalls,
  ...couponDeskCalls,
  ...mailDeskCalls,
  ...helpCalls,
  ...pageDeskCalls,
  ...deliveryDeskCalls,
  ...shopDeskCalls,
  ...servicesCalls,
  ...fileRunCalls,
} as const satisfies Record<CallName, Endpoint>;

export type Api = typeof api;

/** What a caller sends: path places, query, body, each as it goes over the wire. */
export type Input<Name extends CallName> = {
  params: z.input<Api[Name]['params']>;
  query: z.input<Api[Name]['query']>;
  body: z.input<Api[Name]['body']>;
};
/** The same after the check: defaults filled, texts turned into numbers. */
export type Checked<Name extends CallName> = {
  params: z.output<Api[Name]['params']>;
  query: z.output<Api[Name]['query']>;
  body: z.output<Api[Name]['body']>;
};
/** The `data` of a successful answer. */
export type Reply<Name extends CallName> = z.output<Api[Name]['reply']>;
