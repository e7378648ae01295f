import type { OrderedMethod } from '@afterimage/contract/orders.ts';
import { type Locale, localeFacts } from '@afterimage/words/locale.ts';
import type { Mail, MailPicture } from '../../platform/mail/mail.ts';
import { mailKind, type OwnTexts, readTexts } from '../../platform/mail/mail-kind.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { words } from './order-mails.words.ts';
import { arrivalParts, pictureParts } from './order-parts.ts';
import { sampleOrder } from './sample-order.ts';

/** To whom, and about which order. */
interface News {
  to: string;
  shopUrl: string;
  locale: Locale;
  number: string;
  /** The order's page. */
  orderUrl: string;
}

interface ShippedNews extends News {
  /** Of what its customer made, line by line. */
  pictures?: Iterable<MailPicture>;
  promised?: Parameters<typeof arrivalParts>[0];
  deliveryMethod?: OrderedMethod | null;
}

export const shippedKind = mailKind({
  name: 'order-shipped',
  words,
  fields: {
    'shipped.subject': 'subject',
    'shipped.preview': 'preview',
    'shipped.heading': 'heading',
    'shipped.text': 'text',
    'ready.subject': 'subject',
    'ready.preview': 'preview',
    'ready.heading': 'heading',
    'ready.text': 'text',
    seeOrder: 'button',
    reason: 'reason',
  },
  placeholders: ['number'],
  sample: (letter, own) => shippedMail(sampleOrder(letter), own),
});

/** The order has left the house, or can be picked up there. */
export function shippedMail(
  { to, shopUrl, locale, number, orderUrl, pictures = [], promised, deliveryMethod = null }: ShippedNews,
  own: OwnTexts,
): Mail {
  const { shipped, ready, seeOrder, reason } = readTexts(shippedKind, own, locale, { number });
  const news = deliveryMethod?.pickup ? ready : shipped;
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: news.subject({ number }),
    preview: news.preview,
    heading: news.heading,
    partList: [
      { kind: 'paragraph', text: news.text({ number }) },
      ...pictureParts(pictures, orderUrl),
      ...arrivalParts(promised, locale, deliveryMethod),
      { kind: 'button', label: seeOrder, url: orderUrl },
    ],
    reason,
  });
}

export const refundKind = mailKind({
  name: 'payment-returned',
  words,
  fields: {
    'refund.subject': 'subject',
    'refund.preview': 'preview',
    'refund.heading': 'heading',
    'refund.text': 'text',
    'refund.late': 'text',
    'refund.surplus': 'text',
    seeOrder: 'button',
    reason: 'reason',
  },
  placeholders: ['number', 'sum'],
  required: { 'refund.text': ['sum'] },
  sample(letter, own) {
    const order = sampleOrder(letter);
    return refundMail(order, { sum: order.sum, late: false }, own);
  },
});

/** Money goes back; `sum` is written out, `late` when the goods are gone, else it was one payment too many. */
export function refundMail(
  { to, shopUrl, locale, number, orderUrl }: News,
  { sum, late }: { sum: string; late: boolean },
  own: OwnTexts,
): Mail {
  const { refund, seeOrder, reason } = readTexts(refundKind, own, locale, { number, sum });
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: refund.subject({ number }),
    preview: refund.preview({ sum }),
    heading: refund.heading,
    partList: [
      { kind: 'paragraph', text: `${refund.text({ sum, number })} ${late ? refund.late : refund.surplus}` },
      { kind: 'button', label: seeOrder, url: orderUrl },
    ],
    reason,
  });
}

export const refundDoneKind = mailKind({
  name: 'refund-sent',
  words,
  fields: {
    'refundDone.subject': 'subject',
    'refundDone.preview': 'preview',
    'refundDone.heading': 'heading',
    'refundDone.text': 'text',
    'refundDone.surplus': 'text',
    seeOrder: 'button',
    reason: 'reason',
  },
  placeholders: ['number', 'sum'],
  required: { 'refundDone.text': ['sum'], 'refundDone.surplus': ['sum'] },
  sample(letter, own) {
    const order = sampleOrder(letter);
    return refundDoneMail(order, { sum: order.sum, isSurplus: false }, own);
  },
});

/** Money of a paid order is on its way back; with `isSurplus` it is what was paid beyond the total. */
export function refundDoneMail(
  { to, shopUrl, locale, number, orderUrl }: News,
  { sum, isSurplus }: { sum: string; isSurplus: boolean },
  own: OwnTexts,
): Mail {
  const { refundDone, seeOrder, reason } = readTexts(refundDoneKind, own, locale, { number, sum });
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: refundDone.subject({ number }),
    preview: refundDone.preview({ sum }),
    heading: refundDone.heading,
    partList: [
      { kind: 'paragraph', text: (isSurplus ? refundDone.surplus : refundDone.text)({ sum, number }) },
      { kind: 'button', label: seeOrder, url: orderUrl },
    ],
    reason,
  });
}

export const orderLinksKind = mailKind({
  name: 'order-links',
  words,
  fields: {
    'links.subject': 'subject',
    'links.preview': 'preview',
    'links.heading': 'heading',
    keepLink: 'note',
    'links.reason': 'reason',
  },
  placeholders: [],
  sample(letter, own) {
    const { number, orderUrl } = sampleOrder(letter);
    const orderList = [{ number, orderedAt: new Date('2026-11-02T12:00:00Z'), url: orderUrl }];
    return orderLinksMail({ ...letter, timeZone: 'UTC' }, orderList, own);
  },
});

/** To whoever has lost the links to the orders that he made as a guest; newest first. */
export function orderLinksMail(
  { to, shopUrl, locale, timeZone }: Pick<News, 'to' | 'shopUrl' | 'locale'> & { timeZone: string },
  orderList: readonly { number: string; orderedAt: Date; url: string }[],
  own: OwnTexts,
): Mail {
  const { links, keepLink } = readTexts(orderLinksKind, own, locale);
  const day = new Intl.DateTimeFormat(localeFacts[locale].intl, { dateStyle: 'long', timeZone });
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: links.subject,
    preview: links.preview,
    heading: links.heading,
    partList: [
      { kind: 'paragraph', text: links.text({ count: orderList.length }) },
      ...orderList.map(({ number, orderedAt, url }) => ({
        kind: 'link' as const,
        before: '',
        label: links.order({ number, date: day.format(orderedAt) }),
        url,
        after: '',
      })),
      { kind: 'note', text: keepLink },
    ],
    reason: links.reason,
  });
}
