import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileTarget, createTracker } from '../../tracker/src/index.ts';
import { figuresOf, type Scored } from './figures.ts';
import type { Figures } from './gates.ts';
import { loaded } from './play-sequence.ts';
import { sequenceSets } from './sequences/sequence-list.ts';
import { keepSequences, readSequence } from './sequences/sequence-store.ts';

/**
 * What must not become worse, by family: measured, less a margin. Never times. `median` and `jitter` in pixels are the
 * most, shares of the required frames are the least; where no homography can fit (a rolling shutter before a picture
 * that turns fast) they say so.
 */
type Limits = Partial<
  Record<'detectionRate' | 'within5' | 'within2' | 'within1' | 'median' | 'jitter' | 'losses' | 'lock', number>
>;

const steady: Limits = {
  detectionRate: 0.97,
  within2: 0.97,
  within1: 0.95,
  median: 0.35,
  jitter: 0.2,
  losses: 0,
  lock: 1,
};

const limits: Readonly<Record<string, Limits>> = {
  'short-static-medium': steady,
  'short-hand-easy': steady,
  'short-hand-hard': { ...steady, jitter: 0.3, within1: 0.9 },
  'short-fast-medium': steady,
  'short-scale-medium': steady,
  'short-perspective-medium': steady,
  'short-rotate-medium': { detectionRate: 0.97, within5: 0.85, losses: 1, lock: 1 },
  'short-light-medium': steady,
  'short-occlusion-medium': { ...steady, detectionRate: 0.9, within2: 0.9, within1: 0.9, losses: 1 },
  'short-lost-medium': { detectionRate: 0.7, within5: 0.6, median: 0.35, losses: 3, lock: 1 },
  'short-multi-easy': steady,
};

let room: { readonly figures: Map<string, Figures> };

beforeAll(async () => {
  await keepSequences(sequenceSets.short, { workers: 2, made: () => {} });
  room = { figures: new Map() };
  for (const { name } of sequenceSets.short) room.figures.set(name, figuresOf([await played(name)]));
}, 900_000);

afterAll(() => room.figures.clear());

async function played(name: string): Promise<Scored> {
  const { sequence, frames, timestamps, truths } = await loaded(await readSequence(name));
  const { targets, width, height, spec } = sequence;
  const packs = await Promise.all(
    targets.map(async ({ width, height, rgba }) => compileTarget({ width, height, data: rgba })),
  );
  const tracker = createTracker({ packs, width, height });
  const size = width * height;
  const answers = timestamps.map((timestamp, i) => {
    const data = frames.slice(i * size, (i + 1) * size);
    const results = tracker.process({ width, height, data }, timestamp);
    const homographies = targets.map((_, target) => {
      const homography = results.find((one) => one.target === target)?.homography;
      return homography ? Float64Array.from(homography) : null;
    });
    return { ms: 0, cpuMs: 0, homographies };
  });
  tracker.free();
  return { spec, targets, truths, played: answers };
}

describe('the tracker on short sequences of known truth', () => {
  it.each(Object.entries(limits))('S1.12 %s is no worse than it was', (name, limit) => {
    const figures = room.figures.get(name);
    if (!figures) throw new Error(`no sequence is called ${name}`);
    const minimums = ['detectionRate', 'within5', 'within2', 'within1'] as const;
    const maximums = ['median', 'jitter', 'losses', 'lock'] as const;
    for (const key of minimums)
      if (limit[key] !== undefined) expect(figures[key], key).toBeGreaterThanOrEqual(limit[key]);
    for (const key of maximums) if (limit[key] !== undefined) expect(figures[key], key).toBeLessThanOrEqual(limit[key]);
  });

  it('S1.12 no target is detected that is not in view, or at a wrong place', () => {
    for (const [name, { absent, misplaced }] of room.figures)
      expect({ name, absent, misplaced }).toEqual({ name, absent: 0, misplaced: 0 });
  });

  it('S1.12 every short sequence is judged', () => {
    const judged = [...Object.keys(limits), 'short-negative-medium'];
    expect(sequenceSets.short.map(({ name }) => name).toSorted()).toEqual(judged.toSorted());
  });
});
