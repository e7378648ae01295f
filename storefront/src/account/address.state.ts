import { createSlice } from '@reduxjs/toolkit';
import type { Input } from '@afterimage/contract/api.ts';
import type { Address } from '@afterimage/contract/accounts.ts';
import { signedOut } from '@afterimage/client/state/lifecycle.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { begin, fail, idle, type RequestState, succeed } from '@afterimage/client/state/request-state.ts';

export interface AddressState extends RequestState {
  addressList: Address[];
}

const initialState: AddressState = { ...idle, addressList: [] };

export const loadAddresses = operation('address/load', async (_: void, { call, signal }) => {
  const { addressList } = await call('listAddresses', {}, { signal });
  return addressList;
});
export const addAddress = operation('address/add', (body: Input<'addAddress'>['body'], { call, signal }) =>
  call('addAddress', { body }, { signal }),
);
export const updateAddress = operation(
  'address/update',
  ({ addressId, body }: { addressId: string; body: Input<'updateAddress'>['body'] }, { call, signal }) =>
    call('updateAddress', { params: { addressId }, body }, { signal }),
);
export const deleteAddress = operation('address/delete', async (addressId: string, { call, signal }) => {
  await call('deleteAddress', { params: { addressId } }, { signal });
  return addressId;
});

/** There is one default address at most: a new default takes the mark from the others. */
function onlyDefault(list: Address[], defaultAddress: Address): void {
  if (!defaultAddress.isDefault) return;
  for (const address of list) if (address.id !== defaultAddress.id) address.isDefault = false;
}

const slice = createSlice({
  name: 'address',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadAddresses.pending, begin)
      .addCase(loadAddresses.fulfilled, (state, action) => {
        succeed(state);
        state.addressList = action.payload;
      })
      .addCase(loadAddresses.rejected, (state, action) => fail(state, action.payload))
      .addCase(addAddress.fulfilled, (state, action) => {
        onlyDefault(state.addressList, action.payload);
        state.addressList.push(action.payload);
      })
      .addCase(updateAddress.fulfilled, (state, action) => {
        onlyDefault(state.addressList, action.payload);
        state.addressList = state.addressList.map((address) =>
          address.id === action.payload.id ? action.payload : address,
        );
      })
      .addCase(deleteAddress.fulfilled, (state, action) => {
        state.addressList = state.addressList.filter((address) => address.id !== action.payload);
      })
      .addCase(signedOut, () => initialState),
});

export const addressReducer = slice.reducer;
