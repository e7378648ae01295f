import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { methodBody } from '@afterimage/contract/admin/money.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
import type { PaymentParts } from '../payments/payment-parts.ts';
import { finishByHand, retryRefund } from '../payments/refunds/send-refund.ts';
import { paymentMethods, payments, refunds } from '../payments/tables.ts';
import { type Receipt, receiveTransfer } from '../payments/transfer/receive-transfer.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Context, type Handlers, type Operator, operatorOf } from '../platform/http/handlers.ts';
import { listPageOf } from '../platform/lists/list-page.ts';
import type { ListView } from '../platform/lists/list.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { matchBankList } from './match-bookings.ts';
import { refundListOf, transferList } from './money-lists.ts';
import { readMethods, readMoney } from './read-money.ts';

type MoneyCalls =
  | 'getAdminMoney'
  | 'listAdminRefunds'
  | 'listAdminTransfers'
  | 'receiveAdminTransfer'
  | 'readAdminBankList'
  | 'retryAdminRefund'
  | 'finishAdminRefund'
  | 'updateAdminPaymentMethod';

/** The calls of the Money screen; whatever they write is in the audit log. */
export function moneyHandlers({
  readProviders,
  settlement,
  refundParts,
}: Pick<PaymentParts, 'readProviders' | 'settlement' | 'refundParts'>): Pick<Handlers, MoneyCalls> {
  const receive = (tx: Database, receipt: Receipt, operator: Operator) =>
    receiveAudited(tx, receipt, operator, settlement);
  return {
    getAdminMoney: async ({ db }) => readMoney(db, await readProviders(db)),
    listAdminRefunds: async (context, { query }) =>
      listPageOf(context.db, refundListOf(await readProviders(context.db)), query, await viewOf(context)),
    listAdminTransfers: async (context, { query }) =>
      listPageOf(context.db, transferList, query, await viewOf(context)),
    receiveAdminTransfer: async (context, { params, body }) => {
      const { amount, isAccepted, requestId } = body;
      const receipt = { ...params, amount, isAccepted, bookingKey: requestId };
      const outcome = await context.db.transaction((tx) => receive(tx, receipt, operatorOf(context)));
      return { outcome };
    },
    readAdminBankList: async (context, { body }) => {
      const operator = operatorOf(context);
      const wanted = new Set(body.take);
      const bookingList = await matchBankList(context.db, body.text);
      for (const booking of bookingList) {
        const { bookingKey, paymentId, amount } = booking;
        if (!wanted.has(bookingKey) || paymentId === null || booking.stand === 'known') continue;
        // Each in a transaction of its own: what was taken stays taken when a later one fails.
        await context.db.transaction((tx) => receive(tx, { paymentId, amount, bookingKey }, operator));
        booking.stand = 'taken';
      }
      return { bookingList: bookingList.map(({ paymentId: _, ...booking }) => booking) };
    },
    retryAdminRefund: async (context, { params: { refundId } }) => {
      await context.db.transaction(async (tx) => {
        const { orderId, amount } = await retryRefund(tx, refundId);
        const subject = { kind: 'order' as const, id: orderId };
        await audit(tx, operatorOf(context), { action: 'refund.retried', subject, after: { refundId, amount } });
      });
      return {};
    },
    finishAdminRefund: async (context, { params: { refundId } }) => {
      await context.db.transaction(async (tx) => {
        const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
        if (!refund) return fail('REFUND_NOT_FOUND');
        if (refund.state === 'done') return;
        await finishByHand(tx, refundId, refundParts);
        const subject = { kind: 'order' as const, id: refund.orderId };
        const after = { refundId, amount: refund.amount };
        await audit(tx, operatorOf(context), { action: 'refund.paid_by_hand', subject, after });
      });
      return {};
    },
    updateAdminPaymentMethod: async (context, { params: { provider }, body }) => {
      const providers = await readProviders(context.db);
      if (!providers.some(({ name }) => name === provider)) return fail('NOT_FOUND');
      const operator = operatorOf(context);
      return context.db.transaction(async (tx) => {
        const before = (await readMethods(tx, providers)).find((one) => one.provider === provider);
        const row = await writeMethod(tx, provider, body);
        const subject = methodSubject(provider);
        await audit(tx, operator, { action: 'payment.method.changed', subject, before, after: body });
        const { isEnabled, countries, position, version } = row;
        return { provider, isEnabled, countryList: countries, position, version };
      });
    },
  };
}

async function viewOf({ db, locale }: Context): Promise<ListView> {
  const { timeZone } = await readShopSettings(db);
  return { locale, timeZone, now: new Date() };
}

const methodSubject = (provider: string) => ({ kind: 'settings', id: `payment ${provider}` }) as const;

/** Writes how a way to pay is offered; fails with RECORD_CHANGED when somebody else has changed it since it was read. */
async function writeMethod(tx: Database, provider: string, body: z.output<typeof methodBody>) {
  const { countryList: countries, version, ...rest } = body;
  const [row] = await tx
    .insert(paymentMethods)
    .values({ provider, countries, ...rest })
    .onConflictDoUpdate({
      target: paymentMethods.provider,
      set: { countries, ...rest, version: sql`${paymentMethods.version} + 1` },
      setWhere: eq(paymentMethods.version, version),
    })
    .returning();
  return row ?? failChanged(tx, methodSubject(provider));
}

type Method = z.output<typeof methodBody>;

/** Puts back how a way to pay is offered, unless it was changed since: then its version is not that of the entry. */
export function registerMethodPutBack(): void {
  registerPutBack('payment.method.changed', 'settings.write', async (tx, _operator, { subject, before, after }) => {
    const provider = String(subject.id).replace(/^payment /, '');
    const { isEnabled, countryList, position } = before as Method;
    // The change has counted the version that it saw up by one; the first one has made the row.
    const version = Math.max(1, (after as Method).version + 1);
    await writeMethod(tx, provider, { isEnabled, countryList, position, version });
  });
}

async function receiveAudited(
  tx: Database,
  receipt: Receipt,
  operator: Operator,
  settlement: PaymentParts['settlement'],
) {
  const outcome = await receiveTransfer(tx, receipt, operator, settlement);
  if (outcome === 'known') return outcome;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, receipt.paymentId));
  if (!payment) return fail('PAYMENT_NOT_FOUND');
  const subject = { kind: 'order' as const, id: payment.orderId };
  const after = { amount: receipt.amount, outcome, isAccepted: receipt.isAccepted ?? false };
  await audit(tx, operator, { action: 'payment.transfer.received', subject, after });
  return outcome;
}
