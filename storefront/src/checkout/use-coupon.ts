import { useState } from 'react';
import type { Quote } from '@afterimage/contract/checkout.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import type { CouponSlot } from './CouponField.tsx';
import type { Draft } from './draft.ts';

/** The coupon of an order that is checked out: its code is in the draft, why the last one was refused is here. */
export function useCoupon(change: (part: Partial<Draft>) => void) {
  const [error, setError] = useState<string | null>(null);
  return {
    refuse(reason: string) {
      change({ coupon: null });
      setError(reason);
    },
    slot: (code: string | null, quote: Quote): CouponSlot => ({
      code,
      busy: code !== null && code !== quote.coupon?.code,
      less: quote.couponDiscount > 0 ? formatPrice(quote.couponDiscount, quote.currency) : null,
      error,
      onApply(typed: string) {
        setError(null);
        change({ coupon: typed.replace(/\s+/g, '').toUpperCase() });
      },
      onRemove: () => change({ coupon: null }),
      onTyping: () => setError(null),
    }),
  };
}
