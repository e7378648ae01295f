import { describe, expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

describe('taking turns', () => {
  it('S2.8 two go at a time, the others in their order, and who gives up makes way', async () => {
    const turn = takeTurns(2);
    const finishedOrder: number[] = [];
    const controls = Array.from({ length: 5 }, () => new AbortController());
    const ends = controls.map(({ signal }, index) =>
      turn(signal).then((done) => {
        finishedOrder.push(index);
        return done;
      }),
    );
    ends[3]?.catch(() => finishedOrder.push(-3));
    const first = await ends[0];
    expect(finishedOrder).toEqual([0, 1]);
    controls[3]?.abort('no more');
    await expect(ends[3]).rejects.toBe('no more');
    first?.();
    (await ends[2])?.();
    await ends[4];
    expect(finishedOrder).toEqual([0, 1, -3, 2, 4]);
  });
});
