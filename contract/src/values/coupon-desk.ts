/**
 * How a coupon stands: `switchedOff` by an operator, `planned` before its first day, `ended` after its last one, `usedUp`
 * when all uses are taken.
 */
export const couponStates = ['running', 'planned', 'ended', 'usedUp', 'switchedOff'] as const;
export type CouponState = (typeof couponStates)[number];

/** Bounds of what an operator enters for a coupon; money in minor units. */
export const couponLimits = { code: 40, title: 60, amount: 100_000_000, uses: 1_000_000 } as const;
