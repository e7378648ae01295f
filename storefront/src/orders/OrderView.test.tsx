import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { rememberingCart } from '../testing/test-cart.ts';
import { noNetwork, refuse } from '../testing/test-api.ts';
import { cart, cartItem, personalText, uuid } from '../testing/test-data.ts';
import { findings } from '../testing/test-findings.ts';
import { guestKey, order, orderId, orderItem, orderSummary, paidOrder } from '../testing/test-orders.ts';
import { endPage, openPage, type TestOptions } from '../testing/test-page.tsx';
import {
  appeared,
  button,
  cartHolds,
  field,
  expectGone,
  link,
  main,
  notices,
  expectVisible,
  texts,
  title,
  expectToast,
} from '../testing/test-steps.ts';

const stations = () => texts(page.getByRole('list', { name: 'Order status' }).getByRole('listitem'));
const openGuest = (of = paidOrder(), options: TestOptions = {}) =>
  openPage(`/orders/${guestKey}`, { ...options, api: { getGuestOrder: of, ...options.api } });

describe('a guest’s link', () => {
  it.each([`/orders/${guestKey.slice(0, 30)}`, `/orders/${guestKey.slice(0, 30)}/projects`])(
    'S1.9 D2.12 that was cut short says that there is no such order, and leads to a new link: %s',
    async (path) => {
      const { api } = await openPage(path);
      await expectVisible(title('Page not found'));
      await expectVisible(main().getByText(/^We cannot find this order\. .* part of it may be missing\.$/));
      await expect.element(main().getByRole('link', { name: 'Find your order' })).toHaveAttribute('href', '/orders');
      await expectGone(notices());
      expect(api.calls('getGuestOrder')).toEqual([]);
    },
  );
});

describe('an order', () => {
  it('S1.9 says where it stands, what was ordered, what it costs and where it goes', async () => {
    await openGuest();
    await expectVisible(title('Order A10001'));
    await expectVisible(main().getByText('Paid, being prepared'));
    expect(stations().map((text) => /^\w+/.exec(text)?.[0])).toEqual(['Ordered', 'Paid', 'Sent', 'Delivered']);
    expect(stations().map((text) => /\d{4}, \d{2}:\d{2}/.test(text))).toEqual([true, true, false, false]);
    await expectVisible(main().getByText('Mug 7', { exact: true }));
    await expectVisible(main().getByText('Including 19% VAT: €6.53'));
    await expectVisible(main().getByText('10119 Berlin'));
    await expectVisible(main().getByText('€40.90'));
    expect(await findings()).toEqual([]);
  });

  it('S1.9 that was sent says so, one that was not paid leads to the payment', async () => {
    const at = '2026-05-05T10:00:00.000Z';
    const shippedOrder = paidOrder({ status: 'shipped' });
    await openGuest({ ...shippedOrder, timelineList: [...shippedOrder.timelineList, { status: 'shipped', at }] });
    await expectVisible(main().getByText('On its way', { exact: true }));
    expect(stations().map((text) => /\d{4}, \d{2}:\d{2}/.test(text))).toEqual([true, true, true, false]);
    await endPage();
    await openGuest(order({ status: 'awaiting_payment', total: 4090, paymentUrl: '/pay/demo' }));
    await expect.element(link('Pay €40.90')).toHaveAttribute('href', '/pay/demo');
    await endPage();
    await openGuest(order());
    await expect
      .element(link('Finish this order'))
      .toHaveAttribute('href', `/checkout?order=${orderId}&key=${guestKey}`);
  });

  it('S1.9 its invoice is a file of its own, and what it shows can be changed', async () => {
    const item = orderItem({ projectId: uuid(50), customizationList: [personalText] });
    const { leftPaths: left } = await openGuest(
      paidOrder({ invoiceNumber: 'AI-000001', invoiceUrl: '/api/invoice?signature=x', itemList: [item] }),
    );
    await expectVisible(main().getByText(/Until we begin to make it, you can still change photos and words\.$/));
    await expect.element(link('Change what it shows: Mug 7')).toHaveAttribute('href', `/orders/${guestKey}/projects`);
    await expectVisible(main().getByText(/For Ada/));
    await link('Download the invoice AI-000001 (PDF)').click();
    expect(left).toEqual(['/api/invoice?signature=x']);
  });

  it('S1.9 in German', async () => {
    await openGuest(paidOrder(), { locale: 'de' });
    await expectVisible(title('Bestellung A10001'));
    await expectVisible(main().getByText('Bezahlt, in Bearbeitung'));
    await expectVisible(
      main()
        .getByText(/40,90\s€/)
        .last(),
    );
  });

  it('S1.9 a guest is told to keep its address and invited to an account, which knows the e-mail address', async () => {
    const { address } = await openGuest();
    await expectVisible(page.getByText(/^This page is private: its link is in the e-mail to ada@example\.com\./));
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').not.toContain(guestKey);
    await link('Create an account').click();
    await expect.poll(address).toBe('/auth/register');
    await expect.element(field('E-mail address')).toHaveValue('ada@example.com');
    await endPage();
    await openGuest(paidOrder(), { signedIn: true });
    await expectVisible(title('Order A10001'));
    await expectGone(link('Create an account'));
  });

  it('S1.9 S8.7 one that is not there, or nobody else’s, is a page that says so', async () => {
    await openPage(`/orders/${guestKey}`, { api: { getGuestOrder: refuse('ORDER_NOT_FOUND') } });
    await expectVisible(main().getByText('We cannot find this order.'));
    await endPage();
    await openPage(`/account/orders/${orderId}`, { signedIn: true, api: { getOrder: refuse('ORDER_NOT_FOUND') } });
    await expectVisible(main().getByText('We cannot find this order.'));
    await expectToast('We cannot find this order.');
  });
});

describe('the orders of an account', () => {
  it('S1.9 S9.2 S7.31 are asked for all at once, each with its state, or there are none', async () => {
    const { api } = await openPage('/account/orders', {
      signedIn: true,
      api: {
        listOrders: {
          orderList: [orderSummary(), orderSummary({ id: uuid(31), number: 'A10002', status: 'cancelled' })],
          total: 2,
        },
      },
    });
    expect(texts(main().getByRole('heading', { level: 2 }))).toEqual(['Order A10001', 'Order A10002']);
    await expectVisible(main().getByText('Cancelled'));
    expect(
      main()
        .getByRole('button', { name: /^Order again/ })
        .elements(),
    ).toHaveLength(1);
    expect(api.calls('listOrders').map(({ query }) => query)).toEqual([{ pageNum: 0, pageSize: 1000 }]);
    await endPage();
    await openPage('/account/orders', { signedIn: true });
    await expectVisible(page.getByText('No orders yet.'));
  });

  it('S8.7 that do not come are told', async () => {
    await openPage('/account/orders', { signedIn: true, api: { listOrders: refuse('INTERNAL', { description: '' }) } });
    await expectToast('Failed to fetch orders');
  });

  it('S1.9 S8.15 one is ordered again: what is there lies in the cart, what is not is named', async () => {
    const { answers } = rememberingCart();
    const { api } = await openPage('/account/orders', {
      signedIn: true,
      api: { ...answers, listOrders: { orderList: [orderSummary()], total: 1 } },
    });
    api.on('reorder', {
      ...cart(cartItem()),
      addedQuantity: 1,
      leftOutList: [{ name: 'Mug 8', quantity: 3, reason: 'OUT_OF_STOCK' }],
    });
    api.on('getCart', cart(cartItem()));
    await button('Order again: A10001').click();
    await expectVisible(main().getByText(/^1 item is now in your cart\./));
    await expectVisible(main().getByText('3 × Mug 8: out of stock'));
    await expectToast('Added To Cart');
    await cartHolds(1);
    expect(await findings()).toEqual([]);
    await main().getByRole('link', { name: 'Go to the cart' }).click();
    await expectVisible(title('Your cart'));
  });

  it('S1.9 of which nothing is left, nothing is told as added', async () => {
    await openPage(`/account/orders/${orderId}`, {
      signedIn: true,
      api: {
        getOrder: paidOrder(),
        reorder: {
          ...cart(),
          addedQuantity: 0,
          leftOutList: [{ name: 'Mug 7', quantity: 2, reason: 'PRODUCT_NOT_FOUND' }],
        },
      },
    });
    await button('Order again: A10001').click();
    await expectVisible(main().getByText('2 × Mug 7: no longer available'));
    await expectVisible(main().getByText('None of these items are available any more.'));
    expect(notices().elements()).toEqual([]);
  });
});

describe('finding an order without an account', () => {
  it('S1.9 D5.1 asks for the e-mail address and says nothing of whether there are orders', async () => {
    const { api } = await openPage('/orders', { api: { sendOrderLinks: {} } });
    await button('E-mail me the links').click();
    await expectVisible(link('Please enter e-mail address'));
    expect(await findings()).toEqual([]);
    await field('E-mail address').fill('lost@example.com');
    await button('E-mail me the links').click();
    await expect.element(page.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
    await expectVisible(page.getByText(/^If there are orders placed with lost@example\.com/));
    expect(api.calls('sendOrderLinks').map(({ body }) => body)).toEqual([{ email: 'lost@example.com' }]);
    await button('Try another address').click();
    await expect.element(field('E-mail address')).toHaveValue('');
  });
});

describe('coming back from the payment', () => {
  const path = `/checkout/complete/${orderId}?key=${guestKey}`;

  it('S1.8 a paid order is thanked for, the cart is read anew, and a guest is invited', async () => {
    sessionStorage.setItem(`checkout:${orderId}`, '{}');
    const { api } = await openPage(path, { cartId: uuid(5), api: { getGuestOrder: paidOrder() } });
    await expectVisible(title('Thank you. It is yours.'));
    await expectVisible(main().getByText('We have sent the confirmation to ada@example.com.'));
    await expectVisible(link('Create an account'));
    await expect.poll(() => sessionStorage.getItem(`checkout:${orderId}`)).toBeNull();
    expect(api.calls('getGuestCart').length).toBeGreaterThan(1);
    expect(await findings()).toEqual([]);
  });

  it('S1.8 a payment whose confirmation is outstanding is asked for until it is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { api } = await openPage(path, { api: { getGuestOrder: order({ status: 'awaiting_payment' }) } });
    await expectVisible(title('We are waiting for the payment'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(api.calls('getGuestOrder').length).toBeGreaterThan(1);
    api.on('getGuestOrder', paidOrder());
    await vi.advanceTimersByTimeAsync(5000);
    await expectVisible(title('Thank you. It is yours.'));
  });

  it('S1.8 after two minutes nobody asks by itself any more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { api } = await openPage(path, { api: { getGuestOrder: order({ status: 'awaiting_payment' }) } });
    await appeared(title('We are waiting for the payment'));
    const outstanding = main().getByText(/^The confirmation is taking longer than usual\./);
    // Each question is asked after a timer, and its answer comes in a turn of the real event loop.
    for (let step = 0; step < 40 && outstanding.elements().length === 0; step += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      await new Promise((next) => requestAnimationFrame(next));
    }
    vi.useRealTimers();
    await expectVisible(outstanding);
    api.on('getGuestOrder', paidOrder());
    await button('Check again').click();
    await expectVisible(title('Thank you. It is yours.'));
  });

  it('S1.8 one that came too late, and an order that was not paid', async () => {
    await openPage(path, { api: { getGuestOrder: paidOrder({ status: 'refunded' }) } });
    await expectVisible(title('Your payment arrived too late'));
    await endPage();
    await openPage(path, { api: { getGuestOrder: order() } });
    await expectVisible(title('This order is not paid'));
    await expectVisible(link('Finish this order'));
  });

  it('S8.7 an order that does not come is a page that can be asked for again', async () => {
    const { api } = await openPage(path, { api: { getGuestOrder: noNetwork } });
    await expectVisible(title('No connection'));
    api.on('getGuestOrder', paidOrder());
    await button('Try again').click();
    await expectVisible(title('Thank you. It is yours.'));
  });
});
