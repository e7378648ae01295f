import { frameCamera } from '../../tracker/src/geometry/camera.ts';
import { projectCylinder, sightLength } from '../../tracker/src/geometry/cylinder.ts';
import type { Surface } from '../../tracker/src/target.ts';
import type { CylinderView } from '../../tracker/src/tracking/cylinder-aligner.ts';
import type { EngineThread } from './engine-thread.ts';
import type { Spent } from './engine.ts';
import type { Opponent } from './opponent/mind-ar.ts';
import type { Truth } from './sequences/generate.ts';
import type { Sequence } from './sequences/sequence-store.ts';

/**
 * Results of a competitor on a sequence, frame by frame: for each target that it has loaded a homography or null, and
 * where it sees the points of the truth's grid of those that it knows to lie on a mug.
 */
export type Played = readonly (Spent & {
  readonly homographies: readonly (Float64Array | null)[];
  readonly grids?: readonly (Float64Array | null)[];
})[];

/** A sequence with all of its frames in one piece of memory, one after the other. */
export type Loaded = {
  readonly sequence: Sequence;
  readonly frames: Uint8Array;
  readonly timestamps: readonly number[];
  readonly truths: readonly (readonly Truth[])[];
};

export async function loaded(sequence: Sequence): Promise<Loaded> {
  const size = sequence.width * sequence.height;
  const frames = new Uint8Array(size * sequence.frameCount);
  const timestamps: number[] = [];
  const truths: (readonly Truth[])[] = [];
  for await (const { gray, timestampMs, truth } of sequence.frames) {
    frames.set(gray.data, timestamps.length * size);
    timestamps.push(timestampMs);
    truths.push(truth);
  }
  return { sequence, frames, timestamps, truths };
}

/** A name for a compiled picture: of its photograph and size. */
const idOf = (sequence: Sequence, index: number): string =>
  `${sequence.spec.targets[index] ?? ''}-${sequence.spec.targetSide}`;

/** Ours: one tracker from the sequence's first frame to its last, with all targets of the sequence loaded. */
export async function playOurs(
  engine: EngineThread,
  { sequence, frames, timestamps, truths }: Loaded,
): Promise<Played> {
  const packs: Uint8Array[] = [];
  for (const [index, { width, height, rgba }] of sequence.targets.entries())
    packs.push(
      await engine.compile(idOf(sequence, index), { width, height, data: rgba, ...mugOf(sequence, truths, index) }),
    );
  const { width, height, spec } = sequence;
  const maxTracked = Math.max(1, spec.shown);
  const run = await engine.run({ packs, width, height, maxTracked, frames, timestamps });
  return run.frames.map(({ ms, cpuMs, results }) => ({
    ms,
    cpuMs,
    homographies: results.map(({ homography }) => homography),
    grids: results.map(({ cylinder }, index) => cylinder && gridOn(cylinder, sequence, index)),
  }));
}

/** A shop knows the mug that it prints on: the compiler has its radius. */
function mugOf({ spec }: Sequence, truths: Loaded['truths'], index: number): { readonly surface?: Surface } {
  if (spec.family !== 'cylinder') return {};
  const radius = truths.flat().find(({ target }) => target === index)?.radius ?? 0;
  return radius > 0 ? { surface: { kind: 'cylinder', radius } } : {};
}

/** Where a cylinder's pose puts the 5 × 5 points of the truth's grid. */
function gridOn({ pose, focal, radius }: CylinderView, sequence: Sequence, index: number): Float64Array | null {
  const target = sequence.targets[index];
  if (!target) return null;
  const camera = frameCamera(sequence.width, sequence.height, focal);
  const sight = new Float64Array(sightLength);
  return Float64Array.from({ length: 50 }, (_, i) => {
    const point = i >> 1;
    const x = ((point % 5) / 4) * target.width - 0.5;
    const y = (Math.floor(point / 5) / 4) * target.height - 0.5;
    projectCylinder(sight, { ...target, radius }, pose, camera, x, y);
    return sight[i & 1] ?? Number.NaN;
  });
}

/** MindAR, with the field of view that it assumes or with the true one. */
export async function playMindAr(opponent: Opponent, played: Loaded, trueField: boolean): Promise<Played> {
  const { sequence, frames, timestamps } = played;
  const { width, height } = sequence;
  const size = width * height;
  const out = await opponent.track({
    pictures: sequence.targets.map(({ width, height, rgba }, index) => ({
      id: idOf(sequence, index),
      picture: { width, height, data: rgba },
    })),
    width,
    height,
    maxTrack: Math.max(1, sequence.spec.shown),
    fovY: trueField ? (sequence.fovY * Math.PI) / 180 : null,
    frames: timestamps.map((timestampMs, i) => ({
      image: { width, height, data: frames.subarray(i * size, (i + 1) * size) },
      timestampMs,
    })),
  });
  return out.map(({ ms, homographies }) => ({ ms, cpuMs: Number.NaN, homographies }));
}
