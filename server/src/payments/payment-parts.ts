import { urlSigner } from '../files/signed-url.ts';
import type { ShopParts } from '../manifest.ts';
import { insertCreditNote, insertInvoice } from '../orders/documents/insert-documents.ts';
import { invoiceSigner } from '../orders/documents/invoice-url.ts';
import { type GuestKey, guestKeys } from '../orders/guest-key.ts';
import { promiseDates } from '../workshop/calendar/promise-dates.ts';
import { createLineStates } from '../orders/line-states/create-line-states.ts';
import { createProjects } from '../projects/create-projects.ts';
import type { Settings } from '../settings.ts';
import { confirmOrder } from './confirm-order.ts';
import { creditedLines } from './credited-lines.ts';
import { demoProvider } from './demo-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { mailRefund, mailRefundDone } from './refund-mail.ts';
import type { RefundParts } from './refunds/send-refund.ts';
import type { Settlement } from './settle.ts';
import { settleEdit } from './settle-edit.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import type { TransferMailParts } from './transfer/transfer-mails.ts';
import { transferProvider } from './transfer/transfer-provider.ts';

/** What a shop's payments are made of. */
export interface PaymentParts {
  providers: readonly PaymentProvider[];
  settlement: Settlement;
  refundParts: RefundParts;
  guestKey: GuestKey;
  /** Null where no bank account is set. */
  transfer: TransferMailParts | null;
}

type Shop = Pick<ShopParts, 'settings' | 'secrets' | 'shopUrl'>;

/** The providers that the settings set up, and what follows from payments and refunds elsewhere in the shop. */
export function paymentParts({ settings, secrets, shopUrl }: Shop): PaymentParts {
  const guestKey = guestKeys(secrets.guestOrders);
  const signers = { signUrl: urlSigner(secrets.files), signInvoice: invoiceSigner(secrets.files) };
  const transfer = transferParts(settings, { guestKey, shopUrl, secret: secrets.guestOrders });
  const { stripe } = settings.payment;
  const providers: PaymentProvider[] = [
    ...(stripe ? [stripeProvider(stripe)] : []),
    ...(transfer ? [transferProvider(transfer)] : []),
    ...(settings.production ? [] : [demoProvider]),
  ];
  return {
    providers,
    settlement: {
      onPaid: async (tx, order) => {
        await createProjects(tx, order.id);
        await createLineStates(tx, order.id);
        await promiseDates(tx, order);
        await confirmOrder(tx, order, { ...signers, guestKey, shopUrl: shopUrl() });
        await insertInvoice(tx, order, { ...signers, seller: settings.seller });
      },
      onDifferencePaid: (tx, _order, payment) => settleEdit(tx, payment),
      onRefunded: (tx, order, payment) => mailRefund(tx, order, payment, { guestKey, shopUrl: shopUrl() }),
    },
    refundParts: {
      providers,
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
    transfer,
  };
}

function transferParts({ payment }: Settings, parts: Omit<TransferMailParts, 'transfer'>): TransferMailParts | null {
  return payment.transfer ? { ...parts, transfer: payment.transfer } : null;
}
