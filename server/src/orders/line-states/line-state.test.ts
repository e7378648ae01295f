import { describe, expect, it } from 'vitest';
import { isReasoned, lineReasons, lineStates, stageOfLine } from '@afterimage/contract/values/line-states.ts';
import { canMove, firstState, isAllShipped, isReasonFor, isUnderWay } from './line-state.ts';

const print = (state: (typeof lineStates)[number], heldFrom: typeof state | null = null) => ({
  state,
  hasPrint: true,
  heldFrom,
});
const plain = (state: (typeof lineStates)[number], heldFrom: typeof state | null = null) => ({
  ...print(state, heldFrom),
  hasPrint: false,
});

describe('the states of a line', () => {
  it('D20.3 a print goes from the check to the parcel, and a plain line from the shelf', () => {
    const way = ['check', 'proof', 'ready', 'printed', 'packed', 'shipped'] as const;
    for (const [index, state] of way.slice(0, -1).entries()) expect(canMove(print(state), way[index + 1]!)).toBe(true);
    expect(firstState({ hasPrint: true })).toBe('check');
    expect(firstState({ hasPrint: false })).toBe('ready');
    expect(canMove(plain('ready'), 'packed')).toBe(true);
    expect(canMove(print('ready'), 'packed')).toBe(false);
    for (const state of lineStates)
      for (const to of ['check', 'proof', 'printed'] as const)
        expect(canMove(plain(state, 'ready'), to), `${state} ${to}`).toBe(false);
  });

  it('D20.3 nothing leaves twice, and what is cancelled stays so', () => {
    for (const to of lineStates)
      for (const state of ['shipped', 'cancelled'] as const) {
        expect(canMove(print(state), to)).toBe(false);
        expect(canMove(print(state), to, { catchUp: true })).toBe(false);
      }
    expect(lineStates.filter((to) => canMove(print('rejected'), to))).toEqual(['check', 'cancelled']);
    // Skipping a state is no move of a person.
    expect(canMove(print('check'), 'printed')).toBe(false);
    expect(canMove(print('ready'), 'shipped')).toBe(false);
  });

  it('D20.3 a held line goes back to where it was, or is checked anew', () => {
    expect(lineStates.filter((to) => canMove(print('held', 'printed'), to))).toEqual([
      'check',
      'printed',
      'rejected',
      'cancelled',
    ]);
    expect(lineStates.filter((to) => canMove(print('held', 'proof'), to))).toEqual([
      'check',
      'ready',
      'rejected',
      'cancelled',
    ]);
    expect(lineStates.filter((to) => canMove(plain('held', 'ready'), to))).toEqual(['ready', 'rejected', 'cancelled']);
  });

  it('D20.3 every paid line can be carried to the parcel, from any state under way', () => {
    for (const state of lineStates)
      for (const hasPrint of [true, false])
        expect(canMove({ state, hasPrint, heldFrom: 'ready' }, 'shipped', { catchUp: true })).toBe(isUnderWay(state));
  });

  it('D20.3 each side state has reasons of its own, and the others none', () => {
    for (const state of lineStates) {
      expect(isReasonFor(state, null)).toBe(!isReasoned(state));
      expect(isReasonFor(state, 'other')).toBe(isReasoned(state));
    }
    for (const reason of lineReasons.held) expect(isReasonFor('held', reason)).toBe(true);
    expect(isReasonFor('held', 'withdrawal')).toBe(false);
    expect(isReasonFor('rejected', 'machine')).toBe(false);
  });

  it('D20.3 the customer is told fewer stages than the shop has states', () => {
    expect(lineStates.map(stageOfLine)).toEqual([
      null,
      'paid',
      'paid',
      'making',
      'making',
      'making',
      'shipped',
      'paid',
      'stopped',
      'stopped',
    ]);
  });

  it('D20.3 an order has left with the last line that leaves', () => {
    expect(isAllShipped(['shipped', 'cancelled', 'rejected'])).toBe(true);
    expect(isAllShipped(['shipped', 'held'])).toBe(false);
    expect(isAllShipped(['shipped', 'packed'])).toBe(false);
    expect(isAllShipped(['cancelled', 'cancelled'])).toBe(false);
  });
});
