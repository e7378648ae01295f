import * as z from 'zod';
import { postalAddress } from '../accounts.ts';
import { linePieces, order, orderParams } from '../orders.ts';
import { carrierIds } from '../values/carriers.ts';
import { refundStates } from '../values/payments.ts';
import { lineStates } from '../values/line-states.ts';
import { orderAct, undoableAct } from './acts.ts';
import {
  deskActions,
  hindrances,
  longestNote,
  mostParcels,
  returnReasons,
  returnStatuses,
  timelineKinds,
} from '../values/order-desk.ts';

/** The order that an operator's call is about. */
export const deskOrderParams = orderParams;

/** The version of an order that an operator saw before changing it. */
export const orderVersion = z.int().min(1);

/** A note of operators about an order. */
const note = z.object({
  id: z.uuid(),
  text: z.string(),
  isPinned: z.boolean(),
  operatorName: z.string(),
  createdAt: z.string(),
  updatedAt: z.string().nullable(),
});

/** A parcel as operators see it. */
const parcel = z.object({
  id: z.uuid(),
  carrier: z.enum(carrierIds),
  carrierName: z.string(),
  carrierUrl: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().nullable(),
  mailedAt: z.string().nullable(),
  createdAt: z.string(),
  operatorName: z.string(),
  lineList: z.array(linePieces),
});

/** A return as operators see it. */
const deskReturn = z.object({
  id: z.uuid(),
  status: z.enum(returnStatuses),
  reason: z.enum(returnReasons),
  text: z.string(),
  answer: z.string(),
  isByCustomer: z.boolean(),
  /** The declaration of withdrawal that it carries out. */
  withdrawalId: z.uuid().nullable(),
  refundedAmount: z.int(),
  createdAt: z.string(),
  lineList: z.array(linePieces),
});

/** One thing that happened to an order. `code` is a status, the name of an action or of a kind, `text` is as it was written. */
const timelineEntry = z.object({
  at: z.string(),
  kind: z.enum(timelineKinds),
  code: z.string(),
  text: z.string(),
  operatorName: z.string(),
  /** In minor units. */
  amount: z.int().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** What operators are told of a line besides the order's own words. */
const deskLine = z.object({
  id: z.uuid(),
  /** What was chosen, in plain words; without the color and size. */
  detailList: z.array(z.string()),
  /** The texts of the print as they stand now, with their line breaks. */
  textList: z.array(z.object({ title: z.string(), text: z.string() })),
  /** The print file; null while it is not there, and for a line without a print. */
  printUrl: z.string().nullable(),
  isPersonalized: z.boolean(),
  cancelledQuantity: z.int(),
  inParcelQuantity: z.int(),
  returnedQuantity: z.int(),
  /** Pieces that money went back for, or is about to. */
  refundedQuantity: z.int(),
  /** Where the workshop has the line; null before the payment. */
  state: z.enum(lineStates).nullable(),
  stateReason: z.string().nullable(),
  stateNote: z.string(),
});

/** Everything about one order, for operators. */
export const deskOrder = z.object({
  order,
  version: orderVersion,
  locale: z.string(),
  customer: z.object({ accountId: z.uuid().nullable(), name: z.string(), orderCount: z.int() }),
  lineList: z.array(deskLine),
  paymentList: z.array(
    z.object({
      id: z.uuid(),
      provider: z.string(),
      purpose: z.enum(['order', 'difference']),
      amount: z.int(),
      status: z.string(),
      createdAt: z.string(),
      settledAt: z.string().nullable(),
    }),
  ),
  refundList: z.array(
    z.object({
      id: z.uuid(),
      amount: z.int(),
      state: z.enum(refundStates),
      reason: z.string(),
      createdAt: z.string(),
    }),
  ),
  /** What was received, what went back, and what may still go back; in minor units. */
  money: z.object({ received: z.int(), refunded: z.int(), refundable: z.int() }),
  isDeliveryRefunded: z.boolean(),
  parcelList: z.array(parcel),
  returnList: z.array(deskReturn),
  noteList: z.array(note),
  /** Where it goes, the newest corrections considered. */
  deliverTo: z.object({
    address: postalAddress.nullable(),
    deliveryMethod: z.object({ id: z.string(), name: z.string() }).nullable(),
    isCorrected: z.boolean(),
  }),
  /** What waits for some seconds in which it can be undone, and what of the last day could not be carried out. */
  actList: z.array(orderAct),
  /** Newest first; `day` is a date of the shop's time zone. */
  dayList: z.array(z.object({ day: z.string(), entryList: z.array(timelineEntry) })),
  /** What can be done now; where it cannot, `hindrance` says why. */
  actionList: z.array(z.object({ action: z.enum(deskActions), hindrance: z.enum(hindrances).nullable() })),
});
export type DeskOrder = z.infer<typeof deskOrder>;
export type DeskParcel = z.infer<typeof parcel>;
export type DeskReturn = z.infer<typeof deskReturn>;
export type DeskLine = z.infer<typeof deskLine>;

const noteText = z.string().trim().min(1).max(longestNote);
export const newNote = z.strictObject({ text: noteText, isPinned: z.boolean().default(false) });
export const noteParams = z.strictObject({ orderId: z.uuid(), noteId: z.uuid() });
export const noteChange = z.strictObject({ text: noteText, isPinned: z.boolean() });

const carrierFields = {
  carrier: z.enum(carrierIds),
  carrierName: z.string().trim().max(80).default(''),
  /** An https address with `{number}` in it. */
  carrierUrl: z
    .union([
      z.literal(''),
      z
        .string()
        .max(300)
        .regex(/^https:\/\/[^\s]+$/),
    ])
    .default(''),
  trackingNumber: z
    .string()
    .trim()
    .max(60)
    .regex(/^[\w .\-/]*$/)
    // Carriers print it in groups, and people look for it with or without them.
    .transform((number) => number.replaceAll(' ', ''))
    .default(''),
};

/** A parcel that leaves the house, or will; `isShipped` moves its lines on. `withMail` tells the customer: then it waits. */
export const newParcel = z.strictObject({
  version: orderVersion,
  ...carrierFields,
  lineList: z.array(linePieces).min(1).max(500),
  isShipped: z.boolean().default(true),
  withMail: z.boolean().default(true),
});
export type NewParcel = z.output<typeof newParcel>;
export const parcelParams = z.strictObject({ orderId: z.uuid(), parcelId: z.uuid() });
export const parcelChange = z.strictObject({
  version: orderVersion,
  ...carrierFields,
  withMail: z.boolean().default(false),
});

/** A mail of an operator to the customer of an order, in the shop's letter. */
export const customerMail = z.strictObject({
  subject: z.string().trim().min(1).max(200),
  text: z.string().trim().min(1).max(8000),
});

/** Marks an order as a whole; lines and parcels need not be named. */
export const orderMark = z.strictObject({
  version: orderVersion,
  to: z.enum(['production', 'shipped', 'delivered']),
});
/** `act` is there where the customer is told: it can be undone. */
export const delayedOrderAct = z.object({ act: undoableAct.nullable() });

const list = (most: number) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.uuid()).min(1).max(most));
/** Orders whose packing slips are wanted in one document. */
export const packingSlipQuery = z.strictObject({
  orderIds: list(mostParcels),
  prices: z.enum(['shown', 'hidden']).default('hidden'),
});
