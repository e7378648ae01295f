import { describe, expect, it } from 'vitest';
import { createFramePolling } from './video-frame-loop.ts';

/** The screen's frames of so many milliseconds, in which a video plays on; those in which it is asked. */
function asked(asking: ReturnType<typeof createFramePolling>, from: number, to: number, plays = true): number[] {
  const list: number[] = [];
  for (let now = from; now < to; now += 16) if (asking.isDue(now, plays ? now / 1000 : 1)) list.push(now);
  return list;
}

describe('S1.13 a video is asked for its pictures', () => {
  it('never while the browser tells of them', () => {
    const asking = createFramePolling(true);
    for (let now = 0; now < 2000; now += 33) {
      asking.recordFrame(now);
      expect(asked(asking, now, now + 33)).toEqual([]);
    }
  });

  it('about thirty times a second where it tells of none, once it had time to', () => {
    const list = asked(createFramePolling(true), 1000, 2304);
    expect(list[0]).toBe(1304);
    expect(list).toHaveLength(32);
  });

  it('at once where it cannot tell', () => {
    expect(asked(createFramePolling(false), 1000, 1016)).toEqual([1000]);
  });

  it('again when it stops to tell, until it goes on', () => {
    const asking = createFramePolling(true);
    asking.recordFrame(0);
    expect(asked(asking, 0, 400)).not.toEqual([]);
    asking.recordFrame(400);
    expect(asked(asking, 400, 690)).toEqual([]);
  });

  it('not at once when it goes on after a rest', () => {
    const asking = createFramePolling(true);
    asked(asking, 0, 16, false);
    expect(asked(asking, 5000, 5290)).toEqual([]);
    expect(asked(asking, 5296, 5400)).not.toEqual([]);
  });

  it('not while it stands still', () => {
    const asking = createFramePolling(false);
    expect(asked(asking, 0, 500, false)).toEqual([0]);
  });
});
