import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '@afterimage/contract/accounts.ts';
import type { DraftList } from '@afterimage/contract/drafts.ts';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import { injectSlice } from '@afterimage/client/state/store.ts';
import { signedOut } from '@afterimage/client/state/lifecycle.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { begin, fail, idle, type RequestState, succeed } from '@afterimage/client/state/request-state.ts';

/** Where the account is signed in, and what it has begun to design. */
export interface MyAccountState extends RequestState {
  sessionList: Session[];
  /** Null until it is loaded. */
  designList: DraftList['draftList'] | null;
  /** The failure of the last attempt to load it. */
  designFailure: Failure | null;
}

const initialState: MyAccountState = { ...idle, sessionList: [], designList: null, designFailure: null };

export const loadSessions = operation('myAccount/loadSessions', async (_: void, { call, signal }) => {
  const { sessionList } = await call('listSessions', {}, { signal });
  return sessionList;
});
export const endSession = operation('myAccount/endSession', async (sessionId: string, { call, signal }) => {
  await call('endSession', { params: { sessionId } }, { signal });
  return sessionId;
});
export const endOtherSessions = operation('myAccount/endOtherSessions', async (_: void, { call, signal }) => {
  await call('endOtherSessions', {}, { signal });
});
export const loadDesigns = operation('myAccount/loadDesigns', async (_: void, { call, signal }) => {
  const { draftList } = await call('listDrafts', {}, { signal });
  return draftList;
});
export const renameDesign = operation(
  'myAccount/renameDesign',
  async ({ key, title }: { key: string; title: string | null }, { call }) => {
    await call('setDraftTitle', { params: { draftKey: key }, body: { title } });
    return { key, title };
  },
);
export const deleteDesign = operation('myAccount/deleteDesign', async (draftKey: string, { call }) => {
  await call('deleteDraft', { params: { draftKey } });
  return draftKey;
});

const slice = createSlice({
  name: 'myAccount',
  initialState,
  reducers: {
    /** The design now has a share link, or none any more. */
    designShared(state, action: PayloadAction<{ key: string; shareKey: string | null }>) {
      const design = state.designList?.find(({ key }) => key === action.payload.key);
      if (design) design.shareKey = action.payload.shareKey;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadSessions.pending, begin)
      .addCase(loadSessions.fulfilled, (state, action) => {
        succeed(state);
        state.sessionList = action.payload;
      })
      .addCase(loadSessions.rejected, (state, action) => fail(state, action.payload))
      .addCase(loadDesigns.fulfilled, (state, action) => {
        state.designList = action.payload;
        state.designFailure = null;
      })
      .addCase(loadDesigns.rejected, (state, action) => {
        if (!action.meta.aborted) state.designFailure = action.payload ?? failureOf(action.error);
      })
      .addCase(renameDesign.fulfilled, (state, action) => {
        const design = state.designList?.find(({ key }) => key === action.payload.key);
        if (design) design.title = action.payload.title;
      })
      .addCase(deleteDesign.fulfilled, (state, action) => {
        state.designList = (state.designList ?? []).filter(({ key }) => key !== action.payload);
      })
      .addCase(endSession.fulfilled, (state, action) => {
        state.sessionList = state.sessionList.filter(({ id }) => id !== action.payload);
      })
      .addCase(endOtherSessions.fulfilled, (state) => {
        state.sessionList = state.sessionList.filter(({ current }) => current);
      })
      .addCase(signedOut, () => initialState),
});

export const { designShared } = slice.actions;
export const myAccountReducer = slice.reducer;
injectSlice('myAccount', myAccountReducer);
