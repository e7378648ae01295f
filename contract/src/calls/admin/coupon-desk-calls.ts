import * as desk from '../../admin/coupon-desk.ts';
import { listPage, listQuery } from '../../admin/lists.ts';
import { endpoint } from '../../endpoint.ts';

const reads = { caller: 'operator', right: 'catalogue.read' } as const;
const writes = { caller: 'operator', right: 'catalogue.write' } as const;

/** The calls about coupons as operators edit them. */
export const couponDeskCalls = {
  listDeskCoupons: endpoint({
    ...reads,
    summary: 'A page of the list of coupons',
    query: listQuery,
    reply: listPage(desk.deskCouponRow),
    errors: ['INVALID_REQUEST'],
  }),
  addCoupon: endpoint({
    ...writes,
    summary: 'Add a coupon; it is valid at once unless it begins later',
    body: desk.newCouponBody,
    reply: desk.deskCoupon,
    errors: ['INVALID_REQUEST'],
  }),
  getDeskCoupon: endpoint({
    ...reads,
    summary: 'A coupon, for editing',
    params: desk.couponPath,
    reply: desk.deskCoupon,
    errors: ['NOT_FOUND'],
  }),
  saveCoupon: endpoint({
    ...writes,
    summary: 'Change a coupon; orders that used it stay as they are',
    params: desk.couponPath,
    body: desk.saveCouponBody,
    reply: desk.deskCoupon,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  switchCoupon: endpoint({
    ...writes,
    summary: 'End a coupon at once, or let it be used again',
    params: desk.couponPath,
    body: desk.switchCouponBody,
    reply: desk.deskCoupon,
    errors: ['NOT_FOUND', 'RECORD_CHANGED'],
  }),
};
