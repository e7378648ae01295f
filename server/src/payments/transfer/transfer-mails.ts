import { eq } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, localeFacts } from '@afterimage/words/locale.ts';
import type { GuestKey } from '../../orders/guest-key.ts';
import { addressed, orderAddress } from '../../orders/order-addresses.ts';
import { orderNumber } from '../../orders/order-number.ts';
import type { OrderRow, PaymentRow } from '../settle.ts';
import type { Database } from '../../platform/db/connection.ts';
import { moneyText } from '../../platform/locale/money-text.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { Part } from '../../platform/mail/mail.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { macOf } from '../../platform/signing/signer.ts';
import { payments } from '../tables.ts';
import { printedIban } from './epc-code.ts';
import { confirmMinutes, type TransferSettings } from './transfer-settings.ts';
import { words } from './transfer.words.ts';

export interface TransferMailParts {
  transfer: TransferSettings;
  guestKey: GuestKey;
  shopUrl: () => string;
  /** Signs the links by which customers confirm their addresses. */
  secret: Buffer;
}

/** What proves that somebody has read the mail about a payment. */
export const confirmKey = (secret: Buffer, paymentId: string): string =>
  macOf(secret, 'transfer confirmed ', paymentId).toString('base64url');

/** Tells the customer where to transfer what, and asks a guest to confirm his address first. */
export async function mailTransferDetails(
  tx: Database,
  { order, paymentId, isConfirmed }: { order: OrderRow; paymentId: string; isConfirmed: boolean },
  parts: TransferMailParts,
): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) return;
  const { transfer, secret } = parts;
  const base = baseOf(order, parts);
  const { details, confirm, toOrder } = inLocale(words, base.locale);
  const sum = moneyText(payment.amount, payment.currency, base.locale);
  const confirmUrl = `${parts.shopUrl()}/pay/${paymentId}/confirm?key=${confirmKey(secret, paymentId)}`;
  const askRows: Part[] = isConfirmed
    ? []
    : [
        { kind: 'paragraph', text: confirm.text({ minutes: confirmMinutes, days: transfer.days }) },
        { kind: 'button', label: confirm.button, url: confirmUrl },
      ];
  const linkRows: Part[] = isConfirmed ? [{ kind: 'button', label: toOrder, url: base.orderUrl }] : [];
  await send(tx, base, {
    subject: details.subject({ number: base.number }),
    preview: details.preview({ sum }),
    heading: details.heading,
    partList: [
      ...askRows,
      { kind: 'paragraph', text: details.text({ days: transfer.days }) },
      { kind: 'block', title: details.account, rowList: bankRows(base.locale, payment, transfer) },
      ...linkRows,
    ],
  });
}

/** Tells the customer where to transfer what a changed order costs more; its order is paid, so nothing is kept for it. */
export async function mailDifference(
  tx: Database,
  { order, paymentId }: { order: OrderRow; paymentId: string },
  parts: TransferMailParts,
): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) return;
  const base = baseOf(order, parts);
  const { difference, details, toOrder } = inLocale(words, base.locale);
  const sum = moneyText(payment.amount, payment.currency, base.locale);
  await send(tx, base, {
    subject: difference.subject({ number: base.number }),
    preview: details.preview({ sum }),
    heading: difference.heading,
    partList: [
      { kind: 'paragraph', text: difference.text({ number: base.number, sum }) },
      { kind: 'block', title: details.account, rowList: bankRows(base.locale, payment, parts.transfer) },
      { kind: 'button', label: toOrder, url: base.orderUrl },
    ],
  });
}

/** Reminds of a transfer that has not come by half of its time. */
export async function mailReminder(
  tx: Database,
  { order, payment, dueAt }: { order: OrderRow; payment: PaymentRow; dueAt: Date },
  parts: TransferMailParts,
): Promise<void> {
  const base = baseOf(order, parts);
  const { reminder, details, toOrder } = inLocale(words, base.locale);
  const date = new Intl.DateTimeFormat(localeFacts[base.locale].intl, { dateStyle: 'long' }).format(dueAt);
  await send(tx, base, {
    subject: reminder.subject({ number: base.number }),
    preview: reminder.preview({ date }),
    heading: reminder.heading,
    partList: [
      { kind: 'paragraph', text: reminder.text({ date }) },
      { kind: 'block', title: details.account, rowList: bankRows(base.locale, payment, parts.transfer) },
      { kind: 'button', label: toOrder, url: base.orderUrl },
    ],
  });
}

/** Tells that the time to pay is over, and the order with it. */
export async function mailEnded(tx: Database, order: OrderRow, parts: TransferMailParts): Promise<void> {
  const base = baseOf(order, parts);
  const { ended } = inLocale(words, base.locale);
  await send(tx, base, {
    subject: ended.subject({ number: base.number }),
    preview: ended.preview,
    heading: ended.heading,
    partList: [{ kind: 'paragraph', text: ended.text({ number: base.number }) }],
  });
}

interface MailBase {
  to: string;
  shopUrl: string;
  locale: Locale;
  number: string;
  orderUrl: string;
}

function baseOf(order: OrderRow, { shopUrl, guestKey }: TransferMailParts): MailBase {
  const address = addressed(order, guestKey);
  return {
    to: order.email,
    shopUrl: shopUrl(),
    locale: address.locale,
    number: orderNumber(order.number),
    orderUrl: shopUrl() + orderAddress(address),
  };
}

async function send(
  tx: Database,
  { to, shopUrl, locale }: MailBase,
  content: { subject: string; preview: string; heading: string; partList: Part[] },
): Promise<void> {
  const { reason } = inLocale(words, locale);
  await enqueueMail(tx, writeMail({ to, shopUrl, locale, ...content, reason }));
}

function bankRows(
  locale: Locale,
  { amount, currency, reference }: PaymentRow,
  { holder, iban, bic, bank }: TransferSettings,
): string[] {
  const { row } = inLocale(words, locale);
  return [
    row.amount({ value: moneyText(amount, currency, locale) }),
    row.reference({ value: reference ?? '' }),
    row.holder({ value: holder }),
    row.iban({ value: printedIban(iban) }),
    ...(bic ? [row.bic({ value: bic })] : []),
    ...(bank ? [row.bank({ value: bank })] : []),
  ];
}
