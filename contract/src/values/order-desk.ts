/** Closed lists of the operators' page of one order, for server and browser. */

/** What an operator can do with an order. */
export const deskActions = [
  'edit',
  'change-email',
  'correct',
  'cancel',
  'cancel-lines',
  'refund',
  'start-production',
  'ship',
  'deliver',
  'add-parcel',
  'mail',
] as const;
export type DeskAction = (typeof deskActions)[number];

/** Why an action is not possible now. */
export const hindrances = [
  'not-paid',
  'in-production',
  'closed',
  'nothing-left',
  'nothing-paid',
  'no-address',
  'no-email',
  'no-right',
  'not-shipped',
] as const;
export type Hindrance = (typeof hindrances)[number];

/** The life of a return. */
export const returnStatuses = [
  'requested',
  'accepted',
  'refused',
  'received',
  'refunded',
  'closed',
  'cancelled',
] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Why a customer sends something back. */
export const returnReasons = ['faulty', 'wrong-item', 'damaged', 'not-as-expected', 'changed-mind', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** The reasons for which a personalized product is taken back: it is made for one person and cannot be sold again. */
export const faultReasons: readonly ReturnReason[] = ['faulty', 'wrong-item', 'damaged'];

/** What the timeline of an order tells of. */
export const timelineKinds = [
  'status',
  'production',
  'payment',
  'refund',
  'surplus',
  'mail',
  'line',
  'parcel',
  'return',
  'note',
  'correction',
  'edit',
  'audit',
] as const;

export const longestNote = 4000;
export const mostParcels = 50;
