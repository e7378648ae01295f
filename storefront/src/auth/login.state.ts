import { createSlice } from '@reduxjs/toolkit';
import type { Input } from '@afterimage/contract/api.ts';
import { signedIn, signedOut } from '@afterimage/client/state/lifecycle.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { begin, fail, idle, type RequestState, succeed } from '@afterimage/client/state/request-state.ts';

export interface LoginState extends RequestState {
  /** Whether a token lies in the browser; the token itself is not in the state. */
  signedIn: boolean;
}

const initialState: LoginState = { ...idle, signedIn: false };

/** What is typed into the form never enters the state: it is the argument of the operation and nothing else (D3.19). */
export const login = operation('login/login', (body: Input<'login'>['body'], { call, signal }) =>
  call('login', { body }, { signal }),
);

/** Ends the session on the server; whether that worked or not, this browser forgets it. */
export const logout = operation('login/logout', (_: void, { call, signal }) => call('logout', {}, { signal }));

const slice = createSlice({
  name: 'login',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(login.pending, begin)
      .addCase(login.fulfilled, succeed)
      .addCase(login.rejected, (state, action) => fail(state, action.payload))
      .addCase(signedIn, (state) => {
        state.signedIn = true;
      })
      .addCase(signedOut, (state) => {
        state.signedIn = false;
      }),
});

export const loginReducer = slice.reducer;
