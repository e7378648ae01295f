/** What the owner is told of by mail, because it cannot wait. */
export const incidentKinds = [
  'payment-without-order',
  'refund-failed',
  'dispute',
  'print-failed',
  'mail-failed',
  'job-failed',
  'disk-filling',
  'webhook-off',
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** `open` waits for somebody; `acknowledged`: an operator has seen it; `resolved`: it is over. */
export const incidentStates = ['open', 'acknowledged', 'resolved'] as const;
export type IncidentState = (typeof incidentStates)[number];

/** What is counted on the page *Today*; each line leads to the list that it counts. */
export const taskKinds = [
  'check',
  'make',
  'pack',
  'send',
  'proofs',
  'held',
  'returns',
  'withdrawals',
  'refunds',
  'transfers',
  'reports',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** How far *Today* counts. */
export const mostCounted = 1000;

/** Without a threshold of its own, a variant with so many pieces or fewer is low on stock. */
export const defaultStockThreshold = 5;
/** The highest threshold. */
export const highestStockThreshold = 100_000;
