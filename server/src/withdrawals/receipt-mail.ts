import { type Locale, localeFacts } from '@afterimage/words/locale.ts';
import { sampleOrder } from '../orders/mail/sample-order.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { mailKind, type OwnTexts, readTexts } from '../platform/mail/mail-kind.ts';
import { writeMail } from '../platform/mail/write-mail.ts';
import { words } from './withdrawals.words.ts';

interface Receipt {
  to: string;
  name: string;
  number: string;
  declaredAt: Date;
  lineList: readonly string[];
  timeZone: string;
  locale: Locale;
  shopUrl: string;
}

/** What was declared, by whom and when is what the law asks for: these words are fixed. */
export const receiptKind = mailKind({
  name: 'withdrawal-received',
  words,
  fields: {
    'receipt.subject': 'subject',
    'receipt.preview': 'preview',
    'receipt.heading': 'heading',
    'receipt.next': 'note',
    'receipt.reason': 'reason',
  },
  placeholders: ['number', 'name'],
  required: { 'receipt.subject': ['number'] },
  sample(letter, own) {
    const { number, address, product } = sampleOrder(letter);
    const declared = { name: address[0] ?? '', declaredAt: new Date('2026-11-02T12:00:00Z'), timeZone: 'UTC' };
    return receiptMail({ ...letter, ...declared, number, lineList: [`1 × ${product}`] }, own);
  },
});

/** The receipt of a declaration: what was declared, by whom and when. */
export function receiptMail(
  { to, name, number, declaredAt, lineList, timeZone, locale, shopUrl }: Receipt,
  own: OwnTexts,
): Mail {
  const { receipt } = readTexts(receiptKind, own, locale, { name, number });
  const format = { dateStyle: 'long', timeStyle: 'long', timeZone } as const;
  const at = new Intl.DateTimeFormat(localeFacts[locale].intl, format).format(declaredAt);
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: receipt.subject({ number }),
    preview: receipt.preview({ at }),
    heading: receipt.heading,
    partList: [
      { kind: 'paragraph', text: receipt.text({ name, number, at }) },
      { kind: 'block', title: receipt.lines, rowList: lineList },
      { kind: 'note', text: receipt.next },
    ],
    reason: receipt.reason,
  });
}
