import { createSlice } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { reduceSlices, injectSlice, onSliceInjected } from './store.ts';

it('S3.18 a slice that is injected late keeps what the server sent for it, and listeners are called', () => {
  const seats = createSlice({
    name: 'seats',
    initialState: { taken: 0 },
    reducers: { sat: (s) => void (s.taken += 1) },
  });
  const serverState = { seats: { taken: 7 }, others: 1 };
  expect(reduceSlices(serverState, { type: 'nothing' })).toMatchObject(serverState);
  let heard = 0;
  onSliceInjected(() => (heard += 1));
  injectSlice('seats', seats.reducer);
  expect(heard).toBe(1);
  expect(reduceSlices(serverState, seats.actions.sat())).toMatchObject({ seats: { taken: 8 }, others: 1 });
  expect(reduceSlices(undefined, { type: 'nothing' })).toMatchObject({ seats: { taken: 0 } });
});

it('S3.18 an action that changes nothing leaves the state itself', () => {
  const state = reduceSlices(undefined, { type: 'nothing' });
  expect(reduceSlices(state, { type: 'nothing' })).toBe(state);
});
