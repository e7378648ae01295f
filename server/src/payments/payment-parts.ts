import { urlSigner } from '../files/signed-url.ts';
import type { ShopParts } from '../manifest.ts';
import type { Database } from '../platform/db/connection.ts';
import { insertCreditNote, insertInvoice } from '../orders/documents/insert-documents.ts';
import { invoiceSigner } from '../orders/documents/invoice-url.ts';
import { type GuestKey, guestKeys } from '../orders/guest-key.ts';
import { promiseDates } from '../workshop/calendar/promise-dates.ts';
import { createLineStates } from '../orders/line-states/create-line-states.ts';
import { createProjects } from '../projects/create-projects.ts';
import { confirmOrder } from './confirm-order.ts';
import { creditedLines } from './credited-lines.ts';
import { demoProvider } from './demo-provider.ts';
import type { PaymentProvider, ReadProviders } from './payment-provider.ts';
import { mailRefund, mailRefundDone } from './refund-mail.ts';
import type { RefundParts } from './refunds/send-refund.ts';
import type { Settlement } from './settle.ts';
import { settleEdit } from './settle-edit.ts';
import { type StripeSettings, stripeProvider } from './stripe/stripe-provider.ts';
import type { ReadTransferParts, TransferDoor } from './transfer/transfer-mails.ts';
import { transferProvider } from './transfer/transfer-provider.ts';

/** What a shop's payments are made of. */
export interface PaymentParts {
  readProviders: ReadProviders;
  settlement: Settlement;
  refundParts: RefundParts;
  guestKey: GuestKey;
  transferDoor: TransferDoor;
  readTransferParts: ReadTransferParts;
}

type Shop = Pick<ShopParts, 'settings' | 'secrets' | 'shopUrl' | 'services'>;

/** The providers that are set up, and what follows from payments and refunds elsewhere in the shop. */
export function paymentParts({ settings, secrets, shopUrl, services }: Shop): PaymentParts {
  const guestKey = guestKeys(secrets.guestOrders);
  const signers = { signUrl: urlSigner(secrets.files), signInvoice: invoiceSigner(secrets.files) };
  const transferDoor = { guestKey, shopUrl, secret: secrets.guestOrders };
  const readTransferParts: ReadTransferParts = async (db) => {
    const transfer = await services.bankAccount(db);
    return transfer && { ...transferDoor, transfer };
  };
  const stripeOf = lastStripe();
  const readProviders = async (db: Database): Promise<PaymentProvider[]> => {
    const stripe = await services.stripe(db);
    const transfer = await readTransferParts(db);
    return [
      ...(stripe ? [stripeOf({ ...stripe, apiBase: settings.payment.stripeApiBase })] : []),
      ...(transfer ? [transferProvider(transfer)] : []),
      ...(settings.production ? [] : [demoProvider]),
    ];
  };
  return {
    readProviders,
    settlement: {
      onPaid: async (tx, order) => {
        await createProjects(tx, order.id);
        await createLineStates(tx, order.id);
        await promiseDates(tx, order);
        await confirmOrder(tx, order, { ...signers, guestKey, shopUrl: shopUrl() });
        await insertInvoice(tx, order, { ...signers, initialSeller: settings });
      },
      onDifferencePaid: (tx, _order, payment) => settleEdit(tx, payment),
      onRefunded: (tx, order, payment) => mailRefund(tx, order, payment, { guestKey, shopUrl: shopUrl() }),
    },
    refundParts: {
      readProviders,
      // What follows from a refund: its mail and its credit note.
      onRefundDone: async (tx, refund, order) => {
        await mailRefundDone(tx, order, refund, { guestKey, shopUrl: shopUrl() });
        // No invoice speaks of a payment that came too late, which bought nothing, nor of what was paid beyond the total.
        // What an edit gives back stands on the corrected invoice.
        if (refund.cause === 'late' || refund.cause === 'overpaid' || refund.cause === 'edit') return;
        const lineList = await creditedLines(tx, refund, order);
        await insertCreditNote(tx, { refundId: refund.id, orderId: order.id, amount: refund.amount, lineList });
      },
    },
    guestKey,
    transferDoor,
    readTransferParts,
  };
}

/** Makes Stripe's provider, and goes on with the last one while its keys are the same: it has open connections. */
function lastStripe(): (settings: StripeSettings) => PaymentProvider {
  let last: { key: string; provider: PaymentProvider } | null = null;
  return (settings) => {
    const key = JSON.stringify(settings);
    if (last?.key !== key) last = { key, provider: stripeProvider(settings) };
    return last.provider;
  };
}
