import { isReasoned, type LineReason, lineReasons, type LineState } from '@afterimage/contract/values/line-states.ts';

/** The part of a line's state that its moves depend on. */
export interface LineStanding {
  state: LineState;
  /** Whether something is printed for it; a plain line is packed as it lies on the shelf. */
  hasPrint: boolean;
  /** The state from which it was held. */
  heldFrom: LineState | null;
}

/** The moves of a person. Back from `printed` and `packed` leads an undo, or a piece that has to be made again. */
const steps: Readonly<Record<LineState, readonly LineState[]>> = {
  waiting: ['check', 'ready', 'cancelled'],
  check: ['proof', 'ready', 'held', 'rejected', 'cancelled'],
  proof: ['check', 'ready', 'held', 'rejected', 'cancelled'],
  ready: ['check', 'printed', 'packed', 'held', 'rejected', 'cancelled'],
  printed: ['ready', 'packed', 'held', 'cancelled'],
  packed: ['ready', 'printed', 'shipped', 'held', 'cancelled'],
  shipped: [],
  held: ['check', 'ready', 'printed', 'packed', 'rejected', 'cancelled'],
  rejected: ['check', 'cancelled'],
  cancelled: [],
};

/** The states that a line without a print never has. */
const ofPrints: readonly LineState[] = ['check', 'proof', 'printed'];

/** The states that follow one another when everything goes well. */
const path: readonly LineState[] = ['check', 'proof', 'ready', 'printed', 'packed', 'shipped'];

/**
 * Whether a line may come to a state by one move of a person. `catchUp`: the thing has gone further than the list says,
 * as a parcel that was handed over before anybody said so; then it may skip states, and a held line goes on.
 */
export function canMove(line: LineStanding, to: LineState, { catchUp = false } = {}): boolean {
  const { state, hasPrint, heldFrom } = line;
  if (!hasPrint && ofPrints.includes(to)) return false;
  if (catchUp && isUnderWay(state) && path.includes(to)) return isAhead(state, to);
  if (!steps[state].includes(to)) return false;
  if (state === 'held' && path.includes(to)) return canGoOn(heldFrom, to);
  // Between shelf and parcel, plain lines pass over the press.
  const isAcross = (state === 'ready' && to === 'packed') || (state === 'packed' && to === 'ready');
  return !(isAcross && hasPrint);
}

const isAhead = (state: LineState, to: LineState): boolean =>
  state === 'held' || path.indexOf(state) < path.indexOf(to);

/** A held line goes back to where it was, or to the check. One that was being asked about is checked again. */
function canGoOn(heldFrom: LineState | null, to: LineState): boolean {
  return to === 'check' || to === heldFrom || (to === 'ready' && (heldFrom === 'check' || heldFrom === 'proof'));
}

/** Whether a line is paid and neither sent nor given up. */
export const isUnderWay = (state: LineState): boolean =>
  state !== 'waiting' && state !== 'shipped' && state !== 'rejected' && state !== 'cancelled';

/** The first state of a line that is paid. */
export const firstState = ({ hasPrint }: Pick<LineStanding, 'hasPrint'>): LineState => (hasPrint ? 'check' : 'ready');

/** Whether a move to the state may be made for the reason; states without reasons take none. */
export function isReasonFor(state: LineState, reason: LineReason | null): boolean {
  if (!isReasoned(state)) return reason === null;
  const reasons: readonly LineReason[] = lineReasons[state];
  return reason !== null && reasons.includes(reason);
}

/** Whether all that is sent of an order has been sent: none is under way, and one at least has left. */
export const isAllShipped = (states: readonly LineState[]): boolean =>
  states.includes('shipped') && states.every((state) => state !== 'waiting' && !isUnderWay(state));
