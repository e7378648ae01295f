/** For how many seconds an act can be undone that cannot be taken back later. */
export const undoSeconds = 10;

/** The acts on one order that wait for these seconds. */
export const orderActKinds = [
  'order-shipped',
  'order-parcel-sent',
  'order-cancelled',
  'order-mailed',
  'order-note-removed',
] as const;
export type OrderActKind = (typeof orderActKinds)[number];
