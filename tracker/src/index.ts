import { createClock, createFrameReader, type Frame } from './engine/frames.ts';
import { createTracking, type Sighting } from './engine/tracking.ts';
import { createFinder } from './finder/finder.ts';
import { PackError } from './pack/pack-error.ts';
import { readPack, type Pack } from './pack/pack.ts';

export { compileTarget, type CompileOptions } from './pack/compile.ts';
export { PackError, type PackFault } from './pack/pack-error.ts';
export type { RgbaImage } from './pack/reduce.ts';
export type { Frame } from './engine/frames.ts';
export type { Sighting } from './engine/tracking.ts';
export type { Surface } from './target.ts';
export type { TrackState } from './track/target-track.ts';

export type TrackerOptions = {
  /** Packs of `compileTarget`; a target is named by its place in this list. */
  readonly packs: readonly Uint8Array[];
  /** Size of all frames in pixels. */
  readonly width: number;
  readonly height: number;
  /** Most targets that are tracked at the same time; 5 when it is not said. */
  readonly maxTracked?: number;
  /** False forces the kernels without SIMD; they see the same, more slowly. */
  readonly simd?: boolean;
};

/** What a tracker tells of a target that it was given. */
export type TargetInfo = {
  /** Size of the compiled picture in pixels. */
  readonly width: number;
  readonly height: number;
  readonly name?: string;
  /** Width of the print in millimetres. */
  readonly physicalWidth?: number;
};

export type Tracker = {
  /** The targets, in the order of their packs. */
  readonly targets: readonly TargetInfo[];
  /**
   * Takes the next frame: one sighting for each target, in the order of their packs. A target is tracked in the very
   * frame in which it is found. The same frames and timestamps give the same sightings.
   * @throws TypeError naming the field when a frame has another size or too little data; Error after `free`.
   */
  process(frame: Frame, timestampMs: number): Sighting[];
  /** Lets all memory go. */
  free(): void;
};

/**
 * Prepares tracking. All memory is taken here, and when a target is tracked for the first time.
 * @throws PackError when a pack cannot be read; TypeError naming the option that is wrong.
 */
export function createTracker(options: TrackerOptions): Tracker {
  const { width, height, maxTracked = 5, simd } = checked(options);
  const packs = options.packs.map(readNumbered);
  const targets = packs.map(({ target }) => target);
  const settings = { targets, width, height, maxTracked, ...(simd === false && { simd }) };
  const read = createFrameReader(width, height);
  const clock = createClock();
  let parts: { finder: ReturnType<typeof createFinder>; tracking: ReturnType<typeof createTracking> } | null = {
    finder: createFinder(settings),
    tracking: createTracking(settings),
  };
  return {
    targets: packs.map(infoOf),
    process(frame, timestampMs) {
      if (!parts) throw new Error('The tracker was freed: it takes no more frames.');
      const { finder, tracking } = parts;
      const image = read(frame);
      tracking.advance(image, clock(timestampMs));
      const wanted = tracking.wanted();
      if (wanted) tracking.propose(finder.find(image, wanted));
      return tracking.settle();
    },
    free() {
      parts = null;
    },
  };
}

const infoOf = ({ target: { width, height }, name, physicalWidth }: Pack): TargetInfo => ({
  width,
  height,
  ...(name !== undefined && { name }),
  ...(physicalWidth !== undefined && { physicalWidth }),
});

function readNumbered(bytes: Uint8Array, index: number): Pack {
  try {
    return readPack(bytes);
  } catch (error) {
    if (error instanceof PackError) throw new PackError(error.code, `Pack ${index}: ${error.message}`);
    throw error;
  }
}

/** Larger frames are no camera's that a phone tracks in. */
const frameLimit = 4096;

function checked(options: TrackerOptions): TrackerOptions {
  const { packs, width, height, maxTracked } = options;
  if (!Array.isArray(packs)) throw new TypeError('packs must be a list of packs.');
  for (const [field, side] of Object.entries({ width, height }))
    if (!Number.isInteger(side) || side < 1 || side > frameLimit)
      throw new TypeError(`${field} of the frames must be a whole number from 1 to ${frameLimit}.`);
  if (maxTracked !== undefined && !(Number.isInteger(maxTracked) && maxTracked > 0))
    throw new TypeError('maxTracked must be a whole number from 1.');
  return options;
}
