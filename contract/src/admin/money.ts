import * as z from 'zod';
import { listPage } from './lists.ts';
import { disputeStatuses, maxRefundReason, paymentStatuses, refundCauses, refundStates } from '../values/payments.ts';

/** An order, as the Money screen names it. */
const orderPart = { orderId: z.uuid(), orderNumber: z.string() };
const sum = { amount: z.int(), currency: z.string() };

const payment = z.strictObject({
  id: z.uuid(),
  ...orderPart,
  provider: z.string(),
  reference: z.string().nullable(),
  ...sum,
  /** What came in, and what of it goes back or went. */
  receivedAmount: z.int().nullable(),
  refundedAmount: z.int(),
  status: z.enum(paymentStatuses),
  createdAt: z.string(),
});
export type AdminPayment = z.infer<typeof payment>;

/** A transfer that is waited for, or that came only in part. */
const transfer = z.strictObject({
  paymentId: z.uuid(),
  ...orderPart,
  reference: z.string(),
  ...sum,
  receivedAmount: z.int(),
  /** What is paid: an order, or what it became dearer by. */
  purpose: z.enum(['order', 'difference']),
  status: z.enum(paymentStatuses),
  /** Until when its goods are kept; null as long as a guest has not confirmed his address, and of a difference. */
  dueAt: z.string().nullable(),
  isOver: z.boolean(),
  createdAt: z.string(),
});
export type AdminTransfer = z.infer<typeof transfer>;

const refund = z.strictObject({
  id: z.uuid(),
  ...orderPart,
  provider: z.string(),
  ...sum,
  cause: z.enum(refundCauses),
  reason: z.string().max(maxRefundReason),
  state: z.enum(refundStates),
  /** An operator pays it back and says so. */
  isByHand: z.boolean(),
  failure: z.string().nullable(),
  createdAt: z.string(),
});
export type AdminRefund = z.infer<typeof refund>;

const dispute = z.strictObject({
  id: z.uuid(),
  ...orderPart,
  ...sum,
  reason: z.string(),
  status: z.enum(disputeStatuses),
  answerBy: z.string().nullable(),
  openedAt: z.string(),
});
export type AdminDispute = z.infer<typeof dispute>;

const method = z.strictObject({
  provider: z.string(),
  isEnabled: z.boolean(),
  countryList: z.array(z.string()),
  position: z.int(),
  version: z.int(),
});
export type AdminPaymentMethod = z.infer<typeof method>;

/** All refunds and all bank transfers, page by page. */
export const refundPage = listPage(refund);
export const transferPage = listPage(transfer);

/** What the Money screen shows: the newest of each, and all that is still to be done. */
export const money = z.strictObject({
  paymentList: z.array(payment),
  transferList: z.array(transfer),
  refundList: z.array(refund),
  disputeList: z.array(dispute),
  methodList: z.array(method),
});
export type Money = z.infer<typeof money>;

export const paymentParams = z.strictObject({ paymentId: z.uuid() });
export const refundParams = z.strictObject({ refundId: z.uuid() });
export const methodParams = z.strictObject({ provider: z.string().min(1).max(40) });

/** Money that came in for a transfer; `requestId` is the same when it is sent again. */
export const receiptBody = z.strictObject({
  amount: z.int().min(1).max(2_000_000_000),
  /** Less is taken for the whole. */
  isAccepted: z.boolean().default(false),
  requestId: z.uuid(),
});
const outcomes = ['paid', 'part', 'refunded', 'surplus', 'known'] as const;
export const receiptOutcome = z.strictObject({ outcome: z.enum(outcomes) });

/** A bank's list, as text (CSV). With `take` these bookings are taken, without it nothing is. */
export const bankListBody = z.strictObject({
  text: z.string().min(1).max(900_000),
  take: z.array(z.string().max(100)).max(5000).default([]),
});
/** What a booking would do: `less` waits for the rest, `more` pays and the rest goes back, `late` came after the end. */
const bookingStands = ['full', 'less', 'more', 'late', 'surplus', 'known', 'unknown', 'taken'] as const;
const booking = z.strictObject({
  bookingKey: z.string(),
  amount: z.int(),
  reference: z.string().nullable(),
  orderNumber: z.string().nullable(),
  expected: z.int().nullable(),
  stand: z.enum(bookingStands),
});
export type AdminBooking = z.infer<typeof booking>;
export const bankList = z.strictObject({ bookingList: z.array(booking) });

export const methodBody = z.strictObject({
  isEnabled: z.boolean(),
  countryList: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
  position: z.int().min(0).max(100),
  version: z.int(),
});
export const methodReply = method;
