import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import type { Quote, QuoteBody } from '@afterimage/contract/checkout.ts';
import type { Order, OrderItem, OrderSummary } from '@afterimage/contract/orders.ts';
import { type Answers, refuse } from './test-api.ts';
import { address, cartItem, deliveryMethods, uuid } from './test-data.ts';

export const orderId = uuid(30);
export const guestKey = 'k'.repeat(43);
const berlin: PostalAddress = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: 'Torstraße 1',
  city: 'Berlin',
  postalCode: '10119',
  countryCode: 'DE',
};

/** A line of an order: two Mugs 7 at €18 unless it is changed. */
export function orderItem(change: Partial<OrderItem> = {}): OrderItem {
  const { cartItemId: _, stock: __, ...lineFields } = cartItem({ quantity: 2 });
  return { ...lineFields, id: uuid(60), projectId: null, ...change };
}

/** An order of two mugs that is open: its stock is kept, and nothing else has been answered. */
export const order = (change: Partial<Order> = {}): Order => ({
  id: orderId,
  number: 'A10001',
  status: 'open',
  createdAt: '2026-05-04T10:00:00.000Z',
  paidAt: null,
  productionStartedAt: null,
  email: 'ada@example.com',
  address: null,
  deliveryMethod: null,
  quantity: 2,
  subtotal: 4000,
  discount: 400,
  deliveryPrice: 0,
  couponCode: null,
  couponDiscount: 0,
  total: 3600,
  taxList: [],
  invoiceNumber: null,
  invoiceUrl: null,
  currency: 'EUR',
  holdExpiresAt: new Date(Date.now() + 1_800_000).toISOString(),
  paymentUrl: null,
  timelineList: [{ status: 'open', at: '2026-05-04T10:00:00.000Z' }],
  itemList: [orderItem()],
  ...change,
});

/** The same order after it was paid. */
export const paidOrder = (change: Partial<Order> = {}): Order =>
  order({
    status: 'paid',
    paidAt: '2026-05-04T10:05:00.000Z',
    address: berlin,
    deliveryMethod: { id: 'standard', name: 'Standard' },
    deliveryPrice: 490,
    total: 4090,
    taxList: [{ name: 'VAT', basisPoints: 1900, net: 3437, tax: 653 }],
    holdExpiresAt: null,
    timelineList: [
      { status: 'open', at: '2026-05-04T10:00:00.000Z' },
      { status: 'paid', at: '2026-05-04T10:05:00.000Z' },
    ],
    ...change,
  });

export const orderSummary = (change: Partial<OrderSummary> = {}): OrderSummary => ({
  id: orderId,
  number: 'A10001',
  status: 'paid',
  createdAt: '2026-05-04T10:00:00.000Z',
  quantity: 2,
  total: 4090,
  currency: 'EUR',
  mainImageUrlList: ['/pictures/mug-960.webp'],
  ...change,
});

const rates: Record<string, Quote['taxList']> = {
  DE: [{ name: 'VAT', basisPoints: 1900, net: 3437, tax: 653 }],
  GB: [{ name: 'VAT', basisPoints: 2000, net: 3408, tax: 682 }],
};

/** What the order costs: WELCOME10 takes a tenth off, and every other code is unknown. */
export function quoteFor({ countryCode, deliveryMethod, coupon }: QuoteBody): Quote | ReturnType<typeof refuse> {
  if (coupon !== undefined && coupon !== 'WELCOME10') return refuse('COUPON_NOT_FOUND');
  const couponDiscount = coupon === undefined ? 0 : 360;
  const abroad = countryCode !== undefined && countryCode !== 'DE' ? 1000 : 0;
  const deliveryPrice =
    deliveryMethod === undefined ? 0 : (deliveryMethods.find(({ id }) => id === deliveryMethod)?.price ?? 0) + abroad;
  return {
    subtotal: 4000,
    discount: 400,
    coupon: coupon === undefined ? null : { code: coupon, title: 'Welcome' },
    couponDiscount,
    deliveryPrice,
    total: 3600 - couponDiscount + deliveryPrice,
    taxList: countryCode === undefined ? [] : (rates[countryCode] ?? []),
    currency: 'EUR',
  };
}

/** The answers of a checkout: the account's order and addresses, or the guest's order under its key. */
export const checkoutAnswers = (of: Order = order()): Answers => ({
  getOrder: of,
  getGuestOrder: of,
  listAddresses: {
    addressList: [
      address(),
      address({
        id: uuid(21),
        line1: '1 Rose Lane',
        city: 'London',
        postalCode: 'N1 9GU',
        countryCode: 'GB',
        isDefault: false,
      }),
    ],
  },
  quoteOrder: ({ body }) => quoteFor(body),
  checkout: { url: '/pay/demo', orderId: of.id },
  checkoutAsGuest: { url: '/pay/demo', orderId: of.id, orderKey: guestKey },
});
