/** A coupon of the demo shop; money in cents. */
interface SampleCoupon {
  code: string;
  title: string;
  kind: 'percentage' | 'amount' | 'free_delivery';
  value: number;
  minimumSubtotal: number;
}

export const couponList: SampleCoupon[] = [
  { code: 'WELCOME10', title: '10 % off', kind: 'percentage', value: 10, minimumSubtotal: 0 },
  { code: 'FIVEOFF', title: '€5 off', kind: 'amount', value: 5_00, minimumSubtotal: 30_00 },
  { code: 'FREESHIP', title: 'Free delivery', kind: 'free_delivery', value: 0, minimumSubtotal: 0 },
];
