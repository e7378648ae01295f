import { createSlice } from '@reduxjs/toolkit';
import type { Input } from '@afterimage/contract/api.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { begin, fail, idle, succeed } from '@afterimage/client/state/request-state.ts';

/** What is typed into the form never enters the state: it is the argument of the operation and nothing else (D3.19). */
export const requestPasswordReset = operation(
  'resetPasswordEmail/requestPasswordReset',
  (body: Input<'requestPasswordReset'>['body'], { call, signal }) => call('requestPasswordReset', { body }, { signal }),
);

const slice = createSlice({
  name: 'resetPasswordEmail',
  initialState: idle,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(requestPasswordReset.pending, begin)
      .addCase(requestPasswordReset.fulfilled, succeed)
      .addCase(requestPasswordReset.rejected, (state, action) => fail(state, action.payload)),
});

export const resetPasswordEmailReducer = slice.reducer;
