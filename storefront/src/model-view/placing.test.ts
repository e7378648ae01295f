import { describe, expect, it } from 'vitest';
import { isLevel, placingAfter, towards, twist } from './placing.ts';

describe('putting a thing into a room', () => {
  it('S1.12 a tap puts it where a place is offered, and nowhere else', () => {
    expect(placingAfter('searching', 'tapped')).toBe('searching');
    expect(placingAfter('searching', 'seen')).toBe('offered');
    expect(placingAfter('offered', 'lost')).toBe('searching');
    expect(placingAfter('offered', 'tapped')).toBe('placed');
    for (const event of ['seen', 'lost', 'tapped'] as const) expect(placingAfter('placed', event)).toBe('placed');
  });

  it('S1.12 it looks at whoever put it there', () => {
    expect(towards({ x: 0, z: 0 }, { x: 0, z: 2 })).toBeCloseTo(0);
    expect(towards({ x: 1, z: 1 }, { x: 3, z: 1 })).toBeCloseTo(Math.PI / 2);
    expect(towards({ x: 0, z: 0 }, { x: 0, z: -1 })).toBeCloseTo(Math.PI);
  });

  it('S1.12 two fingers turn it as far as they turn, by the shorter way', () => {
    const at = (angle: number): [{ x: number; y: number }, { x: number; y: number }] => [
      { x: 0, y: 0 },
      { x: Math.cos(angle), y: Math.sin(angle) },
    ];
    // On a screen y counts downwards: clockwise there is clockwise seen from above, a negative turn about what is up.
    expect(twist(at(0), at(0.4))).toBeCloseTo(-0.4);
    expect(twist(at(3), at(-3))).toBeCloseTo(3 - (2 * Math.PI - 3));
  });

  it('S1.12 walls and slopes are no place to stand', () => {
    expect([1, 0.95, 0.7, 0, -1].map(isLevel)).toEqual([true, true, false, false, false]);
  });
});
