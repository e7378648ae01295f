import { isStream, type Way } from './capture-strategies.ts';

/** The first frames of a way also pay for code, memory and textures that the later ones find there. */
const warmUp = 2;
/** So many frames of a way are compared. */
const sampleCount = 6;
/** After so many, a way whose cheapest frame costs `hopeless` times the dearest of another one has lost. */
const fewSamples = 3;
const hopeless = 2;
/** A way of which so many frames were asked for, and not enough came, has lost. */
const mostAsked = 24;
/** A later way replaces an earlier one when it costs no more than this part of it, and is cheaper by so many milliseconds. */
const cheaperPart = 0.8;
const cheaperBy = 2;

/**
 * Which way the frames of a camera take. A stream stays where there is one: it needs no video element, and to leave it
 * costs a moment without frames. The ways that read a video element are tried on the camera's first frames, which are
 * tracked and drawn as all others, and the cheapest one stays. They take turns frame by frame: whatever else the phone does
 * meanwhile slows down all of them alike.
 */
export interface Choice {
  /** By which way the next frame comes; null when none is left. */
  readonly next: Way | null;
  readonly isDecided: boolean;
  /** A frame is asked for by that way. */
  asked(way: Way): void;
  /** A frame of that way was drawn; what it cost from the camera to its grey and to the graphics card, in milliseconds. */
  cost(way: Way, milliseconds: number): void;
  /** No frame can be had by that way. */
  fail(way: Way): void;
  /** No frame has come for too long: gives the ways at fault. Nobody is while a busy phone may be, once. */
  silence(): Way[];
}

/** @param ways the best first, as far as that can be known beforehand. @param known what was decided for this camera before. */
export function createChoice(ways: readonly Way[], known: Way | null = null): Choice {
  let left = [...ways];
  let decided = known !== null && left.includes(known) ? known : null;
  /** Since the last frame. */
  let silences = 0;
  const trials = new Map(ways.map((way) => [way, { asked: 0, costs: [] as number[] }]));
  const trialOf = (way: Way) => trials.get(way) ?? { asked: 0, costs: [] };
  const samplesOf = (way: Way) => trialOf(way).costs.slice(warmUp);
  const isComplete = (way: Way) => samplesOf(way).length >= sampleCount || trialOf(way).asked >= mostAsked;
  const isHopeless = (way: Way) => left.some((other) => isFarDearer(samplesOf(way), samplesOf(other)));
  /** The last resort is never the cheapest: it does what `bitmaps` does, and in the page. */
  function compared(): Way[] {
    const [first] = left;
    if (!first || isStream(first) || left.length === 1) return left.slice(0, 1);
    return left.filter((way) => way !== 'page-grey');
  }

  /** The ways of which frames are still needed. */
  const open = () => compared().filter((way) => !isComplete(way) && !isHopeless(way));

  function decide(): void {
    if (decided) return;
    const list = compared();
    const [first] = list;
    if (!first) return;
    if (list.length === 1) decided = first;
    else if (open().length === 0) decided = list.reduce((best, way) => (isCheaper(way, best) ? way : best));
  }

  function isCheaper(way: Way, best: Way): boolean {
    const [cost, before] = [costOf(samplesOf(way)), costOf(samplesOf(best))];
    return cost <= cheaperPart * before && before - cost >= cheaperBy;
  }

  decide();
  return {
    get next() {
      if (decided) return decided;
      // By what has come, for frames may be lost on their way
      const [way = null] = open().toSorted((a, b) => trialOf(a).costs.length - trialOf(b).costs.length);
      return way;
    },
    get isDecided() {
      return decided !== null;
    },
    asked(way) {
      if (decided) return;
      trialOf(way).asked += 1;
      decide();
    },
    cost(way, milliseconds) {
      if (decided) return;
      trialOf(way).costs.push(milliseconds);
      silences = 0;
      decide();
    },
    fail(way) {
      left = left.filter((one) => one !== way);
      if (decided === way) decided = null;
      decide();
    },
    silence() {
      silences += 1;
      if (decided) return [decided];
      const list = open();
      const silent = list.filter((way) => trialOf(way).costs.length === 0);
      // Where nothing came at all, the camera may be slow: one after the other
      if (silent.length === list.length) return list.slice(0, 1);
      if (silences === 1) return [];
      return silent.length > 0 ? silent : list.slice(0, 1);
    },
  };
}

const isFarDearer = (samples: readonly number[], others: readonly number[]) =>
  samples.length >= fewSamples && others.length >= fewSamples && Math.min(...samples) > hopeless * Math.max(...others);

/**
 * The lower quartile, for whatever else a phone does can only add to what a frame costs. Infinite where there are no
 * samples: such a way is never the cheaper one.
 */
const costOf = (samples: readonly number[]) =>
  samples.toSorted((a, b) => a - b)[samples.length >> 2] ?? Number.POSITIVE_INFINITY;
