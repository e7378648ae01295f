import type { Order, OrderItem } from '@afterimage/contract/orders.ts';

export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const orderId = uuid(30);

/** A line of an order: two mugs. */
const orderItem: OrderItem = {
  id: uuid(60),
  projectId: null,
  product: { id: 7, sku: 'MUG-7', name: 'Mug 7', slug: 'mug-7' },
  variantId: 1,
  quantity: 2,
  unitPrice: 1800,
  listUnitPrice: 2000,
  total: 3600,
  mainImageUrl: '/favicon.svg',
  picture: null,
  attribute: [{ key: 'COLOR', value: 'white', name: 'White' }],
  isCustomizable: false,
  extraList: [],
  customizationList: [],
  acceptedWarningList: [],
};

/** A paid order of two mugs to Berlin. */
export const paidOrder = (change: Partial<Order> = {}): Order => ({
  id: orderId,
  number: 'A10001',
  status: 'paid',
  createdAt: '2026-05-04T10:00:00.000Z',
  paidAt: '2026-05-04T10:05:00.000Z',
  productionStartedAt: null,
  email: 'ada@example.com',
  address: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    line1: 'Torstraße 1',
    city: 'Berlin',
    postalCode: '10119',
    countryCode: 'DE',
  },
  deliveryMethod: { id: 'standard', name: 'Standard' },
  quantity: 2,
  subtotal: 4000,
  discount: 400,
  deliveryPrice: 490,
  couponCode: null,
  couponDiscount: 0,
  total: 4090,
  taxList: [{ name: 'VAT', basisPoints: 1900, net: 3437, tax: 653 }],
  invoiceNumber: null,
  invoiceUrl: null,
  currency: 'EUR',
  holdExpiresAt: null,
  paymentUrl: null,
  timelineList: [{ status: 'paid', at: '2026-05-04T10:05:00.000Z' }],
  itemList: [orderItem],
  ...change,
});
