import { describe, expect, it } from 'vitest';
import type { View } from './router.ts';
import { ScrollPositions } from './scroll-positions.ts';
import { memoryKeys } from '../state/test-key-store.ts';

const view = (action: View['action'], key: string, hash = '', preventScrollReset = false) =>
  ({ action, preventScrollReset, location: { pathname: '/', search: '', hash, state: null, key } }) as View;

describe('scrolling', () => {
  it('D2.12 going back finds the position again, also after a reload of the tab', () => {
    const keys = memoryKeys();
    const before = new ScrollPositions(keys);
    before.note('list', 1234.4);
    before.save();
    const after = new ScrollPositions(keys);
    expect(after.target(view('POP', 'list'))).toBe(1234);
    expect(after.target(view('POP', 'list', '#part'))).toBe(1234);
  });

  it('D2.12 a new page begins at its top or at its hash; a change of search parameters scrolls nothing', () => {
    const positions = new ScrollPositions(memoryKeys());
    positions.note('list', 700);
    expect(positions.target(view('PUSH', 'list'))).toBe(0);
    expect(positions.target(view('PUSH', 'x', '#stra%C3%9Fe'))).toEqual({ hash: 'straße' });
    expect(positions.target(view('PUSH', 'x', '#%E0'))).toEqual({ hash: '%E0' });
    expect(positions.target(view('REPLACE', 'x', '', true))).toBeNull();
  });

  it('D2.12 positions are bounded and an unreadable store is an empty one', () => {
    const keys = memoryKeys();
    keys.setItem('scrollPositions', '{');
    const positions = new ScrollPositions(keys);
    for (let n = 0; n < 60; n += 1) positions.note(String(n), n);
    expect([positions.target(view('POP', '5')), positions.target(view('POP', '59'))]).toEqual([0, 59]);
  });
});
