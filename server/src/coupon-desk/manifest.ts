import { inArray } from 'drizzle-orm';
import { coupons } from '../coupons/tables.ts';
import type { Manifest } from '../manifest.ts';
import { registerSubjectNames } from '../operators/subject-names.ts';
import { couponDeskHandlers } from './coupon-desk-handlers.ts';
import { couponList } from './coupon-list.ts';
import { registerCouponPutBacks } from './save-coupon.ts';

export const couponDeskManifest: Manifest = {
  name: 'coupon-desk',

  open: () => {
    registerCouponPutBacks();
    registerSubjectNames('coupon', async (db, ids) => {
      const rows = await db
        .select({ id: coupons.id, code: coupons.code })
        .from(coupons)
        .where(inArray(coupons.id, ids.map(Number)));
      return new Map(rows.map(({ id, code }) => [String(id), code]));
    });
    return {
      handlers: couponDeskHandlers,
      registers: { lists: [{ rows: couponList, right: 'catalogue.read' }] },
    };
  },
};
