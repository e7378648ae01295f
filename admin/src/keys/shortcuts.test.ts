import { describe, expect, it } from 'vitest';
import { KeySequence, type Shortcut } from './shortcuts.ts';

const shortcut = (...keys: string[]): Shortcut => ({ keys, title: keys.join(' '), run: () => undefined });
const goOrders = shortcut('g', 'o');
const approve = shortcut('a');
const open = shortcut('o');

describe('keys', () => {
  it('D20.1 one after the other lead to a section; alone they are those of the screen', () => {
    const keys = new KeySequence();
    expect(keys.press('g', 0, [goOrders, open])).toBeNull();
    expect(keys.press('o', 300, [goOrders, open])).toBe(goOrders);
    expect(keys.press('o', 400, [goOrders, open])).toBe(open);
  });

  it('D20.1 that come late begin anew', () => {
    const keys = new KeySequence();
    keys.press('g', 0, [goOrders]);
    expect(keys.press('o', 5000, [goOrders])).toBeNull();
  });

  it('D20.1 mean what was added last', () => {
    const other = shortcut('a');
    expect(new KeySequence().press('a', 0, [approve, other])).toBe(other);
    expect(new KeySequence().press('x', 0, [approve])).toBeNull();
  });
});
