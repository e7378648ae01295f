import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../lifecycle.ts';

export type AccountSection = 'profile' | 'addresses' | 'orders';

export interface MyAccountState {
  section: AccountSection;
}

const initialState: MyAccountState = { section: 'profile' };

const slice = createSlice({
  name: 'myAccount',
  initialState,
  reducers: {
    sectionOpened(state, action: PayloadAction<AccountSection>) {
      state.section = action.payload;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const { sectionOpened } = slice.actions;
export const myAccountReducer = slice.reducer;
