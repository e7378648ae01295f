/**
 * Where a line of an order is in the workshop: `waiting` for its payment, to `check`, `proof` while the customer is asked,
 * `ready` to be made, `printed`, `packed`, `shipped`. It may be `held` for a while, and ends as `rejected` or `cancelled`.
 */
export const lineStates = [
  'waiting',
  'check',
  'proof',
  'ready',
  'printed',
  'packed',
  'shipped',
  'held',
  'rejected',
  'cancelled',
] as const;
export type LineState = (typeof lineStates)[number];

/** The states of lines that the workshop is done with. */
export const closedLineStates: readonly LineState[] = ['shipped', 'rejected', 'cancelled'];

/** So many lines are moved at most by one act. */
export const mostMovedLines = 500;

/** The states that need a reason, with the reasons of each; a free text may go along. */
export const lineReasons = {
  held: ['resolution', 'crop', 'text', 'rights', 'stock', 'customer', 'machine', 'other'],
  rejected: ['rights', 'content', 'unprintable', 'other'],
  cancelled: ['customer', 'withdrawal', 'stock', 'unpaid', 'rejected', 'other'],
} as const;
export type ReasonedState = keyof typeof lineReasons;
export type LineReason = (typeof lineReasons)[ReasonedState][number];

export const isReasoned = (state: LineState): state is ReasonedState => state in lineReasons;

/** What the customer is told of a line: fewer stages than the shop has states. */
export const lineStages = ['paid', 'making', 'shipped', 'stopped'] as const;
export type LineStage = (typeof lineStages)[number];

const stageOf: Readonly<Record<LineState, LineStage | null>> = {
  waiting: null,
  check: 'paid',
  proof: 'paid',
  held: 'paid',
  ready: 'making',
  printed: 'making',
  packed: 'making',
  shipped: 'shipped',
  rejected: 'stopped',
  cancelled: 'stopped',
};

/** The stage that the customer sees; null before the payment. */
export const stageOfLine = (state: LineState): LineStage | null => stageOf[state];
