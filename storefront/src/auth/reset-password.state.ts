import { createSlice } from '@reduxjs/toolkit';
import type { Input } from '@afterimage/contract/api.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { begin, fail, idle, succeed } from '@afterimage/client/state/request-state.ts';

/** What is typed into the form never enters the state: it is the argument of the operation and nothing else (D3.19). */
export const chooseNewPassword = operation(
  'resetPassword/chooseNewPassword',
  (body: Input<'resetPassword'>['body'], { call, signal }) => call('resetPassword', { body }, { signal }),
);

const slice = createSlice({
  name: 'resetPassword',
  initialState: idle,
  reducers: {
    resetPasswordReset: () => idle,
  },
  extraReducers: (builder) =>
    builder
      .addCase(chooseNewPassword.pending, begin)
      .addCase(chooseNewPassword.fulfilled, succeed)
      .addCase(chooseNewPassword.rejected, (state, action) => fail(state, action.payload)),
});

export const { resetPasswordReset } = slice.actions;
export const resetPasswordReducer = slice.reducer;
