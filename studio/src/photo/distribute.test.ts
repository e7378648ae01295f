import { describe, expect, it } from 'vitest';
import { distribute } from './distribute.ts';

const slots = (...flags: boolean[]) => flags.map((isFilled, index) => ({ id: index + 1, isFilled }));
const places = (files: string[], ...rest: [ReturnType<typeof slots>, number | null]) => {
  const { placed, left } = distribute(files, ...rest);
  return { placed: placed.map(({ slot, item }) => `${slot}${item}`).join(' '), left };
};

describe('several photos at once', () => {
  it('S2.8 fill the empty slots in order', () => {
    expect(places(['a', 'b'], slots(false, true, false, false), null)).toEqual({ placed: '1a 3b', left: 0 });
  });

  it('S2.8 say how many were left over', () => {
    expect(places(['a', 'b', 'c'], slots(true, false), null)).toEqual({ placed: '2a', left: 2 });
    expect(places(['a'], slots(true, true), null)).toEqual({ placed: '', left: 1 });
  });

  it('S2.8 the first goes where it was meant to go, in another one’s place, and the others after it', () => {
    expect(places(['a', 'b', 'c'], slots(false, true, false), 2)).toEqual({ placed: '2a 3b 1c', left: 0 });
    expect(places(['a', 'b'], slots(true, true, true), 3)).toEqual({ placed: '3a', left: 1 });
  });

  it('S2.8 the only slot takes another photo', () => {
    expect(places(['a', 'b'], slots(true), null)).toEqual({ placed: '1a', left: 1 });
  });
});
