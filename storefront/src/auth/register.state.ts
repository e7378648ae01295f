import { createSlice } from '@reduxjs/toolkit';
import type { Input } from '@afterimage/contract/api.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { begin, fail, idle, succeed } from '@afterimage/client/state/request-state.ts';

/** What is typed into the form never enters the state: it is the argument of the operation and nothing else (D3.19). */
export const registerAccount = operation(
  'register/registerAccount',
  (body: Input<'register'>['body'], { call, signal }) => call('register', { body }, { signal }),
);

const slice = createSlice({
  name: 'register',
  initialState: idle,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(registerAccount.pending, begin)
      .addCase(registerAccount.fulfilled, succeed)
      .addCase(registerAccount.rejected, (state, action) => fail(state, action.payload)),
});

export const registerReducer = slice.reducer;
