import { createSlice } from '@reduxjs/toolkit';
import type { DeliveryMethod, PaymentMethod } from '@afterimage/contract/checkout.ts';
import type { Input } from '@afterimage/contract/api.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { injectSlice } from '@afterimage/client/state/store.ts';
import { signedOut } from '@afterimage/client/state/lifecycle.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { begin, fail, idle, type RequestState, succeed } from '@afterimage/client/state/request-state.ts';
import type { OrderRef } from './checkout-steps.ts';

interface CheckoutState extends RequestState {
  deliveryMethodList: DeliveryMethod[];
  /** The ways to pay, and the country that they are for. */
  paymentMethods: { countryCode: string; list: PaymentMethod[] } | null;
  /** The country that the ways of delivery are for. */
  countryCode: string | null;
  order: Order | null;
  /** Where to pay, once an order is complete. */
  redirectUrl: string | null;
}

const initialState: CheckoutState = {
  ...idle,
  deliveryMethodList: [],
  paymentMethods: null,
  countryCode: null,
  order: null,
  redirectUrl: null,
};

export const loadDeliveryMethods = operation(
  'checkout/loadDeliveryMethods',
  async (query: { countryCode: string; orderId: string }, { call, signal }) => {
    const { deliveryMethodList } = await call('listDeliveryMethods', { query }, { signal });
    return deliveryMethodList;
  },
);

export const loadPaymentMethods = operation(
  'checkout/loadPaymentMethods',
  async (countryCode: string, { call, signal }) => {
    const { paymentMethodList } = await call('listPaymentMethods', { query: { countryCode } }, { signal });
    return paymentMethodList;
  },
);

/** The order that is checked out: an account's by its id, a guest's by its key. */
export const loadCheckoutOrder = operation(
  'checkout/loadOrder',
  ({ id, key }: OrderRef, { call, signal }): Promise<Order> =>
    key === null
      ? call('getOrder', { params: { orderId: id } }, { signal })
      : call('getGuestOrder', { params: { orderKey: key } }, { signal }),
);

export const loadQuote = operation('checkout/quote', (body: Input<'quoteOrder'>['body'], { call, signal }) =>
  call('quoteOrder', { body }, { signal }),
);

/** Opens an order from the whole cart, the account's or the guest's; answers the address of its checkout page (D7.42). */
export const openOrder = operation('checkout/open', async (_: void, { call, session }): Promise<string> => {
  const cartId = session.cartId();
  if (session.token() === null && cartId !== null) return (await call('checkoutGuestCart', { params: { cartId } })).url;
  const reply = await call('checkout');
  return typeof reply === 'string' ? reply : reply.url;
});

/** What completes an order, by the door that it was opened by. */
export type Completion =
  | { as: 'account'; body: NonNullable<Input<'checkout'>['body']> }
  | { as: 'guest'; body: Input<'checkoutAsGuest'>['body'] };

/** Completes an opened order; answers where to pay (D7.42). */
export const completeOrder = operation(
  'checkout/complete',
  async (completion: Completion, { call }): Promise<string> => {
    if (completion.as === 'guest') return (await call('checkoutAsGuest', { body: completion.body })).url;
    const reply = await call('checkout', { body: completion.body });
    return typeof reply === 'string' ? reply : reply.url;
  },
);

const slice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadDeliveryMethods.fulfilled, (state, action) => {
        state.deliveryMethodList = action.payload;
        state.countryCode = action.meta.arg.countryCode;
      })
      .addCase(loadPaymentMethods.fulfilled, (state, action) => {
        state.paymentMethods = { countryCode: action.meta.arg, list: action.payload };
      })
      .addCase(loadCheckoutOrder.fulfilled, (state, action) => {
        state.order = action.payload;
      })
      .addCase(openOrder.pending, begin)
      .addCase(openOrder.fulfilled, succeed)
      .addCase(openOrder.rejected, (state, action) => fail(state, action.payload))
      .addCase(completeOrder.pending, begin)
      .addCase(completeOrder.fulfilled, (state, action) => {
        succeed(state);
        state.redirectUrl = action.payload;
      })
      .addCase(completeOrder.rejected, (state, action) => fail(state, action.payload))
      .addCase(signedOut, () => initialState),
});

export const checkoutReducer = slice.reducer;
injectSlice('checkout', checkoutReducer);
