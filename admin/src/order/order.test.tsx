import { page, userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { deskActions } from '@afterimage/contract/values/order-desk.ts';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';
import { orderId, paidOrder, uuid } from '../testing/test-orders.ts';

const at = '2026-11-24T10:00:00.000Z';
const act = { actId: uuid(70), until: '2026-11-24T10:00:12.000Z' };

/** A paid order of two mugs with one note; all that operators can do is possible but what is `hindered`. */
function desk(change: Partial<DeskOrder> = {}, hindered: readonly string[] = ['correct', 'deliver']): DeskOrder {
  const order = change.order ?? paidOrder();
  return {
    order,
    version: 3,
    locale: 'en',
    customer: { accountId: null, name: 'Ada Lovelace', orderCount: 1 },
    lineList: order.itemList.map(({ id }) => ({
      id,
      detailList: [],
      textList: [],
      printUrl: null,
      isPersonalized: false,
      cancelledQuantity: 0,
      inParcelQuantity: 0,
      returnedQuantity: 0,
      refundedQuantity: 0,
      state: 'ready',
      stateReason: null,
      stateNote: '',
    })),
    paymentList: [],
    refundList: [],
    money: { received: 4090, refunded: 0, refundable: 4090 },
    isDeliveryRefunded: false,
    parcelList: [],
    returnList: [],
    noteList: [
      { id: uuid(71), text: 'Gift wrap', isPinned: false, operatorName: 'Ada', createdAt: at, updatedAt: null },
    ],
    deliverTo: { address: order.address, deliveryMethod: order.deliveryMethod, isCorrected: false },
    actList: [],
    dayList: [],
    actionList: deskActions.map((action) => ({ action, hindrance: hindered.includes(action) ? 'closed' : null })),
    ...change,
  };
}
const variant = (id: number, color: string) => ({
  variantId: id,
  productId: 7,
  name: 'Mug 7',
  color,
  size: null,
  sku: `mug-${color}`,
  price: 1800,
  stock: 5,
});
const choices: Reply<'getEditChoices'> = {
  countryList: [
    { code: 'AT', name: 'Austria' },
    { code: 'DE', name: 'Germany' },
  ],
  deliveryMethodList: [
    { id: 'standard', name: 'Standard', price: 490 },
    { id: 'express', name: 'Express', price: 1290 },
  ],
  lineList: [{ lineId: uuid(60), variantId: 1, variantList: [variant(1, 'white'), variant(2, 'black')] }],
  foundList: [],
};
const price = { subtotal: 4000, discount: 400, deliveryPrice: 490, couponDiscount: 0, total: 4090, taxList: [] };
const preview: Reply<'previewOrderEdit'> = {
  version: 3,
  before: price,
  after: { ...price, deliveryPrice: 1290, total: 4890 },
  difference: 800,
  refundable: 4090,
  stockList: [{ variantId: 2, name: 'Mug 7, black', change: 2, stock: 5 }],
  isShort: false,
  changeList: ['Mug 7, white → Mug 7, black', 'delivery: Express'],
};
const address = `/admin/orders/${orderId}`;

it('D20.3 an item that was rejected says why, and leads to its refund', async () => {
  const { lineList } = desk();
  const rejected = lineList.map((line) => ({
    ...line,
    state: 'rejected' as const,
    stateReason: 'rights',
    stateNote: 'A poster of a film',
  }));
  await openScreen(`/admin/orders/${orderId}`, { api: { getDeskOrder: desk({ lineList: rejected.slice(0, 1) }) } });
  await expect.element(page.getByText('Rights of others: A poster of a film')).toBeVisible();
  const refund = page.getByRole('link', { name: 'Not made: refund it' });
  await expect.element(refund).toHaveAttribute('href', '#money');
  expect(document.querySelector('#money')?.textContent).toContain('Refundable');
});

it('D20.3 an order is marked as shipped, and it is undone from the notice', async () => {
  const { api } = await openScreen(address, {
    api: { getDeskOrder: desk(), markOrder: { act }, undoAct: { undone: true } },
  });
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone')).toBeVisible();
  expect(api.calls('markOrder')).toMatchObject([{ body: { version: 3, to: 'shipped' } }]);
  expect(api.calls('undoAct')).toMatchObject([{ params: { actId: act.actId } }]);
});

it('D20.3 a parcel of which the customer is told can be undone, one without a mail is sent at once', async () => {
  const { api } = await openScreen(address, {
    api: { getDeskOrder: desk(), addParcel: { act }, undoAct: { undone: true } },
  });
  const open = page.getByRole('button', { name: 'Send a parcel' });
  const dialog = page.getByRole('dialog');
  await open.click();
  await dialog.getByLabelText('Tracking number').fill('1');
  await dialog.getByRole('button', { name: 'Send a parcel' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone')).toBeVisible();
  expect(api.calls('undoAct')).toMatchObject([{ params: { actId: act.actId } }]);
  api.on('addParcel', { act: null });
  await open.click();
  await dialog.getByRole('checkbox').click({ force: true });
  await dialog.getByRole('button', { name: 'Send a parcel' }).click();
  await expect.element(page.getByText('Parcel sent')).toBeVisible();
  expect(api.calls('addParcel').map(({ body }) => body?.withMail)).toEqual([true, false]);
});

it('D20.3 an order that is opened again shows nothing of its former state', async () => {
  const { api, router } = await openScreen(address, { api: { getDeskOrder: desk() } });
  await expect.element(page.getByRole('button', { name: 'Start production' })).toBeVisible();
  await router.navigate('/admin');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  // The cache drops a reply in a task of its own.
  await new Promise((resolve) => setTimeout(resolve, 10));
  api.on('getDeskOrder', desk({ version: 4 }, ['start-production']));
  const reply = api.hold('getDeskOrder');
  await router.navigate(address);
  await reply.arrived;
  expect(page.getByRole('button', { name: 'Send a parcel' }).elements()).toEqual([]);
  reply.release();
  await expect.element(page.getByRole('button', { name: 'Send a parcel' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Start production' }).elements()).toEqual([]);
});

it('D20.3 the number of a parcel that is being typed stays when the order changes meanwhile', async () => {
  const mail: DeskOrder['actList'][number] = { ...act, kind: 'order-mailed', operatorName: 'Ada', failure: null };
  const { api } = await openScreen(address, {
    api: { getDeskOrder: desk({ actList: [mail] }), addParcel: { act: null } },
  });
  await page.getByRole('button', { name: 'Send a parcel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Tracking number').fill('0034');
  api.on('getDeskOrder', desk({ version: 4 }));
  // As long as something waits, the page asks again.
  await expect.poll(() => api.calls('getDeskOrder').length).toBe(2);
  await expect.element(dialog.getByLabelText('Tracking number')).toHaveValue('0034');
  await dialog.getByRole('button', { name: 'Send a parcel' }).click();
  await expect.element(page.getByText('Parcel sent')).toBeVisible();
  expect(api.calls('addParcel')).toMatchObject([{ body: { version: 4, trackingNumber: '0034' } }]);
});

it('D20.3 what waits and what could not be done is told on the page', async () => {
  const actList: DeskOrder['actList'] = [
    { ...act, kind: 'order-mailed', operatorName: 'Ada', failure: null },
    { ...act, actId: uuid(72), kind: 'order-cancelled', operatorName: 'Ada', failure: 'Too many pieces.' },
  ];
  await openScreen(address, { api: { getDeskOrder: desk({ actList }) } });
  await expect.element(page.getByText('The mail is being sent')).toBeVisible();
  await expect.element(page.getByText('The order was not cancelled: Too many pieces.')).toBeVisible();
});

it('D20.3 cancelling, a mail and the removal of a note can each be undone', async () => {
  const { api } = await openScreen(address, {
    api: {
      getDeskOrder: desk(),
      cancelOrder: act,
      mailCustomer: act,
      removeOrderNote: act,
      undoAct: { undone: true },
    },
  });
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('The note is being removed')).toBeVisible();
  await page.getByRole('button', { name: 'Write a mail' }).click();
  await page.getByLabelText('Subject').fill('Hello');
  await page.getByRole('textbox', { name: 'Text' }).fill('It takes a day longer.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(page.getByText('The mail is being sent')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel what is left' }).click();
  await page.getByRole('dialog').getByLabelText('Reason').fill('called');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel what is left' }).click();
  await expect.element(page.getByText('The order is being cancelled')).toBeVisible();
  expect(api.calls('cancelOrder')).toMatchObject([{ body: { version: 3, refund: 4090, reason: 'called' } }]);
  expect(page.getByRole('button', { name: 'Undo' }).elements().length).toBeGreaterThan(0);
});

it('D20.3 a write that failed on its way is sent again under the same key, and another one under its own', async () => {
  const { api } = await openScreen(address, { api: { getDeskOrder: desk() } });
  api.once('addOrderNote', refuse('UNAVAILABLE'));
  const field = page.getByLabelText('Note', { exact: true });
  await field.fill('Call first');
  const add = page.getByRole('button', { name: 'Add note' });
  await add.click();
  await expect.poll(() => api.calls('addOrderNote')).toHaveLength(1);
  api.on('addOrderNote', desk());
  await add.click();
  await expect.element(field).toHaveValue('');
  await field.fill('Call first');
  await add.click();
  await expect.poll(() => api.calls('addOrderNote')).toHaveLength(3);
  const [first, second, third] = api.calls('addOrderNote').map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

it('D20.3 variant and delivery are changed as they were previewed, and the difference is asked for', async () => {
  const { api } = await openScreen(address, {
    api: { getDeskOrder: desk(), getEditChoices: choices, previewOrderEdit: preview, editOrder: desk() },
  });
  await page.getByRole('button', { name: 'Edit order' }).click();
  await page.getByLabelText('Variant of Mug 7').selectOptions('2');
  await page.getByLabelText('Delivery', { exact: true }).selectOptions('express');
  await page.getByRole('button', { name: 'Show new price' }).click();
  await expect.element(page.getByText('Mug 7, white → Mug 7, black')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  const edit = {
    lineList: [{ lineId: uuid(60), quantity: 2, variantId: 2 }],
    addList: [],
    deliveryMethod: 'express',
  };
  await expect
    .poll(() => api.calls('editOrder'))
    .toMatchObject([{ body: { ...edit, version: 3, shownTotal: 4890, settlement: 'payment' } }]);
});

it('D20.3 what somebody else has changed meanwhile is told beside what was typed', async () => {
  const { api } = await openScreen(address, {
    api: { getDeskOrder: desk(), getEditChoices: choices, previewOrderEdit: refuse('ORDER_CLOSED') },
  });
  await page.getByRole('button', { name: 'Edit order' }).click();
  await page.getByLabelText('City').fill('Potsdam');
  const correctedAddress = { ...paidOrder().address!, city: 'Bonn' };
  api.on('getDeskOrder', desk({ version: 4, deliverTo: { ...desk().deliverTo, address: correctedAddress } }));
  await page.getByRole('button', { name: 'Show new price' }).click();
  await expect.element(page.getByRole('button', { name: 'Show new price' })).toBeDisabled();
  await expect.element(page.getByText('Bonn')).toBeVisible();
  await expect.element(page.getByText('Potsdam')).toBeVisible();
});

it('D20.3 a refund for pieces and the delivery is proposed with its tax, and changed before it is sent', async () => {
  const refundPreview: Reply<'previewOrderRefund'> = {
    amount: 2290,
    refundable: 4090,
    remaining: 1800,
    lineList: [{ lineId: uuid(60), quantity: 1, amount: 1800 }],
    delivery: 490,
    taxList: [{ name: 'VAT', basisPoints: 1900, net: 1924, tax: 366 }],
  };
  const { api } = await openScreen(address, {
    api: { getDeskOrder: desk(), previewOrderRefund: refundPreview, refundOrder: desk() },
  });
  const pieces = page.getByLabelText('Pieces of Mug 7, White');
  await page.getByLabelText('Reason').fill('a crack');
  await pieces.fill('3');
  await expect.element(page.getByText('Please enter a number up to 2.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Refund', exact: true })).toBeDisabled();
  expect(api.calls('previewOrderRefund')).toEqual([]);
  await pieces.fill('1');
  await page.getByRole('checkbox', { name: 'Delivery charge' }).click({ force: true });
  await expect
    .element(page.getByText('€22.90 were paid for this after coupons. €3.66 of it is VAT (19%).'))
    .toBeVisible();
  const amount = page.getByLabelText('Amount');
  await expect.element(amount).toHaveValue('22.90');
  await amount.fill('50');
  await expect.element(page.getByText('At most €40.90 can be refunded.')).toBeVisible();
  await amount.fill('20');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const parts = { lineList: [{ lineId: uuid(60), quantity: 1 }], withDelivery: true };
  await expect
    .poll(() => api.calls('refundOrder'))
    .toMatchObject([{ body: { ...parts, version: 3, amount: 2000, reason: 'a crack' } }]);
  expect(api.calls('previewOrderRefund').at(-1)).toMatchObject({ body: parts });
  await expect.element(pieces).toHaveValue('');
});

it('D20.3 what was refunded cannot be chosen again', async () => {
  const refunded = desk();
  const lineList = refunded.lineList.map((line) => ({ ...line, refundedQuantity: 2 }));
  await openScreen(address, { api: { getDeskOrder: { ...refunded, lineList, isDeliveryRefunded: true } } });
  await expect.element(page.getByLabelText('Amount')).toBeVisible();
  await expect.element(page.getByLabelText(/^Pieces of/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: 'Delivery charge' })).not.toBeInTheDocument();
});

it('D20.3 after production has started, address and delivery are corrected as an entry', async () => {
  const orderInProduction = paidOrder({ productionStartedAt: at });
  const { api } = await openScreen(address, {
    api: { getDeskOrder: desk({ order: orderInProduction }, ['edit']), getEditChoices: choices, correctOrder: desk() },
  });
  await page.getByRole('button', { name: 'Correct address or delivery' }).click();
  const street = page.getByLabelText('Street and number');
  await street.fill('Nebenstraße 2');
  await userEvent.tab();
  await page.getByRole('button', { name: 'Note the correction' }).click();
  await expect.element(page.getByText('The correction is noted')).toBeVisible();
  const [call] = api.calls('correctOrder');
  expect(call?.body).toMatchObject({ version: 3, address: { line1: 'Nebenstraße 2', city: 'Berlin' } });
  expect(call?.body).not.toHaveProperty('deliveryMethod');
});

it('D20.3 a declaration of withdrawal is taken as a return where the order was sent', async () => {
  const withdrawal = {
    id: uuid(73),
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    createdAt: at,
    handled: false,
    lineIdList: [uuid(60)],
  };
  const sent = paidOrder({ status: 'delivered', withdrawalList: [withdrawal] });
  const { api } = await openScreen(address, { api: { getDeskOrder: desk({ order: sent }), addReturn: desk() } });
  await expect.element(page.getByText('To deal with')).toBeVisible();
  await page.getByRole('button', { name: 'Begin the return' }).click();
  await expect
    .poll(() => api.calls('addReturn'))
    .toMatchObject([
      { body: { withdrawalId: withdrawal.id, lineList: [{ lineId: uuid(60), quantity: 2 }], reason: 'changed-mind' } },
    ]);
});
