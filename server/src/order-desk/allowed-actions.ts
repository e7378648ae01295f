import type { OrderStatus } from '@afterimage/contract/orders.ts';
import { type DeskAction, deskActions, type Hindrance } from '@afterimage/contract/values/order-desk.ts';
import type { Right } from '@afterimage/contract/values/rights.ts';

/** What decides about the actions on an order. */
export interface ActionFacts {
  status: OrderStatus;
  isInProduction: boolean;
  /** Pieces that are neither cancelled nor in a parcel. */
  openPieces: number;
  /** In minor units: what came in and may still go back. */
  refundable: number;
  hasAddress: boolean;
  hasEmail: boolean;
  rights: ReadonlySet<Right>;
}

const rightFor: Partial<Record<DeskAction, Right>> = { refund: 'money.refund' };

/** For each action why it is not possible now; null where it is. */
export function allowedActions(facts: ActionFacts): { action: DeskAction; hindrance: Hindrance | null }[] {
  return deskActions.map((action) => {
    const isAllowed = facts.rights.has(rightFor[action] ?? 'orders.write');
    return { action, hindrance: isAllowed ? hindranceOf[action](facts) : 'no-right' };
  });
}

const unpaid: readonly OrderStatus[] = ['open', 'awaiting_payment'];
const ended: readonly OrderStatus[] = ['cancelled', 'refunded', 'expired'];

function whilePaid({ status, isInProduction }: ActionFacts): Hindrance | null {
  if (unpaid.includes(status)) return 'not-paid';
  if (status !== 'paid') return 'closed';
  return isInProduction ? 'in-production' : null;
}

/** Whether pieces of a paid order are still in the house. */
function whilePiecesAreHere({ status, openPieces }: ActionFacts): Hindrance | null {
  if (unpaid.includes(status)) return 'not-paid';
  if (status !== 'paid') return 'closed';
  return openPieces > 0 ? null : 'nothing-left';
}

const hindranceOf: Record<DeskAction, (facts: ActionFacts) => Hindrance | null> = {
  edit: whilePaid,
  'change-email': ({ status }) => (status === 'open' ? 'not-paid' : null),
  correct: ({ status, isInProduction, hasAddress }) => {
    if (!hasAddress) return 'no-address';
    if (unpaid.includes(status)) return 'not-paid';
    if (ended.includes(status) || status === 'delivered') return 'closed';
    return isInProduction || status === 'shipped' ? null : 'closed';
  },
  cancel: ({ status, openPieces }) => {
    if (unpaid.includes(status)) return null;
    if (status !== 'paid') return 'closed';
    return openPieces > 0 ? null : 'nothing-left';
  },
  'cancel-lines': whilePiecesAreHere,
  refund: ({ refundable }) => (refundable > 0 ? null : 'nothing-paid'),
  'start-production': whilePaid,
  ship: whilePiecesAreHere,
  deliver: ({ status }) => (status === 'shipped' ? null : 'not-shipped'),
  'add-parcel': (facts) => (facts.hasAddress ? whilePiecesAreHere(facts) : 'no-address'),
  mail: ({ hasEmail }) => (hasEmail ? null : 'no-email'),
};
