import type { CouponState } from '@afterimage/contract/values/coupon-desk.ts';
import type { MarkTone } from '../parts/Mark.tsx';

export const couponTones: Readonly<Record<CouponState, MarkTone>> = {
  running: 'good',
  planned: 'active',
  ended: 'quiet',
  usedUp: 'warn',
  switchedOff: 'quiet',
};
