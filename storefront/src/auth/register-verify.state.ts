import { createSlice } from '@reduxjs/toolkit';
import type { Input } from '@afterimage/contract/api.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { begin, fail, idle, succeed } from '@afterimage/client/state/request-state.ts';

/** What is typed into the form never enters the state: it is the argument of the operation and nothing else (D3.19). */
export const verifyRegistration = operation(
  'registerVerify/verifyRegistration',
  (body: Input<'verifyRegistration'>['body'], { call, signal }) => call('verifyRegistration', { body }, { signal }),
);

const slice = createSlice({
  name: 'registerVerify',
  initialState: idle,
  reducers: {
    registerVerifyReset: () => idle,
  },
  extraReducers: (builder) =>
    builder
      .addCase(verifyRegistration.pending, begin)
      .addCase(verifyRegistration.fulfilled, succeed)
      .addCase(verifyRegistration.rejected, (state, action) => fail(state, action.payload)),
});

export const { registerVerifyReset } = slice.actions;
export const registerVerifyReducer = slice.reducer;
