import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rememberingCart } from '../testing/test-cart.ts';
import { noNetwork, refuse } from '../testing/test-api.ts';
import { address, cartItem, uuid } from '../testing/test-data.ts';
import { findings } from '../testing/test-findings.ts';
import { checkoutAnswers, guestKey, order, orderId, orderItem, quoteFor } from '../testing/test-orders.ts';
import { endPage, openPage, type TestOptions } from '../testing/test-page.tsx';
import { appeared, button, field, expectGone, link, expectVisible, title } from '../testing/test-steps.ts';

const accountPath = `/checkout?order=${orderId}`;
const guestPath = `/checkout?order=${orderId}&key=${guestKey}`;
const openAccount = (options: TestOptions = {}, step = '') =>
  openPage(accountPath + step, { ...options, signedIn: true, api: { ...checkoutAnswers(), ...options.api } });
const openGuest = (options: TestOptions = {}) =>
  openPage(guestPath, { ...options, api: { ...checkoutAnswers(order({ email: '' })), ...options.api } });

const pay = () => button(/^Order and pay €/);
/** The price is there, and the button can be pressed. */
const payable = () => expect.element(pay()).not.toHaveAttribute('aria-busy');
const toDelivery = () => button('Continue to delivery').click();
const toReview = () => button('Continue to review').click();
const message = (words: string) => page.getByRole('alert').filter({ hasText: words });
const sums = () => page.getByRole('complementary').first();

async function fillIn(country = 'Germany'): Promise<void> {
  await field('Country').selectOptions(country);
  const lines = { 'First name': 'Ada', 'Last name': 'Lovelace', 'Street and number': 'Torstraße 1' };
  for (const [label, text] of Object.entries(lines)) await field(label).fill(text);
  await page.getByRole('textbox', { name: /code$/ }).fill(country === 'Germany' ? '10119' : '10001');
  await field('City').fill('Berlin');
}

async function toPayment(): Promise<void> {
  await toDelivery();
  await toReview();
  await payable();
}

describe('the steps of the checkout', () => {
  it('S1.8 D7.42 S7.22 an account: the default address, delivery, and the payment with the total that was shown', async () => {
    const { api, leftPaths: left } = await openAccount();
    await expect.element(page.getByRole('radio', { name: /^Ada Lovelace.*Torstraße 1/ })).toBeChecked();
    await toDelivery();
    await expect.element(page.getByRole('heading', { name: 'Delivery' }).first()).toHaveFocus();
    await page.getByRole('radio', { name: /^Express/ }).click({ force: true });
    await toReview();
    await payable();
    await expect.element(pay()).toHaveTextContent('Order and pay €48.90');
    await pay().click();
    await expect.poll(() => left).toEqual(['/pay/demo']);
    expect(api.calls('checkout').map(({ body }) => body)).toEqual([
      { orderId, addressId: uuid(20), deliveryMethod: 'express', total: 4890 },
    ]);
  });

  it('D20.2 where there are several ways to pay, the customer chooses one', async () => {
    const { api } = await openAccount({
      api: {
        listPaymentMethods: {
          paymentMethodList: [
            { id: 'stripe', name: 'Card', detail: 'On a page of Stripe.' },
            { id: 'transfer', name: 'Bank transfer', detail: 'In advance.' },
          ],
        },
      },
    });
    await toPayment();
    await expect.element(page.getByRole('radio', { name: /^Card/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Bank transfer/ }).click({ force: true });
    await pay().click();
    await expect.poll(() => api.calls('checkout').at(-1)?.body).toMatchObject({ paymentMethod: 'transfer' });
  });

  it('S1.8 S7.22 a double click on "Pay" sends the order once', async () => {
    const { api, leftPaths: left } = await openAccount();
    await toPayment();
    await pay().dblClick();
    await expect.poll(() => left).toEqual(['/pay/demo']);
    expect(api.calls('checkout')).toHaveLength(1);
    expect(api.calls('checkout')[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('S1.8 D2.12 whoever goes back after "Pay" is not taken to the payment', async () => {
    const { api, leftPaths: left, address: where } = await openAccount();
    await toPayment();
    const paying = api.hold('checkout');
    await pay().click();
    await paying.arrived;
    history.back();
    await appeared(page.getByRole('radio', { name: /^Express/ }));
    paying.release();
    await expect.poll(where).toMatch(/step=delivery/);
    await toReview();
    await payable();
    expect(left).toEqual([]);
    await pay().click();
    await expect.poll(() => left).toEqual(['/pay/demo']);
  });

  it('S1.8 D2.12 a reload keeps what was typed and chosen; the back button walks the steps', async () => {
    await openGuest();
    await field('E-mail address').fill('guest@example.com');
    await fillIn();
    await endPage();
    const { address: where } = await openGuest();
    await expect.element(field('E-mail address')).toHaveValue('guest@example.com');
    await expect.element(field('Country')).toHaveValue('DE');
    await expect.element(field('Street and number')).toHaveValue('Torstraße 1');
    await toDelivery();
    await page.getByRole('radio', { name: /^Express/ }).click({ force: true });
    await toReview();
    await payable();
    await expect.element(pay()).toHaveTextContent('Order and pay €48.90');
    await expect.poll(where).toMatch(/step=review$/);
    history.back();
    await appeared(page.getByRole('radio', { name: /^Express/ }));
    await expect.element(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
    history.back();
    await expectVisible(button('Continue to delivery'));
    await expect.poll(where).toMatch(/step=address$/);
  });

  it('S1.8 a step that is not due yet is not shown, whatever the address says', async () => {
    await openAccount({}, '&step=review');
    await expectVisible(button('Continue to delivery'));
    expect(pay().elements()).toEqual([]);
  });

  it('S1.8 S3.9 a new address of an account is saved when it is wished, and used by its id', async () => {
    const { api } = await openAccount({ api: { addAddress: address({ id: uuid(22) }) } });
    await page.getByRole('radio', { name: 'A new address' }).click({ force: true });
    await fillIn();
    await toDelivery();
    await toReview();
    await payable();
    await pay().click();
    await expect.poll(() => api.calls('checkout').map(({ body }) => body)).toMatchObject([{ addressId: uuid(22) }]);
    expect(api.calls('addAddress').map(({ body }) => body)).toMatchObject([
      { line1: 'Torstraße 1', countryCode: 'DE', isDefault: false },
    ]);
  });

  it('S1.8 S3.9 one that is not to be kept goes with the order alone', async () => {
    const { api } = await openAccount();
    await page.getByRole('radio', { name: 'A new address' }).click({ force: true });
    await fillIn();
    await page.getByRole('checkbox', { name: 'Save this address to my account' }).click({ force: true });
    await toPayment();
    await pay().click();
    await expect
      .poll(() => api.calls('checkout').map(({ body }) => body))
      .toMatchObject([{ address: { line1: 'Torstraße 1', city: 'Berlin', isDefault: false } }]);
    expect(api.calls('addAddress')).toEqual([]);
  });
});

describe('a guest at the checkout', () => {
  it('S6.1 D5.1 D7.42 is asked for an e-mail address too, and pays with the order’s key', async () => {
    const { api, leftPaths: left } = await openGuest();
    await toDelivery();
    await expectVisible(link('Please enter e-mail address'));
    expect(await findings([390])).toEqual([]);
    await field('E-mail address').fill('guest@example.com');
    await fillIn();
    await toPayment();
    await pay().click();
    await expect.poll(() => left).toEqual(['/pay/demo']);
    expect(api.calls('checkoutAsGuest').map(({ body }) => body)).toMatchObject([
      { orderId, orderKey: guestKey, email: 'guest@example.com', address: { city: 'Berlin' }, total: 4090 },
    ]);
  });

  it('S2.3 S6.1 who has an account signs in, and finds here again what was typed', async () => {
    await openGuest();
    await fillIn();
    await link('Sign in').click();
    await expectVisible(title('Sign in'));
    expect(localStorage.getItem('redirectPath')).toBe('/checkout');
    await endPage();
    await openAccount({ api: { listAddresses: { addressList: [] }, getOrder: order({ email: 'ada@example.com' }) } });
    await expect.element(field('Street and number')).toHaveValue('Torstraße 1');
  });
});

describe('what an order costs', () => {
  it('D7.42 another country changes tax and delivery, not the goods', async () => {
    await openAccount();
    await toDelivery();
    const total = page.getByText(/^Including 19% VAT: €6\.53$/).first();
    await expectVisible(total);
    await expectVisible(page.getByText('€4.90').first());
    await link('Change address').click();
    await page.getByRole('radio', { name: /1 Rose Lane/ }).click({ force: true });
    await toDelivery();
    await expectVisible(page.getByText(/^Including 20% VAT: €6\.82$/).first());
    await expectVisible(page.getByText('€14.90').first());
    await link('Change address').click();
    await page.getByRole('radio', { name: 'A new address' }).click({ force: true });
    await fillIn('United States');
    await field('State').selectOptions('New York');
    await page.getByRole('checkbox', { name: 'Save this address to my account' }).click({ force: true });
    await toDelivery();
    await expectVisible(page.getByText(/^No VAT is charged/).first());
    await expect.element(sums()).toMatchTextContent(/Subtotal€40\.00/);
  });

  it('D7.42 a discount code is refused with its reason, counts, and is taken off, the focus going along', async () => {
    await openAccount();
    await button('Add a discount code').first().click();
    const code = page.getByRole('textbox', { name: 'Discount code' });
    await expect.element(code).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectVisible(page.getByText('Please enter discount code').first());
    await code.fill('nonsense');
    await userEvent.keyboard('{Enter}');
    await expectVisible(page.getByText('We don’t know this code.').first());
    await expect.element(code).toHaveFocus();
    await code.fill(' welcome 10');
    await userEvent.keyboard('{Enter}');
    const remove = button('Remove discount code WELCOME10');
    await expect.element(remove).toHaveFocus();
    await expect.element(sums()).toMatchTextContent(/Discount code WELCOME10−€3\.60/);
    await expect
      .element(page.getByText('Discount code WELCOME10 applied: you save €3.60.').first())
      .toBeInTheDocument();
    await remove.click();
    await expect.element(button('Add a discount code')).toHaveFocus();
    await expect.element(sums()).not.toMatchTextContent(/WELCOME10/);
  });

  it('D7.42 a code stays with the order over a reload', async () => {
    await openAccount();
    await button('Add a discount code').first().click();
    await page.getByRole('textbox', { name: 'Discount code' }).fill('WELCOME10');
    await userEvent.keyboard('{Enter}');
    await expectVisible(button('Remove discount code WELCOME10'));
    await endPage();
    await openAccount();
    await expectVisible(button('Remove discount code WELCOME10'));
  });

  it('D7.42 a total that is another one by now is told before anything is charged', async () => {
    const { api, leftPaths: left } = await openAccount();
    await toPayment();
    api.once('checkout', refuse('TOTAL_CHANGED'));
    api.on('quoteOrder', ({ body }) => ({ ...(quoteFor(body) as object), total: 4990 }) as never);
    await pay().click();
    await expect.element(message('The total has changed')).toHaveFocus();
    await expectVisible(page.getByText('It is now €49.90. Please check it again before you pay.'));
    expect(left).toEqual([]);
    await payable();
    await expect.element(pay()).toHaveTextContent('Order and pay €49.90');
    await pay().click();
    await expect.poll(() => left).toEqual(['/pay/demo']);
  });

  it('S8.2 prices and ways of delivery that do not come can be asked for again', async () => {
    const { api } = await openAccount({ api: { quoteOrder: noNetwork } });
    await expectVisible(page.getByText('The price could not be loaded'));
    api.on('quoteOrder', ({ body }) => quoteFor(body));
    api.on('listDeliveryMethods', noNetwork);
    await button('Try again').click();
    await toDelivery();
    await expectVisible(page.getByText('The delivery options could not be loaded'));
    api.on('listDeliveryMethods', { productionDays: 1, deliveryMethodList: [] });
    expect(pay().elements()).toEqual([]);
  });
});

describe('what stands against an order', () => {
  it('D7.42 too little stock names the goods and leads to the cart', async () => {
    const { api } = await openAccount();
    await toPayment();
    const lines = [
      { cartItemId: null, productId: 7, variantId: 71, name: 'Mug 7', requested: 2, available: 1 },
      { cartItemId: null, productId: 8, variantId: 81, name: 'Mug 8', requested: 1, available: 0 },
    ];
    api.on('checkout', refuse('OUT_OF_STOCK', { lines }));
    await pay().click();
    await expect.element(message('Some items are no longer available')).toHaveFocus();
    await expectVisible(page.getByText('Mug 7: only 1 left'));
    await expectVisible(page.getByText('Mug 8 is sold out'));
    await expect.element(link('Edit your cart')).toHaveAttribute('href', '/cart');
  });

  it('D7.42 an order that has changed meanwhile is shown again before it is paid', async () => {
    const { api } = await openAccount();
    await toPayment();
    const changed = order({ quantity: 3, subtotal: 6000, discount: 600, itemList: [orderItem({ quantity: 3 })] });
    api.on('getOrder', changed);
    await pay().click();
    await expectVisible(message('The order has changed'));
    expect(api.calls('checkout')).toEqual([]);
  });

  it('D7.42 D5.1 an address that the server refuses opens its form with the messages', async () => {
    const { api, address: where } = await openGuest();
    await field('E-mail address').fill('guest@example.com');
    await fillIn();
    await toPayment();
    const fields = { 'address.postalCode': 'There is no such postal code' };
    api.on('checkoutAsGuest', refuse('INVALID_REQUEST', { fields }));
    await pay().click();
    await expectVisible(link('There is no such postal code'));
    await expect.poll(where).toMatch(/step=address$/);
    await expect.element(field('Street and number')).toHaveValue('Torstraße 1');
  });

  it('D7.42 a way of delivery that is refused is chosen again; a code that ran out is told', async () => {
    const { api, address: where } = await openAccount();
    await toPayment();
    api.once('checkout', refuse('DELIVERY_INVALID'));
    await pay().click();
    await expectVisible(message('We can’t deliver there with this delivery method.'));
    await expect.poll(where).toMatch(/step=delivery$/);
    await toReview();
    await payable();
    api.once('checkout', refuse('COUPON_USED_UP'));
    await pay().click();
    await expectVisible(message('Your discount code is no longer valid'));
    api.once('checkout', refuse('INTERNAL'));
    await payable();
    await pay().click();
    await expectVisible(message('That did not work'));
  });

  it('S1.8 what is not kept any more is kept again, with what was answered', async () => {
    const { api, address: where } = await openGuest({
      cartId: uuid(5),
      api: { getGuestOrder: order({ email: '', status: 'expired', holdExpiresAt: null }) },
    });
    await expectVisible(message('Your items are no longer reserved'));
    await field('E-mail address').fill('guest@example.com');
    const url = `/checkout?order=${uuid(31)}&key=${'n'.repeat(43)}`;
    api.on('checkoutGuestCart', { url, orderId: uuid(31), orderKey: 'n'.repeat(43) });
    api.on('getGuestOrder', order({ id: uuid(31), email: '' }));
    await button('Reserve them again').click();
    await expectGone(message('Your items are no longer reserved'));
    await expect.poll(where).toBe(`${url}&step=address`);
    await expect.element(field('E-mail address')).toHaveValue('guest@example.com');
    await expectVisible(page.getByText(/^Your items are reserved until \d\d:\d\d\.$/));
  });

  it('S1.8 a payment that failed or was stopped is told once, and an order that is paid needs nothing more', async () => {
    await openAccount({}, '&payment=failed');
    await expectVisible(message('The payment did not go through'));
    await toDelivery();
    await expectGone(message('The payment did not go through'));
    await endPage();
    await openAccount({}, '&payment=cancelled');
    await expectVisible(page.getByText('You stopped the payment'));
    await endPage();
    await openAccount({ api: { getOrder: order({ status: 'paid' }) } });
    await expectVisible(title('This order is paid'));
    await expect.element(link('View order')).toHaveAttribute('href', `/account/orders/${orderId}`);
  });

  it('S8.1 an order of somebody else is not there', async () => {
    await openAccount({ api: { getOrder: refuse('ORDER_NOT_FOUND') } });
    await expectVisible(page.getByText('We cannot find this order.').first());
  });
});

describe('the checkout without an order', () => {
  it('S2.11 D7.42 opens one of the cart, after the guest’s has joined it', async () => {
    const { answers } = rememberingCart(cartItem());
    const { api, address: where } = await openPage('/checkout', {
      signedIn: true,
      cartId: uuid(5),
      api: { ...checkoutAnswers(), ...answers, checkout: accountPath },
    });
    await expect.poll(where).toBe(accountPath);
    await expectVisible(button('Continue to delivery'));
    expect(api.callNames.indexOf('joinGuestCart')).toBeLessThan(api.callNames.indexOf('checkout'));
  });

  it('S2.11 leads to the cart when that is empty, or when something stands against it', async () => {
    await openPage('/checkout', { signedIn: true });
    await expectVisible(title('Start your checkout from the cart.'));
    await endPage();
    const { address: where } = await openPage('/checkout', {
      signedIn: true,
      api: { ...rememberingCart(cartItem()).answers, checkout: refuse('OUT_OF_STOCK') },
    });
    await expect.poll(where).toBe('/cart');
  });
});

it('D2.12 axe finds nothing serious in the checkout, and it fits into 320 px', async () => {
  await openAccount({ locale: 'de' });
  await expectVisible(button('Weiter zur Lieferung'));
  expect(await findings()).toEqual([]);
  await button('Weiter zur Lieferung').click();
  await button('Weiter zur Übersicht').click();
  await expectVisible(button('Zahlungspflichtig bestellen'));
  expect(await findings([390])).toEqual([]);
});
