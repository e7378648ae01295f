import { describe, expect, it } from 'vitest';
import { createLatestFrame } from './latest-frame.ts';

function gateOf() {
  const dropped: number[] = [];
  return { dropped, gate: createLatestFrame<number>((thing) => dropped.push(thing)) };
}

describe('back-pressure', () => {
  it('S1.13 one frame is on its way, the newest waits, and what lies between is closed', () => {
    const { gate, dropped } = gateOf();
    expect([gate.offer(1), gate.offer(2), gate.offer(3), gate.offer(4)]).toEqual([1, null, null, null]);
    expect(dropped).toEqual([2, 3]);
    expect(gate.droppedCount).toBe(2);
    expect(gate.release()).toBe(4);
    expect(gate.offer(5)).toBeNull();
    expect(gate.release()).toBe(5);
    expect(gate.release()).toBeNull();
    expect(gate.offer(6)).toBe(6);
  });

  it('S1.13 whoever keeps up loses nothing', () => {
    const { gate, dropped } = gateOf();
    for (let frame = 0; frame < 50; frame += 1) {
      expect(gate.offer(frame)).toBe(frame);
      expect(gate.release()).toBeNull();
    }
    expect(dropped).toEqual([]);
  });

  it('S1.13 cleared, it drops what waits and begins anew', () => {
    const { gate, dropped } = gateOf();
    gate.offer(1);
    gate.offer(2);
    gate.clear();
    expect(dropped).toEqual([2]);
    expect(gate.offer(3)).toBe(3);
  });
});
