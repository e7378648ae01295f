import { orderSettings } from '../../admin/order-settings.ts';
import * as desk from '../../admin/shop-desk.ts';
import { endpoint } from '../../endpoint.ts';

const orders = { caller: 'operator', right: 'settings.write', reply: orderSettings } as const;
const details = { caller: 'operator', right: 'settings.write', reply: desk.shopDetails } as const;

/** The calls about the shop itself. */
export const shopDeskCalls = {
  getShopDetails: endpoint({ ...details, summary: 'Who sells, the home country, the currency and the time zone' }),
  saveShopDetails: endpoint({
    ...details,
    summary: 'Change who sells, the home country, the currency or the time zone; documents that exist stay as they are',
    body: desk.saveShopDetailsBody,
    errors: ['SIGN_IN_AGAIN', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  getOrderSettings: endpoint({
    ...orders,
    summary: 'How long unpaid orders hold goods, how long designs and uploads are stored, and the names of plates',
  }),
  saveOrderSettings: endpoint({
    ...orders,
    summary: 'Change how long orders hold goods, how long designs and uploads are stored, or the names of plates',
    body: orderSettings,
    errors: ['RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
};
