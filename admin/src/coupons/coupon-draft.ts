import type { Reply } from '@afterimage/contract/api.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { byLocale } from '@afterimage/words/locale.ts';
import { formatMoment } from '../parts/format-moment.ts';
import { shopCurrency } from '../parts/shop-place.ts';
import { words } from './coupons.words.ts';

export type DeskCoupon = Reply<'getDeskCoupon'>;

/** What the form of a coupon changes; NaN stands for what is no number yet. */
export type CouponDraft = Omit<DeskCoupon, 'id' | 'version' | 'state' | 'useCount'>;

export const newCouponDraft = (): CouponDraft => ({
  code: '',
  title: byLocale(() => ''),
  kind: 'percentage',
  value: 10,
  minimumSubtotal: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: 1,
});

/** The form over a coupon as it is stored. */
export const couponDraftOf = ({
  id: _id,
  version: _version,
  state: _state,
  useCount: _uses,
  ...fields
}: DeskCoupon): CouponDraft => fields;

/** What the coupon gives, in a sentence. */
export function couponSentence({ code, kind, value, minimumSubtotal, startsAt, endsAt }: CouponDraft): string {
  const price = (amount: number) => formatPrice(amount || 0, shopCurrency());
  const gifts = {
    percentage: () => words.gifts.percentage({ percent: value || 0 }),
    amount: () => words.gifts.amount({ amount: price(value) }),
    free_delivery: () => words.gifts.free_delivery,
  };
  return words.preview({
    code: code.replaceAll(/\s+/g, '').toUpperCase() || '…',
    gift: gifts[kind](),
    minimum: minimumSubtotal > 0 ? words.fromValue({ amount: price(minimumSubtotal) }) : '',
    span:
      (startsAt ? words.from({ time: formatMoment(startsAt) }) : '') +
      (endsAt ? words.until({ time: formatMoment(endsAt) }) : ''),
  });
}
