import { expect } from 'vitest';
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

export const limits: Readonly<Record<string, Limits>> = {
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

/** Plays short sequences, which are made first where they are not stored. Returns their figures by name. */
export async function playSequences(names: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
  const specs = sequenceSets.short.filter(({ name }) => names.includes(name));
  await keepSequences(specs, { workers: 2, made: () => {} });
  const figures = new Map<string, Figures>();
  for (const { name } of specs) figures.set(name, figuresOf([await playSequence(name)]));
  return figures;
}

async function playSequence(name: string): Promise<Scored> {
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

/** Fails when the figures of a sequence are beyond its limits, or a target was detected that is not in view. */
export function expectWithinLimits(name: string, figures: Figures | undefined): void {
  if (!figures) throw new Error(`No sequence is called ${name}.`);
  const { absent, misplaced } = figures;
  expect({ absent, misplaced }).toEqual({ absent: 0, misplaced: 0 });
  const limit = limits[name] ?? {};
  const minimums = ['detectionRate', 'within5', 'within2', 'within1'] as const;
  const maximums = ['median', 'jitter', 'losses', 'lock'] as const;
  for (const key of minimums)
    if (limit[key] !== undefined) expect(figures[key], key).toBeGreaterThanOrEqual(limit[key]);
  for (const key of maximums) if (limit[key] !== undefined) expect(figures[key], key).toBeLessThanOrEqual(limit[key]);
}
