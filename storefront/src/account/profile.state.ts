import { createSlice } from '@reduxjs/toolkit';
import type { Profile } from '@afterimage/contract/accounts.ts';
import type { Input } from '@afterimage/contract/api.ts';
import { signedOut } from '@afterimage/client/state/lifecycle.ts';
import { operation } from '@afterimage/client/state/operation.ts';

export interface ProfileState {
  data: Profile | null;
  loading: boolean;
}

const initialState: ProfileState = { data: null, loading: false };

export const loadProfile = operation('profile/load', (_: void, { call, signal }) => call('getProfile', {}, { signal }));
export const updateProfile = operation('profile/update', (body: Input<'updateProfile'>['body'], { call, signal }) =>
  call('updateProfile', { body }, { signal }),
);
/** The password is the argument and never enters the state (D3.19). */
export const eraseAccount = operation('profile/erase', (body: Input<'eraseAccount'>['body'], { call, signal }) =>
  call('eraseAccount', { body }, { signal }),
);
const slice = createSlice({
  name: 'profile',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadProfile.pending, (state) => {
        state.loading = true;
      })
      .addCase(loadProfile.fulfilled, (state, action) => {
        state.loading = false;
        state.data = action.payload;
      })
      .addCase(loadProfile.rejected, (state) => {
        state.loading = false;
      })
      .addCase(updateProfile.fulfilled, (state, action) => {
        state.data = action.payload;
      })
      .addCase(signedOut, () => initialState),
});

export const profileReducer = slice.reducer;
