import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { UndoableAct } from '@afterimage/contract/admin/acts.ts';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import type { CallName } from '@afterimage/contract/values/all-routes.ts';
import { actHandlers } from '../acts/act-handlers.ts';
import { runDelayedAct } from '../acts/delayed-act.ts';
import { guestKey, home, newCountries, signInvoice, signUrl, type TestProduct } from '../cart/test-products.ts';
import { deliveryMethodsTo } from '../checkout/delivery-methods.ts';
import { priceOrder } from '../checkout/price-order.ts';
import { takeSnapshot } from '../checkout/snapshot.ts';
import { createLineStates } from '../orders/line-states/create-line-states.ts';
import { orderHandlers } from '../orders/order-handlers.ts';
import { storedKeyOf } from '../orders/guest-key.ts';
import { createHold, demandOf } from '../orders/stock-holds.ts';
import { orderLines, orderMails, orders, stockHolds } from '../orders/tables.ts';
import { demoProvider } from '../payments/demo-provider.ts';
import { payments } from '../payments/tables.ts';
import { countSales } from '../payments/sold.ts';
import { createProjects } from '../projects/create-projects.ts';
import { defaultShopSettings } from '../shop-settings/read-shop-settings.ts';
import { openTestShop, type RequestOptions } from '../test-shop.ts';
import { orderActs } from './order-acts.ts';
import { orderDeskHandlers } from './order-desk-handlers.ts';
import { orderEditsHandlers } from './order-edits-handlers.ts';

type Line = { product: Pick<TestProduct, 'variantId'>; quantity: number };
type OrderChange = Partial<typeof orders.$inferInsert>;

/** The calls of the operators' page of an order over a database of their own, with an owner who is signed in. For tests. */
export async function openOrderDesk() {
  const door = { guestKey, shopUrl: () => 'http://shop.test' };
  const acts = orderActs(door);
  const parts = {
    ...door,
    acts,
    initialSeller: {
      seller: { name: 'Afterimage', address: ['Werkstraße 1', '10115 Berlin'], taxId: undefined },
      shopMail: 'shop@mail.test',
    },
    signUrl,
    signInvoice,
    signPrint: (id: string) => `/print-files/${id}`,
  };
  const shop = await openTestShop({
    ...orderHandlers({ signUrl, signInvoice }),
    ...orderDeskHandlers({
      ...parts,
      readPicture: async () => null,
    }),
    ...orderEditsHandlers({ ...parts, readProviders: async () => [demoProvider] }),
    ...actHandlers(acts.kinds),
  });
  const { db } = shop.database;
  await newCountries(db);
  const operator = await shop.newOperator();
  const call = (name: CallName, options: RequestOptions = {}) => shop.call(name, { operator, ...options });
  return {
    ...shop,
    db,
    operator,
    call,
    /** What a call about an order answers that must succeed. */
    desk: async (name: CallName, orderId: string, options: RequestOptions = {}): Promise<DeskOrder> => {
      const { status, data } = await call(name, { ...options, params: { orderId, ...options.params } });
      if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(data)}`);
      return data as DeskOrder;
    },
    /** Carries out an act that waits. */
    runAct: (actId: string) => runDelayedAct(db, acts.kinds, actId),
    /** What a call about an order delays, carried out; answers the order as it is afterwards. */
    act: async (name: CallName, orderId: string, options: RequestOptions = {}): Promise<DeskOrder> => {
      const { status, data } = await call(name, { ...options, params: { orderId, ...options.params } });
      if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(data)}`);
      const { actId } = (data as { act?: UndoableAct }).act ?? (data as UndoableAct);
      const outcome = await runDelayedAct(db, acts.kinds, actId);
      if (outcome !== 'done') throw new Error(`${name}: ${outcome}`);
      return (await call('getDeskOrder', { params: { orderId } })).data as DeskOrder;
    },
    mailsOf: (orderId: string) => db.select().from(orderMails).where(eq(orderMails.orderId, orderId)),
    newPaidOrder: (lines: readonly Line[], change: OrderChange = {}) => newPaidOrder(db, lines, change),
  };
}

/** An order of a guest to Germany by standard delivery, paid, with its stock sold. */
async function newPaidOrder(
  db: Awaited<ReturnType<typeof openTestShop>>['database']['db'],
  lines: readonly Line[],
  change: OrderChange,
): Promise<string> {
  const requested = lines.map(({ product: { variantId }, quantity }) => ({
    cartLineId: null,
    personalization: null,
    variantId,
    quantity,
  }));
  const snapshot = await takeSnapshot(db, requested);
  const [method] = deliveryMethodsTo('DE', defaultShopSettings);
  const { subtotal, discount } = snapshot;
  const price = priceOrder({ subtotal, discount, method: method ?? null, coupon: null, tax: null });
  return db.transaction(async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        status: 'paid',
        paidAt: sql`now()`,
        email: `${randomUUID()}@example.com`,
        address: home,
        deliveryMethod: method && { id: method.id, name: method.name },
        deliveryRate: method && { price: method.price, freeFrom: method.freeFrom },
        currency: 'EUR',
        subtotal,
        discount,
        ...price,
        ...change,
      })
      .returning();
    const id = order?.id ?? '';
    await tx
      .update(orders)
      .set({ guestKeyHash: storedKeyOf(guestKey(id)) })
      .where(eq(orders.id, id));
    await tx.insert(orderLines).values(snapshot.lines.map((line) => ({ ...line, orderId: id })));
    await createHold(tx, id, demandOf(snapshot.lines));
    await tx.delete(stockHolds).where(eq(stockHolds.orderId, id));
    await tx.insert(payments).values({
      orderId: id,
      provider: 'demo',
      reference: randomUUID(),
      url: '/pay',
      amount: order?.total ?? 0,
      receivedAmount: order?.total ?? 0,
      currency: 'EUR',
      status: 'paid',
      settledAt: sql`now()`,
    });
    await createProjects(tx, id);
    await createLineStates(tx, id);
    await countSales(tx, snapshot.lines);
    return id;
  });
}
