import { eq } from 'drizzle-orm';
import type { GuestKey } from '../../orders/guest-key.ts';
import { addressed, orderAddress } from '../../orders/order-addresses.ts';
import { orderNumber } from '../../orders/order-number.ts';
import type { OrderRow, PaymentRow } from '../settle.ts';
import type { Database } from '../../platform/db/connection.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { ownTexts } from '../../platform/mail/own-texts.ts';
import { macOf } from '../../platform/signing/signer.ts';
import { payments } from '../tables.ts';
import {
  transferDetailsKind,
  transferDetailsMail,
  transferDifferenceKind,
  transferDifferenceMail,
  transferEndedKind,
  transferEndedMail,
  type TransferLetter,
  transferReminderKind,
  transferReminderMail,
} from './transfer-letters.ts';
import type { TransferSettings } from './transfer-settings.ts';

/** What leads customers to their payments. */
export interface TransferDoor {
  guestKey: GuestKey;
  shopUrl: () => string;
  /** Signs the links by which customers confirm their addresses. */
  secret: Buffer;
}

export interface TransferMailParts extends TransferDoor {
  transfer: TransferSettings;
}

/** The same with the bank account that is set now; null without one. */
export type ReadTransferParts = (db: Database) => Promise<TransferMailParts | null>;

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
  const letter = letterOf(order, parts);
  const confirmUrl = `${parts.shopUrl()}/pay/${paymentId}/confirm?key=${confirmKey(secret, paymentId)}`;
  const own = await ownTexts(tx, transferDetailsKind, letter.locale);
  const asked = { payment, transfer, confirmUrl: isConfirmed ? null : confirmUrl };
  await enqueueMail(tx, transferDetailsMail(letter, asked, own));
}

/** Tells the customer where to transfer what a changed order costs more; its order is paid, so nothing is kept for it. */
export async function mailDifference(
  tx: Database,
  { order, paymentId }: { order: OrderRow; paymentId: string },
  parts: TransferMailParts,
): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) return;
  const letter = letterOf(order, parts);
  const own = await ownTexts(tx, transferDifferenceKind, letter.locale);
  await enqueueMail(tx, transferDifferenceMail(letter, { payment, transfer: parts.transfer }, own));
}

/** Reminds of a transfer that has not come by half of its time. */
export async function mailReminder(
  tx: Database,
  { order, payment, dueAt }: { order: OrderRow; payment: PaymentRow; dueAt: Date },
  parts: TransferMailParts,
): Promise<void> {
  const letter = letterOf(order, parts);
  const own = await ownTexts(tx, transferReminderKind, letter.locale);
  await enqueueMail(tx, transferReminderMail(letter, { payment, transfer: parts.transfer, dueAt }, own));
}

/** Tells that the time to pay is over, and the order with it. */
export async function mailEnded(tx: Database, order: OrderRow, parts: TransferDoor): Promise<void> {
  const letter = letterOf(order, parts);
  await enqueueMail(tx, transferEndedMail(letter, await ownTexts(tx, transferEndedKind, letter.locale)));
}

function letterOf(order: OrderRow, { shopUrl, guestKey }: TransferDoor): TransferLetter {
  const address = addressed(order, guestKey);
  return {
    to: order.email,
    shopUrl: shopUrl(),
    locale: address.locale,
    number: orderNumber(order.number),
    orderUrl: shopUrl() + orderAddress(address),
  };
}
