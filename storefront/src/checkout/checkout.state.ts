import { createSlice } from '@reduxjs/toolkit';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import type { Input } from '@afterimage/contract/api.ts';
import { signedOut } from '../lifecycle.ts';
import { operation } from '../operation.ts';
import { begin, fail, idle, type RequestState, succeed } from '../request-state.ts';

export interface CheckoutState extends RequestState {
  deliveryMethodList: DeliveryMethod[];
  /** The country that the ways of delivery are for. */
  countryCode: string | null;
  /** Where to pay, once an order is complete. */
  redirectUrl: string | null;
}

const initialState: CheckoutState = { ...idle, deliveryMethodList: [], countryCode: null, redirectUrl: null };

export const loadDeliveryMethods = operation(
  'checkout/loadDeliveryMethods',
  async (countryCode: string, { call, signal }) => {
    const { deliveryMethodList } = await call('listDeliveryMethods', { query: { countryCode } }, { signal });
    return deliveryMethodList;
  },
);

/** Opens an order from the whole cart and answers the address of its checkout page (D7.42). */
export const openOrder = operation('checkout/open', async (_: void, { call }): Promise<string> => {
  const answer = await call('checkout');
  return typeof answer === 'string' ? answer : answer.url;
});

/** Completes an opened order, or buys at once; answers where to pay (D7.42). */
export const completeOrder = operation(
  'checkout/complete',
  async (body: NonNullable<Input<'checkout'>['body']>, { call }): Promise<string> => {
    const answer = await call('checkout', { body });
    return typeof answer === 'string' ? answer : answer.url;
  },
);

const slice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    checkoutReset: () => initialState,
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadDeliveryMethods.fulfilled, (state, action) => {
        state.deliveryMethodList = action.payload;
        state.countryCode = action.meta.arg;
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

export const { checkoutReset } = slice.actions;
export const checkoutReducer = slice.reducer;
