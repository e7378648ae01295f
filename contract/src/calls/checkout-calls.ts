import * as accounts from '../accounts.ts';
import * as cart from '../cart.ts';
import * as checkout from '../checkout.ts';
import { endpoint } from '../endpoint.ts';
import * as orders from '../orders.ts';

const priceErrors = [
  'TOTAL_CHANGED',
  'COUPON_NOT_FOUND',
  'COUPON_EXPIRED',
  'COUPON_NOT_YET',
  'COUPON_USED_UP',
  'COUPON_USED_BEFORE',
  'COUPON_MINIMUM',
] as const;

/** Too many pieces are held unpaid; a cart has let its hold run out twice. */
const holdErrors = ['PIECES_LIMIT', 'HOLD_LIMIT'] as const;

/** The calls about the checkout and payments. */
export const checkoutCalls = {
  checkout: endpoint({
    summary: "Hold the cart's stock and open an order; or complete an order; or buy at once",
    caller: 'account',
    body: checkout.checkoutBody,
    reply: checkout.checkoutReply,
    errors: [
      'CART_EMPTY',
      'OUT_OF_STOCK',
      ...holdErrors,
      'ORDER_NOT_FOUND',
      'ORDER_CLOSED',
      'ADDRESS_NOT_FOUND',
      'DELIVERY_INVALID',
      'PAYMENT_METHOD_INVALID',
      'PRODUCT_NOT_FOUND',
      'VARIANT_INVALID',
      'CUSTOMIZATION_INVALID',
      ...priceErrors,
    ],
  }),
  checkoutGuestCart: endpoint({
    summary: "Hold a guest cart's stock and open an order",
    params: cart.cartParams,
    reply: checkout.guestCheckoutReply,
    errors: ['CART_NOT_FOUND', 'CART_EMPTY', 'OUT_OF_STOCK', ...holdErrors, 'CUSTOMIZATION_INVALID'],
  }),
  checkoutAsGuest: endpoint({
    summary: "Complete a guest's order; or buy at once as a guest",
    body: checkout.guestCheckoutBody,
    reply: checkout.guestCheckoutReply,
    errors: [
      'OUT_OF_STOCK',
      ...holdErrors,
      'ORDER_NOT_FOUND',
      'ORDER_CLOSED',
      'DELIVERY_INVALID',
      'PAYMENT_METHOD_INVALID',
      'PRODUCT_NOT_FOUND',
      'VARIANT_INVALID',
      'CUSTOMIZATION_INVALID',
      ...priceErrors,
    ],
  }),
  quoteOrder: endpoint({
    summary: 'What an order, or a purchase at once, would cost',
    body: checkout.quoteBody,
    reply: checkout.quote,
    errors: [
      'UNAUTHENTICATED',
      'ORDER_NOT_FOUND',
      'ORDER_CLOSED',
      'ADDRESS_NOT_FOUND',
      'DELIVERY_INVALID',
      'PRODUCT_NOT_FOUND',
      'VARIANT_INVALID',
      'CUSTOMIZATION_INVALID',
      'OUT_OF_STOCK',
      ...priceErrors,
    ],
  }),
  listDeliveryMethods: endpoint({
    summary: 'The ways of delivery to a country (without one, to where the shop is at home), and when it arrives',
    query: checkout.deliveryQuery,
    reply: checkout.deliveryMethodList,
    errors: ['DELIVERY_INVALID'],
  }),
  listPaymentMethods: endpoint({
    summary: 'The ways to pay for what goes to a country; without one to the country where the shop is at home',
    query: checkout.countryQuery,
    reply: checkout.paymentMethodList,
    errors: ['DELIVERY_INVALID'],
  }),
  getOrderPayment: endpoint({
    summary: 'How an order is paid, with the bank details where a transfer is waited for',
    caller: 'account',
    params: orders.orderParams,
    reply: checkout.orderPayment,
    errors: ['ORDER_NOT_FOUND'],
  }),
  getGuestOrderPayment: endpoint({
    summary: "How a guest's order is paid",
    params: orders.guestOrderParams,
    reply: checkout.orderPayment,
    errors: ['ORDER_NOT_FOUND'],
  }),
  demoPaymentEvent: endpoint({
    summary: 'The demo payment provider tells how a payment went (signed in `x-demo-signature`)',
    body: checkout.demoPaymentEvent,
    reply: accounts.done,
    errors: ['SIGNATURE_INVALID', 'PAYMENT_NOT_FOUND'],
  }),
};
