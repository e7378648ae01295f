import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import { type Mail, writeMail } from './mail.ts';

/** What an order's confirmation tells; money in minor units. */
export interface ConfirmedOrder {
  to: string;
  shopUrl: string;
  /** The order's page. */
  orderUrl: string;
  /** As people read it, like A10001. */
  number: string;
  currency: string;
  lineList: readonly {
    name: string;
    /** Colour, size and what else tells it from others; may be empty. */
    detail: string;
    quantity: number;
    /** Quantity x unit price before the discount. */
    total: number;
  }[];
  subtotal: number;
  discount: number;
  deliveryPrice: number;
  total: number;
  deliveryMethod: string | null;
  address: PostalAddress | null;
}

/** To the customer, once an order is paid. */
export function orderConfirmationMail(order: ConfirmedOrder): Mail {
  const money = (amount: number) => moneyText(amount, order.currency);
  const { address, deliveryMethod } = order;
  return writeMail({
    to: order.to,
    shopUrl: order.shopUrl,
    subject: `Your order ${order.number}`,
    preview: `Thank you. We have received ${money(order.total)}.`,
    heading: address ? `Thank you ${address.firstName}` : 'Thank you',
    partList: [
      { kind: 'paragraph', text: `Your order ${order.number} is paid, and we are getting to work on it.` },
      { kind: 'button', label: 'See the order', url: order.orderUrl },
      {
        kind: 'bill',
        lineList: order.lineList.map(({ name, detail, quantity, total }) => ({
          name: quantity === 1 ? name : `${quantity} × ${name}`,
          detail,
          amount: money(total),
        })),
        sumList: [
          { name: 'Subtotal', amount: money(order.subtotal) },
          ...(order.discount > 0 ? [{ name: 'Discount', amount: money(-order.discount) }] : []),
          {
            name: deliveryMethod ?? 'Delivery',
            amount: order.deliveryPrice === 0 ? 'free' : money(order.deliveryPrice),
          },
        ],
        total: { name: 'Total', amount: money(order.total) },
      },
      ...(address ? [{ kind: 'block' as const, title: 'It goes to', rowList: rowsOf(address) }] : []),
    ],
    reason: 'You get this mail because you have ordered at Afterimage.',
  });
}

function rowsOf(address: PostalAddress): string[] {
  const { firstName, lastName, company, line1, line2, city, region, postalCode, countryCode } = address;
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(countryCode);
  const rows = [`${firstName} ${lastName}`, company, line1, line2, `${postalCode} ${city}`.trim(), region, country];
  return rows.flatMap((row) => row || []);
}

function moneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
