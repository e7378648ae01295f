import type { DeliveryState } from '@afterimage/contract/values/webhooks.ts';
import type { MarkTone } from '../parts/Mark.tsx';

/** How urgent each state of a delivery is. */
export const deliveryTones: Readonly<Record<DeliveryState, MarkTone>> = {
  pending: 'active',
  delivered: 'good',
  failed: 'bad',
};
