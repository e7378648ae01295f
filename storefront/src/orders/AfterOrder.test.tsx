import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Order } from '@afterimage/contract/orders.ts';
import { refuse } from '../testing/test-api.ts';
import { personalText, uuid } from '../testing/test-data.ts';
import { findings } from '../testing/test-findings.ts';
import { guestKey, orderItem, paidOrder } from '../testing/test-orders.ts';
import { openPage, type TestOptions } from '../testing/test-page.tsx';
import { button, expectGone, expectVisible, field, link, main } from '../testing/test-steps.ts';

const openGuest = (of: Order, options: TestOptions = {}) =>
  openPage(`/orders/${guestKey}`, { ...options, api: { getGuestOrder: of, ...options.api } });
const pieces = [{ itemId: uuid(60), quantity: 1 }];
const openPart = (name: string) => main().getByText(name, { exact: true }).click();

it('D20.3 an order tells of its parcels, when it arrives, how far each line is, and what was given back', async () => {
  await openGuest(
    paidOrder({
      status: 'shipped',
      itemList: [orderItem({ stage: 'shipped', cancelledQuantity: 1 })],
      promised: { shipOn: '2026-11-25', arrivesFrom: '2026-11-27', arrivesUntil: '2026-12-01' },
      parcelList: [
        {
          id: uuid(70),
          carrierName: 'DHL',
          trackingNumber: '00340434',
          trackingUrl: 'https://carrier.test/00340434',
          sentAt: '2026-11-25T10:00:00.000Z',
          itemList: pieces,
        },
      ],
      refundList: [
        { id: uuid(71), amount: 1800, isDone: true, at: '2026-11-24T10:00:00.000Z' },
        { id: uuid(72), amount: 500, isDone: false, at: '2026-11-25T10:00:00.000Z' },
      ],
      deliverTo: { address: { ...paidOrder().address!, line1: 'Neue Straße 2' }, deliveryMethod: null },
    }),
  );
  await expectVisible(main().getByText('DHL, Tracking number 00340434'));
  await expect
    .element(link('Track this parcel: 00340434, DHL'))
    .toHaveAttribute('href', 'https://carrier.test/00340434');
  await expectVisible(main().getByText('1 × Mug 7'));
  await expectVisible(main().getByText('On its way, 1 item cancelled'));
  await expectVisible(main().getByText(/^Fri,? 27 Nov.*Tue,? 1 Dec$/));
  await expectVisible(main().getByText('Refunded on 24 November 2026'));
  await expectVisible(main().getByText('−€18.00'));
  await expectVisible(main().getByText('Refund on its way'));
  await expectVisible(main().getByText('Neue Straße 2'));
  expect(await findings()).toEqual([]);
});

it('D20.3 what a change made dearer is asked for and leads to its payment', async () => {
  await openGuest(paidOrder({ due: { amount: 700, url: '/pay/7' } }));
  await expectVisible(main().getByText('Your order was changed and costs €7.00 more now.'));
  await expect.element(link('Pay the difference of €7.00')).toHaveAttribute('href', '/pay/7');
});

it('D20.3 a customer asks to send something back: which pieces, why; a refusal is told', async () => {
  const shippedOrder = paidOrder({ status: 'delivered', itemList: [orderItem({ returnableQuantity: 2 })] });
  const { api } = await openGuest(shippedOrder);
  await openPart('Return something');
  await button('Request a return').click();
  await expectVisible(page.getByRole('alert').getByText('Please choose at least one item and a reason.'));
  await page.getByRole('checkbox', { name: '2 × Mug 7' }).click();
  await userEvent.selectOptions(field('How many of “Mug 7”'), '1');
  await userEvent.selectOptions(field('Why?'), 'changed-mind');
  api.once('requestGuestReturn', refuse('QUANTITY_LIMIT'));
  await button('Request a return').click();
  await expect.element(page.getByRole('alert')).not.toHaveTextContent('Please choose at least');
  expect(await findings()).toEqual([]);
  const [item = orderItem()] = shippedOrder.itemList;
  api.on('requestGuestReturn', {
    ...shippedOrder,
    itemList: [{ ...item, returnableQuantity: 1 }],
    returnList: [
      {
        id: uuid(80),
        status: 'requested',
        reason: 'changed-mind',
        text: '',
        answer: '',
        refundedAmount: 0,
        createdAt: '2026-11-24T10:00:00.000Z',
        itemList: pieces,
      },
    ],
  });
  await button('Request a return').click();
  await expectVisible(main().getByText('Return of 24 November 2026'));
  await expectVisible(main().getByText('We have your request and will write to you.'));
  expect(api.calls('requestGuestReturn').at(-1)?.body).toEqual({
    lineList: [{ lineId: uuid(60), quantity: 1 }],
    reason: 'changed-mind',
    text: '',
  });
});

it('D20.3 what was made for one person is sent back for a fault only', async () => {
  const item = orderItem({ quantity: 1, returnableQuantity: 1, customizationList: [personalText] });
  await openGuest(paidOrder({ status: 'delivered', itemList: [item] }));
  await openPart('Return something');
  await page.getByRole('checkbox', { name: 'Mug 7' }).click();
  const reasons = [...field('Why?').element().querySelectorAll('option')].map(({ value }) => value);
  expect(reasons).toEqual(['', 'faulty', 'wrong-item', 'damaged']);
});

it('D20.2 the withdrawal is found at once, and declared by two labels that the law prescribes', async () => {
  const item = orderItem();
  const withdrawable = { until: null, lineIdList: [item.id] };
  const { api } = await openGuest(paidOrder({ itemList: [item], withdrawable }), { locale: 'de' });
  await link('Zum Widerruf').click();
  await expectVisible(main().getByText('Vertrag widerrufen', { exact: true }));
  await expect.element(field('Ihr Name')).toHaveValue('Ada Lovelace');
  expect(await findings()).toEqual([]);
  const withdrawnOrder = {
    ...paidOrder({ itemList: [item], withdrawable: { until: null, lineIdList: [] } }),
    withdrawalList: [
      {
        id: uuid(81),
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        createdAt: '2026-11-24T10:00:00.000Z',
        handled: false,
        lineIdList: [item.id],
      },
    ],
  };
  // The page asks for its order whenever it is looked at again: it is another one only after the declaration.
  api.on('withdrawAsGuest', () => {
    api.on('getGuestOrder', withdrawnOrder);
    return {};
  });
  await button('Widerruf bestätigen').click();
  await expectVisible(main().getByText(/^Sie haben am 24\. November 2026 widerrufen/));
  await expectGone(button('Widerruf bestätigen'));
  expect(api.calls('withdrawAsGuest').at(-1)?.body).toMatchObject({ name: 'Ada Lovelace', lineIdList: [item.id] });
});
