import { describe, expect, it } from 'vitest';
import { cornerVertexCount, writeCornerLines, cornerAnimationAt } from './corner-animation.ts';

const snap = () => ({ spread: 0, opacity: 0, trace: 0 });

describe('the corners that close in on a print', () => {
  it('S1.13 they come from outside, lie on the print after 240 ms, trace for 600 ms and go', () => {
    expect(cornerAnimationAt(0, false, false, snap())).toMatchObject({ spread: 1.3, opacity: 0, trace: 0 });
    expect(cornerAnimationAt(240, false, false, snap())).toEqual({ spread: 1, opacity: 1, trace: 1 });
    expect(cornerAnimationAt(540, false, false, snap()).trace).toBeCloseTo(0.5);
    expect(cornerAnimationAt(1140, false, false, snap())).toEqual({ spread: 1, opacity: 0, trace: 0 });
  });

  it('S1.13 they stay while the medium is on its way, and do not move for whoever wants no motion', () => {
    expect(cornerAnimationAt(9000, true, false, snap()).opacity).toBe(1);
    expect(cornerAnimationAt(20, false, true, snap()).spread).toBe(1);
  });

  it('S1.13 each corner has two arms of 28 px along the print’s edges', () => {
    const stage = { width: 400, height: 300 };
    const out = new Float32Array(cornerVertexCount * 7);
    const look = { spread: 1, offset: 0, density: 2 };
    writeCornerLines(out, 0, [100, 50, 300, 50, 300, 250, 100, 250], stage, look, [0, 0, 1], 0.5);
    const xs: number[] = [];
    const ys: number[] = [];
    for (let at = 0; at < out.length; at += 7) {
      xs.push(((out[at]! + 1) / 2) * stage.width);
      ys.push(((1 - out[at + 1]!) / 2) * stage.height);
      expect([...out.subarray(at + 3, at + 7)]).toEqual([0, 0, 0.5, 0.5]);
    }
    // The first arm goes right from the top left corner: it begins a pixel before, is 2 px wide and half a pixel of edge
    const arm = xs.slice(0, 6);
    expect(Math.min(...arm)).toBeCloseTo(99, 3);
    expect(Math.max(...arm)).toBeCloseTo(128, 3);
    expect(Math.min(...ys)).toBeCloseTo(48.5, 3);
    expect(Math.max(...xs)).toBeCloseTo(301.5, 3);
  });
});
