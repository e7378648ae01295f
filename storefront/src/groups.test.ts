import { createSlice } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { allGroups, joinGroup, onGroupJoined } from './groups.ts';

it('S3.18 a group that joins late keeps what the server sent for it, and is heard of', () => {
  const seats = createSlice({
    name: 'seats',
    initialState: { taken: 0 },
    reducers: { sat: (s) => void (s.taken += 1) },
  });
  const sent = { seats: { taken: 7 }, others: 1 };
  expect(allGroups(sent, { type: 'nothing' })).toMatchObject(sent);
  let heard = 0;
  onGroupJoined(() => (heard += 1));
  joinGroup('seats', seats.reducer);
  expect(heard).toBe(1);
  expect(allGroups(sent, seats.actions.sat())).toMatchObject({ seats: { taken: 8 }, others: 1 });
  expect(allGroups(undefined, { type: 'nothing' })).toMatchObject({ seats: { taken: 0 } });
});

it('S3.18 an action that changes nothing leaves the state itself', () => {
  const state = allGroups(undefined, { type: 'nothing' });
  expect(allGroups(state, { type: 'nothing' })).toBe(state);
});
