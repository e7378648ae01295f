import { type Locale, localeFacts } from '@afterimage/words/locale.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { sampleOrder } from '../../orders/mail/sample-order.ts';
import { moneyText } from '../../platform/locale/money-text.ts';
import type { Mail, Part } from '../../platform/mail/mail.ts';
import { mailKind, type OwnTexts, readTexts, type SampleLetter } from '../../platform/mail/mail-kind.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { PaymentRow } from '../settle.ts';
import { printedIban } from './epc-code.ts';
import { confirmMinutes, type TransferSettings } from './transfer-settings.ts';
import { words } from './transfer.words.ts';

/** To whom a mail about a transfer goes, and about which order. */
export interface TransferLetter {
  to: string;
  shopUrl: string;
  locale: Locale;
  number: string;
  orderUrl: string;
}

type Amount = Pick<PaymentRow, 'amount' | 'currency' | 'reference'>;

const sampleTransfer: TransferSettings = {
  iban: 'DE02120300000000202051',
  holder: 'Afterimage',
  bic: undefined,
  bank: undefined,
  days: 7,
};
const samplePayment: Amount = { amount: 4990, currency: 'EUR', reference: 'A10042' };
const sampleOf = (letter: SampleLetter): TransferLetter => sampleOrder(letter);

export const transferDetailsKind = mailKind({
  name: 'transfer-details',
  words,
  fields: {
    'details.subject': 'subject',
    'details.preview': 'preview',
    'details.heading': 'heading',
    'confirm.text': 'text',
    'confirm.button': 'button',
    'details.text': 'text',
    toOrder: 'button',
    reason: 'reason',
  },
  placeholders: ['number', 'sum'],
  required: { 'confirm.text': ['minutes'], 'details.text': ['days'] },
  sample: (letter, own) =>
    transferDetailsMail(
      sampleOf(letter),
      { payment: samplePayment, transfer: sampleTransfer, confirmUrl: letter.shopUrl },
      own,
    ),
});

/** Where to transfer what; a guest confirms the address first, at `confirmUrl`. */
export function transferDetailsMail(
  letter: TransferLetter,
  { payment, transfer, confirmUrl }: { payment: Amount; transfer: TransferSettings; confirmUrl: string | null },
  own: OwnTexts,
): Mail {
  const { locale, number, orderUrl } = letter;
  const sum = moneyText(payment.amount, payment.currency, locale);
  const { details, confirm, toOrder, reason } = readTexts(transferDetailsKind, own, locale, { number, sum });
  const askRows: Part[] =
    confirmUrl === null
      ? []
      : [
          { kind: 'paragraph', text: confirm.text({ minutes: confirmMinutes, days: transfer.days }) },
          { kind: 'button', label: confirm.button, url: confirmUrl },
        ];
  const linkRows: Part[] = confirmUrl === null ? [{ kind: 'button', label: toOrder, url: orderUrl }] : [];
  return writeMail({
    ...letter,
    subject: details.subject({ number }),
    preview: details.preview({ sum }),
    heading: details.heading,
    partList: [
      ...askRows,
      { kind: 'paragraph', text: details.text({ days: transfer.days }) },
      bankBlock(locale, payment, transfer),
      ...linkRows,
    ],
    reason,
  });
}

export const transferDifferenceKind = mailKind({
  name: 'transfer-difference',
  words,
  fields: {
    'difference.subject': 'subject',
    'details.preview': 'preview',
    'difference.heading': 'heading',
    'difference.text': 'text',
    toOrder: 'button',
    reason: 'reason',
  },
  placeholders: ['number', 'sum'],
  required: { 'difference.text': ['sum'] },
  sample: (letter, own) =>
    transferDifferenceMail(sampleOf(letter), { payment: samplePayment, transfer: sampleTransfer }, own),
});

/** Where to transfer what a changed order costs more. */
export function transferDifferenceMail(
  letter: TransferLetter,
  { payment, transfer }: { payment: Amount; transfer: TransferSettings },
  own: OwnTexts,
): Mail {
  const { locale, number, orderUrl } = letter;
  const sum = moneyText(payment.amount, payment.currency, locale);
  const { difference, details, toOrder, reason } = readTexts(transferDifferenceKind, own, locale, { number, sum });
  return writeMail({
    ...letter,
    subject: difference.subject({ number }),
    preview: details.preview({ sum }),
    heading: difference.heading,
    partList: [
      { kind: 'paragraph', text: difference.text({ number, sum }) },
      bankBlock(locale, payment, transfer),
      { kind: 'button', label: toOrder, url: orderUrl },
    ],
    reason,
  });
}

export const transferReminderKind = mailKind({
  name: 'transfer-reminder',
  words,
  fields: {
    'reminder.subject': 'subject',
    'reminder.preview': 'preview',
    'reminder.heading': 'heading',
    'reminder.text': 'text',
    toOrder: 'button',
    reason: 'reason',
  },
  placeholders: ['number', 'date'],
  required: { 'reminder.text': ['date'] },
  sample: (letter, own) =>
    transferReminderMail(
      sampleOf(letter),
      { payment: samplePayment, transfer: sampleTransfer, dueAt: new Date('2026-12-09T12:00:00Z') },
      own,
    ),
});

/** Reminds of a transfer that has not come by half of its time. */
export function transferReminderMail(
  letter: TransferLetter,
  { payment, transfer, dueAt }: { payment: Amount; transfer: TransferSettings; dueAt: Date },
  own: OwnTexts,
): Mail {
  const { locale, number, orderUrl } = letter;
  const date = new Intl.DateTimeFormat(localeFacts[locale].intl, { dateStyle: 'long' }).format(dueAt);
  const { reminder, toOrder, reason } = readTexts(transferReminderKind, own, locale, { number, date });
  return writeMail({
    ...letter,
    subject: reminder.subject({ number }),
    preview: reminder.preview({ date }),
    heading: reminder.heading,
    partList: [
      { kind: 'paragraph', text: reminder.text({ date }) },
      bankBlock(locale, payment, transfer),
      { kind: 'button', label: toOrder, url: orderUrl },
    ],
    reason,
  });
}

export const transferEndedKind = mailKind({
  name: 'transfer-ended',
  words,
  fields: {
    'ended.subject': 'subject',
    'ended.preview': 'preview',
    'ended.heading': 'heading',
    'ended.text': 'text',
    reason: 'reason',
  },
  placeholders: ['number'],
  sample: (letter, own) => transferEndedMail(sampleOf(letter), own),
});

/** The time to pay is over, and the order with it. */
export function transferEndedMail(letter: TransferLetter, own: OwnTexts): Mail {
  const { locale, number } = letter;
  const { ended, reason } = readTexts(transferEndedKind, own, locale, { number });
  return writeMail({
    ...letter,
    subject: ended.subject({ number }),
    preview: ended.preview,
    heading: ended.heading,
    partList: [{ kind: 'paragraph', text: ended.text({ number }) }],
    reason,
  });
}

/** The bank account and the reference, which no owner words anew. */
function bankBlock(
  locale: Locale,
  { amount, currency, reference }: Amount,
  { holder, iban, bic, bank }: TransferSettings,
): Part {
  const { row, details } = inLocale(words, locale);
  const rowList = [
    row.amount({ value: moneyText(amount, currency, locale) }),
    row.reference({ value: reference ?? '' }),
    row.holder({ value: holder }),
    row.iban({ value: printedIban(iban) }),
    ...(bic ? [row.bic({ value: bic })] : []),
    ...(bank ? [row.bank({ value: bank })] : []),
  ];
  return { kind: 'block', title: details.account, rowList };
}
