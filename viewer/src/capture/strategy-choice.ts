import { isStreamStrategy, type CaptureStrategy } from './capture-strategies.ts';

/** The first frames of a way also pay for code, memory and textures that the later ones find there. */
const warmUpFrames = 2;
/** So many frames of a way are compared. */
const samplesNeeded = 6;
/** After so many, a way whose cheapest frame costs `hopeless` times the dearest of another one has lost. */
const minSamplesToReject = 3;
const rejectFactor = 2;
/** A way of which so many frames were asked for, and not enough came, has lost. */
const maxRequests = 24;
/** A later way replaces an earlier one when it costs no more than this part of it, and is cheaper by so many milliseconds. */
const maxCostRatio = 0.8;
const minSavingMs = 2;

/**
 * Which way the frames of a camera take. A stream stays where there is one: it needs no video element, and to leave it
 * costs a moment without frames. The ways that read a video element are tried on the camera's first frames, which are
 * tracked and drawn as all others, and the cheapest one stays. They take turns frame by frame: whatever else the phone does
 * meanwhile slows down all of them alike.
 */
export interface StrategyChoice {
  /** By which way the next frame comes; null when none is left. */
  readonly next: CaptureStrategy | null;
  readonly isDecided: boolean;
  /** A frame is asked for by that way. */
  recordRequest(strategy: CaptureStrategy): void;
  /** A frame of that way was drawn; what it cost from the camera to its grey and to the graphics card, in milliseconds. */
  recordCost(strategy: CaptureStrategy, milliseconds: number): void;
  /** No frame can be had by that way. */
  fail(strategy: CaptureStrategy): void;
  /** No frame has come for too long: gives the ways at fault. Nobody is while a busy phone may be, once. */
  reportSilence(): CaptureStrategy[];
}

/** @param strategies the best first, as far as that can be known beforehand. @param previous what was decided for this camera before. */
export function createStrategyChoice(
  strategies: readonly CaptureStrategy[],
  previous: CaptureStrategy | null = null,
): StrategyChoice {
  let remaining = [...strategies];
  let decision = previous !== null && remaining.includes(previous) ? previous : null;
  /** Since the last frame. */
  let silences = 0;
  const trialsByStrategy = new Map(strategies.map((strategy) => [strategy, { requests: 0, costs: [] as number[] }]));
  const trialOf = (strategy: CaptureStrategy) => trialsByStrategy.get(strategy) ?? { requests: 0, costs: [] };
  const samplesOf = (strategy: CaptureStrategy) => trialOf(strategy).costs.slice(warmUpFrames);
  const isComplete = (strategy: CaptureStrategy) =>
    samplesOf(strategy).length >= samplesNeeded || trialOf(strategy).requests >= maxRequests;
  const isRejected = (strategy: CaptureStrategy) =>
    remaining.some((other) => isFarSlower(samplesOf(strategy), samplesOf(other)));
  /** The last resort is never the cheapest: it does what `bitmaps` does, and in the page. */
  function candidates(): CaptureStrategy[] {
    const [first] = remaining;
    if (!first || isStreamStrategy(first) || remaining.length === 1) return remaining.slice(0, 1);
    return remaining.filter((strategy) => strategy !== 'page-grey');
  }

  /** The ways of which frames are still needed. */
  const openCandidates = () => candidates().filter((strategy) => !isComplete(strategy) && !isRejected(strategy));

  function decide(): void {
    if (decision) return;
    const list = candidates();
    const [first] = list;
    if (!first) return;
    if (list.length === 1) decision = first;
    else if (openCandidates().length === 0)
      decision = list.reduce((cheapest, strategy) => (isCheaper(strategy, cheapest) ? strategy : cheapest));
  }

  function isCheaper(strategy: CaptureStrategy, cheapest: CaptureStrategy): boolean {
    const [cost, before] = [lowerQuartile(samplesOf(strategy)), lowerQuartile(samplesOf(cheapest))];
    return cost <= maxCostRatio * before && before - cost >= minSavingMs;
  }

  decide();
  return {
    get next() {
      if (decision) return decision;
      // By what has come, for frames may be lost on their way
      const [strategy = null] = openCandidates().toSorted((a, b) => trialOf(a).costs.length - trialOf(b).costs.length);
      return strategy;
    },
    get isDecided() {
      return decision !== null;
    },
    recordRequest(strategy) {
      if (decision) return;
      trialOf(strategy).requests += 1;
      decide();
    },
    recordCost(strategy, milliseconds) {
      if (decision) return;
      trialOf(strategy).costs.push(milliseconds);
      silences = 0;
      decide();
    },
    fail(strategy) {
      remaining = remaining.filter((one) => one !== strategy);
      if (decision === strategy) decision = null;
      decide();
    },
    reportSilence() {
      silences += 1;
      if (decision) return [decision];
      const list = openCandidates();
      const silent = list.filter((strategy) => trialOf(strategy).costs.length === 0);
      // Where nothing came at all, the camera may be slow: one after the other
      if (silent.length === list.length) return list.slice(0, 1);
      if (silences === 1) return [];
      return silent.length > 0 ? silent : list.slice(0, 1);
    },
  };
}

const isFarSlower = (samples: readonly number[], others: readonly number[]) =>
  samples.length >= minSamplesToReject &&
  others.length >= minSamplesToReject &&
  Math.min(...samples) > rejectFactor * Math.max(...others);

/**
 * The lower quartile, for whatever else a phone does can only add to what a frame costs. Infinite where there are no
 * samples: such a way is never the cheaper one.
 */
const lowerQuartile = (samples: readonly number[]) =>
  samples.toSorted((a, b) => a - b)[samples.length >> 2] ?? Number.POSITIVE_INFINITY;
