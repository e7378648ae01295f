import type { ConfirmedEdit } from '@afterimage/contract/admin/order-edits.ts';
import { type Carriage, carrierOf } from '@afterimage/contract/values/carriers.ts';
import { sampleOrder } from '../orders/mail/sample-order.ts';
import { moneyText } from '../platform/locale/money-text.ts';
import type { Part } from '../platform/mail/mail.ts';
import { mailKind, readTexts } from '../platform/mail/mail-kind.ts';
import { words as changeWords } from './order-change.words.ts';
import { words } from './order-desk.words.ts';
import { type AboutOrder, type News, orderLetter } from './order-news.ts';

/** What a mail about a parcel tells. */
interface ParcelNews {
  kind: 'all' | 'part' | 'corrected';
  parcel: Carriage;
  rowList: readonly string[];
}

export const parcelKind = mailKind({
  name: 'parcel-sent',
  words,
  fields: {
    'parcel.subject': 'subject',
    'parcel.partSubject': 'subject',
    'parcel.correctedSubject': 'subject',
    'parcel.preview': 'preview',
    'parcel.heading': 'heading',
    'parcel.partHeading': 'heading',
    'parcel.text': 'text',
    'parcel.partText': 'text',
    'parcel.correctedText': 'text',
  },
  placeholders: ['number'],
  sample(letter, own) {
    const order = sampleOrder(letter);
    const parcel: Carriage = {
      carrier: 'dhl',
      carrierName: '',
      carrierUrl: '',
      trackingNumber: '00340434161094042557',
    };
    return orderLetter(order, parcelNews({ ...order, own }, { kind: 'all', parcel, rowList: [order.product] }));
  },
});

/** How a parcel is followed, and what is in it. */
export function parcelNews({ own, locale, number }: AboutOrder, { kind, parcel, rowList }: ParcelNews): News {
  const { parcel: said } = readTexts(parcelKind, own, locale, { number });
  const { name, url } = carrierOf(parcel);
  const { trackingNumber } = parcel;
  const follow: Part = url
    ? { kind: 'link', before: said.trackBefore({ carrier: name }), label: trackingNumber, url, after: '' }
    : {
        kind: 'paragraph',
        text: trackingNumber
          ? said.numberOnly({ carrier: name, number: trackingNumber })
          : said.carrierOnly({ carrier: name }),
      };
  const contents: Part[] = rowList.length > 0 ? [{ kind: 'block', title: said.contents, rowList }] : [];
  const subjects = { all: said.subject, part: said.partSubject, corrected: said.correctedSubject };
  const texts = { all: said.text, part: said.partText, corrected: () => said.correctedText };
  return {
    subject: subjects[kind]({ number }),
    preview: said.preview,
    heading: kind === 'part' ? said.partHeading : said.heading,
    partList: [{ kind: 'paragraph', text: texts[kind]({ number }) }, follow, ...contents],
  };
}

/** What a mail about a changed order tells; money in minor units. */
interface EditNews {
  changeList: readonly string[];
  currency: string;
  total: number;
  difference: number;
  settlement: ConfirmedEdit['settlement'];
  payUrl: string | null;
}

export const editKind = mailKind({
  name: 'order-edited',
  words: changeWords,
  fields: {
    'edited.subject': 'subject',
    'edited.preview': 'preview',
    'edited.heading': 'heading',
    'edited.text': 'text',
    'edited.back': 'text',
    'edited.due': 'text',
    'edited.pay': 'button',
  },
  placeholders: ['number', 'total'],
  required: { 'edited.text': ['total'], 'edited.back': ['sum'], 'edited.due': ['sum'] },
  sample(letter, own) {
    const order = sampleOrder(letter);
    const news = {
      changeList: [`${order.product}: 1 → 2`],
      currency: order.currency,
      total: 9980,
      difference: 4990,
      settlement: 'payment' as const,
      payUrl: letter.shopUrl,
    };
    return orderLetter(order, editNews({ ...order, own }, news));
  },
});

/** What was changed, and how the difference is settled. */
export function editNews({ own, locale, number }: AboutOrder, news: EditNews): News {
  const { changeList, currency, difference, settlement, payUrl } = news;
  const total = moneyText(news.total, currency, locale);
  const sum = moneyText(Math.abs(difference), currency, locale);
  const { edited: said } = readTexts(editKind, own, locale, { number, total });
  const settled: Part[] = [
    ...(settlement === 'refund' ? [{ kind: 'paragraph' as const, text: said.back({ sum }) }] : []),
    ...(payUrl
      ? [
          { kind: 'paragraph' as const, text: said.due({ sum }) },
          { kind: 'button' as const, label: said.pay({ sum }), url: payUrl },
        ]
      : []),
  ];
  return {
    subject: said.subject({ number }),
    preview: said.preview({ total }),
    heading: said.heading,
    partList: [
      { kind: 'paragraph', text: said.text({ number, total }) },
      { kind: 'block', title: said.changes, rowList: changeList },
      ...settled,
    ],
  };
}

/** What a mail about a cancellation tells; `refund` in minor units. */
interface CancelNews {
  isAll: boolean;
  rowList: readonly string[];
  refund: number;
  currency: string;
}

export const cancelKind = mailKind({
  name: 'order-cancelled',
  words: changeWords,
  fields: {
    'cancelled.subject': 'subject',
    'cancelled.partSubject': 'subject',
    'cancelled.preview': 'preview',
    'cancelled.heading': 'heading',
    'cancelled.partHeading': 'heading',
    'cancelled.text': 'text',
    'cancelled.back': 'text',
  },
  placeholders: ['number'],
  required: { 'cancelled.back': ['sum'] },
  sample(letter, own) {
    const order = sampleOrder(letter);
    const news = { isAll: true, rowList: [order.product], refund: 4990, currency: order.currency };
    return orderLetter(order, cancelNews({ ...order, own }, news));
  },
});

/** What was cancelled, and what goes back. */
export function cancelNews({ own, locale, number }: AboutOrder, news: CancelNews): News {
  const { isAll, rowList, refund, currency } = news;
  const { cancelled: said } = readTexts(cancelKind, own, locale, { number });
  const back: Part[] =
    refund > 0 ? [{ kind: 'paragraph', text: said.back({ sum: moneyText(refund, currency, locale) }) }] : [];
  return {
    subject: isAll ? said.subject({ number }) : said.partSubject({ number }),
    preview: said.preview,
    heading: isAll ? said.heading : said.partHeading,
    partList: [
      { kind: 'paragraph', text: said.text({ number }) },
      { kind: 'block', title: said.pieces, rowList },
      ...back,
    ],
  };
}

/** What a mail about a return tells; `refund` in minor units. */
interface ReturnNews {
  step: 'begun' | 'accept' | 'refuse' | 'receive' | 'refund';
  answer: string;
  refund: number;
  currency: string;
  rowList: readonly string[];
}

export const returnKind = mailKind({
  name: 'return-news',
  words: changeWords,
  fields: {
    'returns.begunSubject': 'subject',
    'returns.begunHeading': 'heading',
    'returns.begunText': 'text',
    'returns.acceptHeading': 'heading',
    'returns.acceptText': 'text',
    'returns.refuseHeading': 'heading',
    'returns.refuseText': 'text',
    'returns.receiveHeading': 'heading',
    'returns.receiveText': 'text',
    'returns.refundHeading': 'heading',
    'returns.refundText': 'text',
  },
  placeholders: ['number'],
  required: { 'returns.refundText': ['sum'] },
  sample(letter, own) {
    const order = sampleOrder(letter);
    const news = { step: 'begun' as const, answer: '', refund: 0, currency: order.currency, rowList: [order.product] };
    return orderLetter(order, returnNews({ ...order, own }, news));
  },
});

/** How a return stands. */
export function returnNews({ own, locale, number }: AboutOrder, news: ReturnNews): News {
  const { step, answer, refund, currency, rowList } = news;
  const { returns: said } = readTexts(returnKind, own, locale, { number });
  const sum = moneyText(refund, currency, locale);
  const texts: Record<ReturnNews['step'], [heading: string, text: string]> = {
    begun: [said.begunHeading, said.begunText({ number })],
    accept: [said.acceptHeading, said.acceptText({ number })],
    refuse: [said.refuseHeading, said.refuseText({ number })],
    receive: [said.receiveHeading, said.receiveText({ number })],
    refund: [said.refundHeading, said.refundText({ number, sum })],
  };
  const [heading, text] = texts[step];
  const answered: Part[] = answer === '' ? [] : [{ kind: 'paragraph', text: answer }];
  return {
    subject: said.begunSubject({ number }),
    preview: heading,
    heading,
    partList: [{ kind: 'paragraph', text }, ...answered, { kind: 'block', title: said.items, rowList }],
  };
}
