import type { Order } from '@afterimage/contract/orders.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { moneyText, percentText } from '../../platform/locale/money-text.ts';
import type { BillLine, Mail, MailPicture, Part } from '../../platform/mail/mail.ts';
import { mailKind, type OwnTexts, readTexts } from '../../platform/mail/mail-kind.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { arrivalParts, pictureParts } from './order-parts.ts';
import { words } from './order-mails.words.ts';
import { sampleOrder } from './sample-order.ts';

/** What an order's confirmation tells; money in minor units. */
export interface ConfirmedOrder extends Pick<
  Order,
  'number' | 'currency' | 'subtotal' | 'discount' | 'couponCode' | 'couponDiscount' | 'deliveryPrice' | 'total'
> {
  to: string;
  shopUrl: string;
  locale: Locale;
  promised?: Parameters<typeof arrivalParts>[0];
  /** The order's page. */
  orderUrl: string;
  /** Whether whoever has the address of that page sees the order. */
  isOpenLink: boolean;
  lineList: readonly {
    name: string;
    /** Colour, size, texts and what else tells it from others; may be empty. */
    detail: string;
    quantity: number;
    /** Quantity x unit price before the discount. */
    total: number;
    /** Of what the customer made of it. */
    picture?: MailPicture | undefined;
  }[];
  /** What the codes on its prints open. */
  viewerList: readonly { name: string; url: string }[];
  taxList: Order['taxList'];
  deliveryMethod: Order['deliveryMethod'];
  /** Whom it goes to and where, row by row as on a letter. */
  address: { firstName: string; rowList: readonly string[] } | null;
}

export const confirmationKind = mailKind({
  name: 'order-confirmed',
  words,
  fields: {
    'confirmation.subject': 'subject',
    'confirmation.preview': 'preview',
    'confirmation.heading': 'heading',
    'confirmation.headingPlain': 'heading',
    'confirmation.text': 'text',
    seeOrder: 'button',
    'confirmation.viewerBefore': 'beforeLink',
    'confirmation.viewerAfter': 'afterLink',
    'confirmation.invoice': 'note',
    keepLink: 'note',
    reason: 'reason',
  },
  placeholders: ['number', 'total'],
  sample(letter, own) {
    const { product, detail, address, ...order } = sampleOrder(letter);
    return orderConfirmationMail(
      {
        ...order,
        isOpenLink: true,
        lineList: [{ name: product, detail, quantity: 1, total: 4990 }],
        viewerList: [{ name: product, url: letter.shopUrl }],
        subtotal: 4990,
        discount: 0,
        couponCode: null,
        couponDiscount: 0,
        deliveryPrice: 490,
        total: 5480,
        taxList: [],
        deliveryMethod: null,
        address: { firstName: order.firstName, rowList: address },
      },
      own,
    );
  },
});

/** To the customer, once an order is paid. */
export function orderConfirmationMail(order: ConfirmedOrder, own: OwnTexts): Mail {
  const { to, shopUrl, locale, number, address } = order;
  const total = moneyText(order.total, order.currency, locale);
  const { confirmation, seeOrder, keepLink, reason } = readTexts(confirmationKind, own, locale, { number, total });
  const title = order.deliveryMethod?.pickup ? inLocale(words, locale).ownAddress : confirmation.address;
  const goesTo: Part[] = address ? [{ kind: 'block', title, rowList: address.rowList }] : [];
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: confirmation.subject({ number }),
    preview: confirmation.preview({ total }),
    heading: address ? confirmation.heading({ name: address.firstName }) : confirmation.headingPlain,
    partList: [
      { kind: 'paragraph', text: confirmation.text({ number }) },
      ...pictureParts(
        order.lineList.map((line) => line.picture),
        order.orderUrl,
      ),
      ...arrivalParts(order.promised, locale, order.deliveryMethod),
      { kind: 'button', label: seeOrder, url: order.orderUrl },
      billOf(order),
      ...goesTo,
      ...order.viewerList.map(({ name, url }): Part => {
        const { viewerBefore: before, viewerAfter: after } = confirmation;
        return { kind: 'link', before, label: name, url, after };
      }),
      { kind: 'note', text: confirmation.invoice },
      ...(order.isOpenLink ? [{ kind: 'note' as const, text: keepLink }] : []),
    ],
    reason,
  });
}

function billOf(order: ConfirmedOrder): Part {
  const { locale, couponCode, couponDiscount } = order;
  const { confirmation } = inLocale(words, locale);
  const money = (amount: number) => moneyText(amount, order.currency, locale);
  const delivery = order.deliveryMethod?.name ?? confirmation.delivery;
  const sumList: BillLine[] = [
    { name: confirmation.subtotal, amount: money(order.subtotal) },
    ...(order.discount > 0 ? [{ name: confirmation.discount, amount: money(-order.discount) }] : []),
    ...(couponCode ? [{ name: confirmation.coupon({ code: couponCode }), amount: money(-couponDiscount) }] : []),
    { name: delivery, amount: order.deliveryPrice === 0 ? confirmation.free : money(order.deliveryPrice) },
  ];
  return {
    kind: 'bill',
    lineList: order.lineList.map(({ name, detail, quantity, total, picture }) => ({
      name: quantity === 1 ? name : `${quantity} × ${name}`,
      detail,
      amount: money(total),
      picture,
    })),
    sumList,
    total: { name: confirmation.total, amount: money(order.total) },
    contained: order.taxList.map(({ name, basisPoints, tax }) => ({
      name: confirmation.tax({ rate: percentText(basisPoints, locale), name }),
      amount: money(tax),
    })),
  };
}
