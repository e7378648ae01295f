import { expect, it } from 'vitest';
import { isEnding, isHereOnly, lookFailed, pairingOf, type TryEvent, tryReducer, type TryState } from './try-state.ts';

const viewer = {
  code: 'c',
  url: 'https://a.example/ar/c',
  expiresAt: '2026-11-21T12:00:00Z',
  opened: false,
  locked: false,
};
const after = (...events: TryEvent[]) => events.reduce<TryState>(tryReducer, { at: 'preparing' });

it('S1.13 a phone is waited for, connected, and has found the picture', () => {
  const pairing = (...events: TryEvent[]) => {
    const state = after(...events);
    return state.at === 'ready' ? pairingOf(state) : state.at;
  };
  expect(pairing()).toBe('preparing');
  expect(pairing({ is: 'told', viewer })).toBe('waiting');
  const opened: TryEvent = { is: 'told', viewer: { ...viewer, opened: true } };
  expect(pairing({ is: 'told', viewer }, opened)).toBe('opened');
  const locked: TryEvent = { is: 'told', viewer: { ...viewer, locked: true } };
  expect(pairing(opened, locked)).toBe('locked');
  // A code that is renewed begins anew on the server; what was reached stays.
  expect(pairing(opened, locked, { is: 'told', viewer })).toBe('locked');
});

it('S1.13 a lost connection is told while the code stays, and is over with the next answer', () => {
  const stateAfterMiss = after({ is: 'told', viewer }, { is: 'missed' });
  expect(stateAfterMiss).toMatchObject({ at: 'ready', viewer, isConnectionLost: true });
  expect(tryReducer(stateAfterMiss, { is: 'told', viewer })).toMatchObject({ isConnectionLost: false });
  expect(after({ is: 'missed' })).toEqual({ at: 'preparing' });
  const failure = { status: 0, code: 'NETWORK' as const, description: '' };
  expect(after({ is: 'failed', failure })).toEqual({ at: 'failed', failure });
  expect(after({ is: 'failed', failure }, { is: 'begun' })).toEqual({ at: 'preparing' });
});

it('S1.13 what has ended is renewed, what cannot be asked is asked later, what is refused ends', () => {
  const end = Date.parse(viewer.expiresAt);
  expect([isEnding(viewer, end - 61_000), isEnding(viewer, end - 59_000), isEnding(viewer, end + 1)]).toEqual([
    false,
    true,
    true,
  ]);
  const of = (status: number, code: Parameters<typeof lookFailed>[0]['code']) =>
    lookFailed({ status, code, description: '' });
  expect([of(404, 'VIEWER_NOT_FOUND'), of(404, 'DRAFT_NOT_FOUND')]).toEqual(['renew', 'renew']);
  expect([of(0, 'NETWORK'), of(429, 'TOO_MANY_REQUESTS'), of(500, 'INTERNAL')]).toEqual(['later', 'later', 'later']);
  expect(of(400, 'INVALID_REQUEST')).toBe('end');
});

it('S1.13 an address of this computer alone is told apart', () => {
  const urls = ['http://localhost:3000/ar/x', 'http://127.0.0.1/ar/x', 'http://[::1]/ar/x', 'http://192.168.1.4/ar/x'];
  expect(urls.map(isHereOnly)).toEqual([true, true, true, false]);
});
