import type { ReturnStep } from '@afterimage/contract/admin/order-edits.ts';
import { faultReasons, type ReturnReason, type ReturnStatus } from '@afterimage/contract/values/order-desk.ts';

type Step = ReturnStep['step'] | 'cancel';

const steps: Record<ReturnStatus, Partial<Record<Step, ReturnStatus>>> = {
  requested: { accept: 'accepted', refuse: 'refused', cancel: 'cancelled' },
  // Money may go back before the parcel is here, or without one.
  accepted: { receive: 'received', refund: 'refunded', refuse: 'refused', close: 'closed', cancel: 'cancelled' },
  received: { refund: 'refunded', refuse: 'refused', close: 'closed' },
  refunded: { close: 'closed' },
  refused: {},
  closed: {},
  cancelled: {},
};

/** The status of a return after a step; null where the step is not possible. */
export const returnAfter = (status: ReturnStatus, step: Step): ReturnStatus | null => steps[status][step] ?? null;

/**
 * Whether a line may be returned for a reason: what is personalized cannot be sold again, so it is taken back when it has
 * a fault and not when somebody has thought better of it.
 */
export const isReturnable = (line: { isPersonalized: boolean }, reason: ReturnReason): boolean =>
  !line.isPersonalized || faultReasons.includes(reason);
