import { Recognizer } from '../recognizer/recognizer.ts';
import type { GrayImage } from '../gray-image.ts';
import { PackError } from '../pack/pack-error.ts';
import { readPack, type Pack } from '../pack/pack.ts';
import type { Target } from '../target.ts';
import { createClock, createFrameReader, type Frame } from './frame-reader.ts';
import { createPoseEstimator, type PoseEstimator, type TargetPose } from './pose-estimator.ts';
import { MultiTargetTracking, type TrackingResult } from './multi-target-tracking.ts';

export type TrackerOptions = {
  /** Packs of `compileTarget`, or what `readPack` made of them; a target is identified by its index in this list. */
  readonly packs: readonly (Uint8Array | Pack)[];
  /** Size of all frames in pixels. */
  readonly width: number;
  readonly height: number;
  /** Maximum number of targets that are tracked at the same time; 5 by default. */
  readonly maxTracked?: number;
  /** False forces the kernels without SIMD; their results are the same, more slowly. */
  readonly simd?: boolean;
};

/** Description of a target. */
export type TargetInfo = {
  /** Size of the compiled picture in pixels. */
  readonly width: number;
  readonly height: number;
  readonly name?: string;
  /** Width of the print in millimeters. */
  readonly physicalWidth?: number;
};

export type Tracker = {
  /** The targets, in the order of their packs. */
  readonly targets: readonly TargetInfo[];
  /**
   * Takes the next frame: one result for each target, in the order of their packs. A target is tracked in the very frame
   * in which it is detected. The same frames and timestamps give the same results.
   * @throws TypeError naming the field when a frame has another size or too little data; Error after `free`.
   */
  process(frame: Frame, timestampMs: number): TrackingResult[];
  /**
   * Where a target is in space in the last frame: in the camera's coordinates (X right, Y down, Z forward), lengths in
   * widths of the picture, its center as origin. Null unless it is tracked.
   */
  pose(target: number): TargetPose | null;
  /**
   * Prepares one more target for the frame in which it is tracked first, which is then not delayed: to be called in idle
   * time. False when all are prepared.
   */
  prepare(): boolean;
  /** Releases all memory. */
  free(): void;
};

/**
 * Creates a tracker. Memory is allocated here, and when a target is tracked for the first time.
 * @throws PackError when a pack cannot be read; TypeError naming the option that is wrong.
 */
export function createTracker(options: TrackerOptions): Tracker {
  const read = checkTargets(options);
  const recognizer = new Recognizer({ ...options, targets: read.targets });
  return createTrackerWith(options, read, (image, tracking) => {
    const scope = tracking.recognitionScope();
    if (scope) tracking.propose(recognizer.find(image, scope));
  });
}

/** A tracker that calls `search` in each frame to detect what it does not track. */
export function createTrackerWith(
  options: TrackerOptions,
  { targets, infos }: TargetList,
  search: (image: GrayImage, tracking: MultiTargetTracking) => void,
): Tracker {
  const { width, height, maxTracked = 5 } = options;
  const read = createFrameReader(width, height);
  const clock = createClock();
  // The only reference to large objects: a freed tracker that is still referenced must not hold them
  let resources: { tracking: MultiTargetTracking; poses: PoseEstimator; search: typeof search } | null = {
    tracking: new MultiTargetTracking({ ...options, targets, maxTracked }),
    poses: createPoseEstimator(targets, width, height),
    search,
  };
  return {
    targets: infos,
    process(frame, timestampMs) {
      if (!resources) throw new Error('The tracker was freed: it takes no more frames.');
      const { tracking, poses, search } = resources;
      const image = read(frame);
      const time = clock(timestampMs);
      tracking.advance(image, time);
      search(image, tracking);
      const results = tracking.finishFrame();
      poses.observe(results, time);
      return results;
    },
    pose: (target) => resources?.poses.pose(target) ?? null,
    prepare: () => resources?.tracking.prepare() ?? false,
    free() {
      resources = null;
    },
  };
}

/** Targets of packs, and their descriptions. */
export type TargetList = { readonly targets: readonly Target[]; readonly infos: readonly TargetInfo[] };

/** Maximum side of a frame in pixels. */
const frameLimit = 4096;

/**
 * Checks a tracker's options and reads its packs.
 * @throws PackError, TypeError: see `createTracker`.
 */
export function checkTargets({ packs, width, height, maxTracked }: TrackerOptions): TargetList {
  if (!Array.isArray(packs)) throw new TypeError('packs must be a list of packs.');
  for (const [field, side] of Object.entries({ width, height }))
    if (!Number.isInteger(side) || side < 1 || side > frameLimit)
      throw new TypeError(`${field} of the frames must be a whole number from 1 to ${frameLimit}.`);
  if (maxTracked !== undefined && !(Number.isInteger(maxTracked) && maxTracked > 0))
    throw new TypeError('maxTracked must be a whole number from 1.');
  const read = packs.map(readNumbered);
  return { targets: read.map(({ target }) => target), infos: read.map(infoOf) };
}

const infoOf = ({ target: { width, height }, name, physicalWidth }: Pack): TargetInfo => ({
  width,
  height,
  ...(name !== undefined && { name }),
  ...(physicalWidth !== undefined && { physicalWidth }),
});

function readNumbered(pack: Uint8Array | Pack, index: number): Pack {
  if ('target' in pack) return pack;
  try {
    return readPack(pack);
  } catch (error) {
    if (error instanceof PackError) throw new PackError(error.code, `Pack ${index}: ${error.message}`);
    throw error;
  }
}
