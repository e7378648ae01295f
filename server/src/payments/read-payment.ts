import { and, desc, eq, ne } from 'drizzle-orm';
import { accountOf, type Context, type Handlers } from '../platform/http/handlers.ts';
import type { OrderOwner } from '../orders/order-owner.ts';
import { findOrder } from '../orders/read-order.ts';
import { countries } from '../location/tables.ts';
import { fail } from '../platform/http/failure.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import type { PaymentParts } from './payment-parts.ts';
import { findProvider } from './payment-provider.ts';
import { payments, transfers } from './tables.ts';
import { epcText, printedIban } from './transfer/epc-code.ts';
import { confirmMinutes, type TransferSettings } from './transfer/transfer-settings.ts';
import { wayOnWire, waysToPay } from './ways-to-pay.ts';

type ReadCalls = 'listPaymentMethods' | 'getOrderPayment' | 'getGuestOrderPayment';

/** The calls by which customers learn how they can pay, and how an order of theirs is paid. */
export function readPaymentHandlers({
  readProviders,
  readTransferParts,
}: Pick<PaymentParts, 'readProviders' | 'readTransferParts'>): Pick<Handlers, ReadCalls> {
  const read = async ({ db, locale }: Context, owner: OrderOwner, orderId?: string) => {
    const order = await findOrder(db, owner, orderId);
    const [found] = await db
      .select({ payment: payments, transfer: transfers })
      .from(payments)
      .leftJoin(transfers, eq(transfers.paymentId, payments.id))
      .where(and(eq(payments.orderId, order.id), eq(payments.purpose, 'order'), ne(payments.status, 'superseded')))
      .orderBy(desc(payments.createdAt))
      .limit(1);
    if (!found) return { method: null, transfer: null };
    const provider = await findProvider(db, readProviders, found.payment.provider);
    const waits = order.status === 'awaiting_payment' && found.payment.status === 'pending';
    const account = waits && found.transfer ? await readTransferParts(db) : null;
    return {
      method: provider ? wayOnWire(provider, locale) : null,
      transfer: account ? bankDetails(found, account.transfer) : null,
    };
  };
  return {
    listPaymentMethods: async ({ db, locale }, { query }) => {
      const { homeCountry, currency } = await readShopSettings(db);
      const countryCode = query.countryCode ?? homeCountry;
      const [country] = await db.select().from(countries).where(eq(countries.code, countryCode));
      if (!country) return fail('DELIVERY_INVALID');
      const offered = await waysToPay(db, await readProviders(db), { countryCode, currency });
      return { paymentMethodList: offered.map((provider) => wayOnWire(provider, locale)) };
    },
    getOrderPayment: (context, { params }) => read(context, { accountId: accountOf(context) }, params.orderId),
    getGuestOrderPayment: (context, { params }) => read(context, params),
  };
}

function bankDetails(
  { payment, transfer }: { payment: typeof payments.$inferSelect; transfer: typeof transfers.$inferSelect | null },
  { iban, holder, days, ...account }: TransferSettings,
) {
  const [bic, bank] = [account.bic ?? null, account.bank ?? null];
  const { amount, currency } = payment;
  const reference = payment.reference ?? '';
  return {
    amount,
    currency,
    reference,
    holder,
    iban: printedIban(iban),
    bic,
    bank,
    days,
    isConfirmed: transfer?.confirmedAt !== null,
    confirmMinutes,
    dueAt: transfer?.dueAt?.toISOString() ?? null,
    codeText: currency === 'EUR' ? epcText({ holder, iban, bic, amount, reference }) : null,
  };
}
