import { type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { listPageOf } from '../platform/lists/list-page.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { readDeskCoupon } from './coupon-fields.ts';
import { couponList } from './coupon-list.ts';
import { addCoupon, saveCoupon, switchCoupon } from './save-coupon.ts';

/** The calls by which operators edit coupons. */
export const couponDeskHandlers = {
  listDeskCoupons: async ({ db, locale }, { query }) => {
    const { timeZone } = await readShopSettings(db);
    return listPageOf(db, couponList, query, { locale, timeZone, now: new Date() });
  },
  addCoupon: async (context, { body }) =>
    readDeskCoupon(context.db, await addCoupon(context.db, operatorOf(context), body)),
  getDeskCoupon: ({ db }, { params: { couponId } }) => readDeskCoupon(db, couponId),
  saveCoupon: async (context, { params: { couponId }, body }) => {
    await saveCoupon(context.db, operatorOf(context), couponId, body);
    return readDeskCoupon(context.db, couponId);
  },
  switchCoupon: async (context, { params: { couponId }, body }) => {
    await switchCoupon(context.db, operatorOf(context), couponId, body);
    return readDeskCoupon(context.db, couponId);
  },
} satisfies Partial<Handlers>;
