import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediumDisplay } from '@afterimage/contract/customization.ts';
import { isPlain, resetLayout, moved, moveOfKey, scaledTo, turned } from './display-layout.ts';
import { plainDisplay } from '@afterimage/scene/place-medium.ts';

const far = fc.double({ min: -50, max: 50, noNaN: true });

describe('how a medium is laid', () => {
  it('S4.11 whatever is done to it, the contract takes it', () => {
    fc.assert(
      fc.property(far, far, fc.double({ min: -1, max: 99, noNaN: true }), far, (right, down, scale, by) => {
        const display = turned(scaledTo(moved(plainDisplay, right, down), scale), by * 30);
        expect(mediumDisplay.parse(display)).toEqual(display);
      }),
    );
  });

  it('S4.11 a turn past the half turn comes round from the other side', () => {
    expect(turned({ ...plainDisplay, rotation: 170 }, 15).rotation).toBe(-175);
    expect(turned({ ...plainDisplay, rotation: -170 }, -15).rotation).toBe(175);
    expect(turned(turned(plainDisplay, 90), -90).rotation).toBe(0);
  });

  it('S4.11 the arrows of the keyboard move it, with Shift five times as far', () => {
    expect(moveOfKey('ArrowLeft', false)).toEqual([-0.02, 0]);
    expect(moveOfKey('ArrowDown', true)).toEqual([0, 0.1]);
    expect(moveOfKey('Enter', false)).toBeNull();
  });

  it('S4.11 it knows whether it lies as at first; how it plays is no matter of that', () => {
    expect(isPlain({ ...plainDisplay, loop: false }, plainDisplay)).toBe(true);
    expect(isPlain(moved(plainDisplay, 0.1, 0), plainDisplay)).toBe(false);
    expect(isPlain({ ...plainDisplay, stance: 'floating' }, plainDisplay)).toBe(true);
  });

  it('S1.12 laid as at first, it still is what it is: how it plays, what is said of it, and that it is clear', () => {
    const changedDisplay = { ...moved(plainDisplay, 0.1, 0), sound: false, description: 'A dog', stacked: true };
    expect(resetLayout(changedDisplay, plainDisplay)).toEqual({
      ...plainDisplay,
      sound: false,
      description: 'A dog',
      stacked: true,
    });
    expect(resetLayout(moved(plainDisplay, 0.1, 0), plainDisplay)).toEqual(plainDisplay);
  });
});
