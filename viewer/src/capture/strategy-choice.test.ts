import { describe, expect, it } from 'vitest';
import { type StrategyChoice, createStrategyChoice } from './strategy-choice.ts';
import type { CaptureStrategy } from './capture-strategies.ts';

type Costs = Partial<Record<CaptureStrategy, number | ((frame: number) => number)>>;

/** Lets frames come that cost so much by each way; the ways they took. A way without a cost gives none. */
function play(choice: StrategyChoice, costs: Costs, frames = 60): CaptureStrategy[] {
  const usedStrategies: CaptureStrategy[] = [];
  for (let frame = 0; frame < frames && !choice.isDecided; frame += 1) {
    const way = choice.next;
    if (!way) break;
    usedStrategies.push(way);
    choice.recordRequest(way);
    const cost = costs[way];
    if (cost !== undefined) choice.recordCost(way, typeof cost === 'number' ? cost : cost(frame));
  }
  return usedStrategies;
}

const firefox: CaptureStrategy[] = ['video-frames', 'bitmaps', 'page-grey'];

describe('the way of a camera’s frames', () => {
  it('S1.13 is the one that costs least, whichever comes first', () => {
    const dear = createStrategyChoice(firefox);
    play(dear, { 'video-frames': 80, bitmaps: 45 });
    expect([dear.isDecided, dear.next]).toEqual([true, 'bitmaps']);
    const cheap = createStrategyChoice(firefox);
    play(cheap, { 'video-frames': 3, bitmaps: 5 });
    expect([cheap.isDecided, cheap.next]).toEqual([true, 'video-frames']);
  });

  it('S1.13 is decided within so few frames, which take turns', () => {
    const taken = play(createStrategyChoice(firefox), { 'video-frames': 30, bitmaps: 20 });
    expect(taken).toHaveLength(16);
    expect(taken.slice(0, 4)).toEqual(['video-frames', 'bitmaps', 'video-frames', 'bitmaps']);
    expect(taken).not.toContain('page-grey');
  });

  it('S1.13 that costs more than twice another is given up sooner', () => {
    const taken = play(createStrategyChoice(firefox), { 'video-frames': 3, bitmaps: 70 });
    expect(taken.filter((way) => way === 'bitmaps')).toHaveLength(5);
  });

  it('S1.13 does not go by the first frames of a way, nor by one that took long', () => {
    const choice = createStrategyChoice(firefox);
    play(choice, { 'video-frames': (frame) => (frame < 4 ? 300 : frame === 6 ? 200 : 10), bitmaps: 12 });
    expect(choice.next).toBe('video-frames');
  });

  it('S1.13 stays the first where another costs hardly less', () => {
    const part = createStrategyChoice(firefox);
    play(part, { 'video-frames': 40, bitmaps: 36 });
    expect(part.next).toBe('video-frames');
    const small = createStrategyChoice(firefox);
    play(small, { 'video-frames': 2, bitmaps: 1 });
    expect(small.next).toBe('video-frames');
  });

  it('S1.13 once decided does not change with what frames cost later', () => {
    const choice = createStrategyChoice(firefox);
    play(choice, { 'video-frames': 20, bitmaps: 5 });
    for (let frame = 0; frame < 60; frame += 1) choice.recordCost('bitmaps', 500);
    expect(choice.next).toBe('bitmaps');
  });

  it('S1.13 stays a stream where there is one', () => {
    const choice = createStrategyChoice(['page-stream', ...firefox]);
    expect([choice.isDecided, choice.next]).toEqual([true, 'page-stream']);
    choice.fail('page-stream');
    play(choice, { 'video-frames': 50, bitmaps: 20 });
    expect(choice.next).toBe('bitmaps');
  });

  it('S1.13 a camera of which it is known is not tried again', () => {
    const choice = createStrategyChoice(firefox, 'bitmaps');
    expect([choice.isDecided, choice.next]).toEqual([true, 'bitmaps']);
    expect(createStrategyChoice(['page-grey'], 'bitmaps').next).toBe('page-grey');
  });

  it('S1.13 a way that fails gives way to the next, while they are compared and after', () => {
    const choice = createStrategyChoice(firefox);
    choice.fail('video-frames');
    expect([choice.isDecided, choice.next]).toEqual([true, 'bitmaps']);
    choice.fail('bitmaps');
    expect(choice.next).toBe('page-grey');
    choice.fail('page-grey');
    expect([choice.isDecided, choice.next]).toEqual([false, null]);
    const later = createStrategyChoice(firefox);
    play(later, { 'video-frames': 50, bitmaps: 20 });
    later.fail('bitmaps');
    expect([later.isDecided, later.next]).toEqual([true, 'video-frames']);
  });

  it('S1.13 a way whose frames never arrive has lost, and is at fault where no frame arrives', () => {
    const lost = createStrategyChoice(firefox);
    play(lost, { bitmaps: 90 });
    expect([lost.isDecided, lost.next]).toEqual([true, 'bitmaps']);
    const silent = createStrategyChoice(firefox);
    play(silent, { 'video-frames': 90 }, 4);
    // a busy phone, at first
    expect(silent.reportSilence()).toEqual([]);
    expect(silent.reportSilence()).toEqual(['bitmaps']);
    const slow = createStrategyChoice(firefox);
    play(slow, {}, 4);
    expect(slow.reportSilence()).toEqual(['video-frames']);
    const stream = createStrategyChoice(['page-stream', ...firefox]);
    expect(stream.reportSilence()).toEqual(['page-stream']);
    expect(createStrategyChoice(firefox, 'bitmaps').reportSilence()).toEqual(['bitmaps']);
  });
});
