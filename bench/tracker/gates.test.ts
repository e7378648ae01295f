import { describe, expect, it } from 'vitest';
import { gates, verdictOf } from './gates.ts';

const gateOf = (metric: string) => {
  const gate = gates.find((one) => one.metric === metric);
  if (!gate) throw new Error(`There is no gate ${metric}`);
  return gate;
};

describe('gates', () => {
  it.each([
    [70, 'aim'],
    [71, 'pass'],
    [110, 'pass'],
    [111, 'miss'],
    [Infinity, 'miss'],
    [Number.NaN, 'miss'],
  ])('S1.12 a smallest width of %s px is judged: %s', (smallestWidth, verdict) => {
    expect(verdictOf(gateOf('smallest width recognized'), { smallestWidth })).toBe(verdict);
  });

  it.each([
    [78, 'aim'],
    [77.9, 'pass'],
    [70, 'pass'],
    [69, 'miss'],
    [Number.NaN, 'miss'],
  ])('S1.12 a largest tilt of %s° is judged: %s', (tiltTracked, verdict) => {
    expect(verdictOf(gateOf('largest tilt tracked'), { tiltTracked })).toBe(verdict);
  });

  it('S1.12 what was not measured is not judged', () => {
    for (const gate of gates) expect(verdictOf(gate, {})).toBe('—');
  });

  it('S1.12 every aim is at least as far as its gate', () => {
    for (const { gate, aim, more } of gates) expect(more ? aim >= gate : aim <= gate).toBe(true);
  });
});
