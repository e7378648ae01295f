import { describe, expect, it } from 'vitest';
import { createSilenceTimer, strategiesFor } from './capture-strategies.ts';

const nothing = { pageProcessor: false, workerProcessor: false, videoFrames: false, workerCanvas: false };

describe('how frames come into the worker', () => {
  it('S1.13 Chrome, Safari 18, Firefox and old browsers each begin with their best way', () => {
    const modern = { ...nothing, videoFrames: true, workerCanvas: true };
    expect(strategiesFor({ ...modern, pageProcessor: true, workerProcessor: true })).toEqual([
      'page-stream',
      'video-frames',
      'bitmaps',
      'page-grey',
    ]);
    expect(strategiesFor({ ...modern, workerProcessor: true })[0]).toBe('worker-stream');
    expect(strategiesFor(modern)).toEqual(['video-frames', 'bitmaps', 'page-grey']);
    expect(strategiesFor({ ...nothing, workerCanvas: true })).toEqual(['bitmaps', 'page-grey']);
    expect(strategiesFor(nothing)).toEqual(['page-grey']);
  });

  it('S1.13 two seconds without a frame are too long, and every frame begins them anew', () => {
    const silence = createSilenceTimer();
    const after = (steps: number) => Array.from({ length: steps }, () => silence.advance(250)).indexOf(true);
    expect(after(7)).toBe(-1);
    silence.reset();
    expect(after(8)).toBe(7);
    expect(after(7)).toBe(-1);
  });

  it('S1.13 a page that stood still for a minute does not blame the camera', () => {
    const silence = createSilenceTimer();
    expect(silence.advance(60_000)).toBe(false);
  });
});
