import { describe, expect, it } from 'vitest';
import { createTorch } from './torch.ts';

/** What a track of a phone says of itself; no machine that tests has a lamp. */
function trackWith(capabilities: object | null, refuse = false) {
  const constraints: MediaTrackConstraints[] = [];
  const track = {
    ...(capabilities && { getCapabilities: () => capabilities }),
    getConstraints: () => ({ width: { ideal: 1280 } }),
    applyConstraints(wish: MediaTrackConstraints) {
      constraints.push(wish);
      return refuse ? Promise.reject(new DOMException('', 'OverconstrainedError')) : Promise.resolve();
    },
  };
  return { asked: constraints, torch: createTorch(track as unknown as MediaStreamTrack) };
}

describe('the lamp', () => {
  it('S1.13 is there only where the camera says so', () => {
    for (const capabilities of [null, {}, { torch: false }]) expect(trackWith(capabilities).torch).toBeNull();
    expect(trackWith({ torch: true }).torch?.on).toBe(false);
  });

  it('S1.13 is switched without changing what else was asked of the camera', async () => {
    const { torch, asked } = trackWith({ torch: true });
    await torch?.set(true);
    expect(torch?.on).toBe(true);
    await torch?.set(false);
    expect(torch?.on).toBe(false);
    expect(asked).toEqual([
      { width: { ideal: 1280 }, advanced: [{ torch: true }] },
      { width: { ideal: 1280 }, advanced: [{ torch: false }] },
    ]);
  });

  it('S1.13 stays off when the camera refuses', async () => {
    const { torch } = trackWith({ torch: true }, true);
    await expect(torch?.set(true)).rejects.toThrow();
    expect(torch?.on).toBe(false);
  });
});
