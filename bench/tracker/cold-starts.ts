import { project } from '../../tracker/src/geometry/homography.ts';
import type { EngineThread } from './engine-thread.ts';
import { outerCorners } from './sequences/projection.ts';
import { type Picture, pictureOf } from './sequences/pictures.ts';
import { keptShots, shotHeight, shotWidth, type View } from './stills.ts';

/** A resting print in the frames of a new tracker. */
export type ColdStart = {
  readonly picture: string;
  readonly across: number;
  readonly tilt: number;
  /** The first frame, from 1, in which it is detected within 5 px; Infinity when in none of three. */
  readonly frame: number;
};

export type Recognition = {
  readonly starts: readonly ColdStart[];
  /** Tilt in degrees up to which each print stayed within 5 px while it was tilted slowly. */
  readonly tracked: readonly { readonly picture: string; readonly tilt: number }[];
};

/** Ordinary photographs, with detail: no smooth skies or single subjects on plain backgrounds. */
export const ordinary = [
  'astronaut',
  'bridge',
  'chelsea',
  'coffee',
  'elephants',
  'friends',
  'ladybird',
  'life',
  'motorcycle',
  'picos',
  'rocket',
  'wine',
] as const;

const widths = [50, 60, 70, 80, 90, 100, 110, 130, 160, 200, 260, 320] as const;
const tilts = [0, 10, 20, 30, 40, 44, 50, 55, 60, 65, 70, 75] as const;
const usualWidth = 200;
const usualTilt = 15;
const compiledSide = 1024;

/** Cold starts by width at a little tilt and by tilt at 200 px, and how far a print can be tilted while it is tracked. */
export async function recognitionOf(engine: EngineThread, pictures: readonly string[]): Promise<Recognition> {
  const starts: ColdStart[] = [];
  const tracked: { picture: string; tilt: number }[] = [];
  for (const [index, name] of pictures.entries()) {
    const picture = await pictureOf(name, compiledSide);
    const beside = [await pictureOf(pictures[(index + 1) % pictures.length] ?? name, 640)];
    const pack = await engine.compile(name, { ...picture, data: picture.rgba });
    const places = [
      ...widths.filter((across) => across !== usualWidth).map((across) => ({ across, tilt: usualTilt })),
      ...tilts.map((tilt) => ({ across: usualWidth, tilt })),
    ];
    for (const place of places) {
      const view: View = { ...place, level: 'medium', seed: `${name} ${place.across} ${place.tilt}` };
      const frame = await firstFound(engine, pack, { name, picture, beside, views: [view, view, view] });
      starts.push({ picture: name, ...place, frame });
    }
    tracked.push({ picture: name, tilt: await tiltTracked(engine, pack, { name, picture, beside }) });
  }
  return { starts, tracked };
}

type Shooting = { readonly name: string; readonly picture: Picture; readonly beside: readonly Picture[] };

async function errorsOf(
  engine: EngineThread,
  pack: Uint8Array,
  { name, picture, beside, views }: Shooting & { readonly views: readonly View[] },
): Promise<number[]> {
  const { frames, truths } = await keptShots(name, picture, beside, views);
  const timestamps = views.map((_, frame) => (frame * 1000) / 30);
  const run = await engine.run({
    packs: [pack],
    width: shotWidth,
    height: shotHeight,
    maxTracked: 1,
    frames,
    timestamps,
  });
  return run.frames.map(({ results }, frame) => {
    const homography = results[0]?.homography;
    const truth = truths[frame];
    return homography && truth ? cornerError(homography, truth, picture) : Infinity;
  });
}

async function firstFound(
  engine: EngineThread,
  pack: Uint8Array,
  shooting: Shooting & { readonly views: readonly View[] },
): Promise<number> {
  const errors = await errorsOf(engine, pack, shooting);
  const firstMatch = errors.findIndex((error) => error <= 5);
  return firstMatch < 0 ? Infinity : firstMatch + 1;
}

async function tiltTracked(engine: EngineThread, pack: Uint8Array, shooting: Shooting): Promise<number> {
  const views = Array.from({ length: 76 }, (_, i): View => {
    return { across: 280, tilt: 30 + 0.75 * Math.max(0, i - 3), level: 'medium', seed: `${shooting.name} tilting` };
  });
  const errors = await errorsOf(engine, pack, { ...shooting, views });
  const first = errors.findIndex((error) => error <= 5);
  if (first < 0) return 0;
  const end = errors.findIndex((error, i) => i > first && error > 5);
  return views[(end < 0 ? errors.length : end) - 1]?.tilt ?? 0;
}

/** Mean distance of the four outer corners, in pixels of the frame. */
function cornerError(estimated: ArrayLike<number>, truth: ArrayLike<number>, picture: Picture): number {
  const distances = outerCorners(picture.width, picture.height).map(([x, y]) => {
    const [a, b] = [project(estimated, x, y), project(truth, x, y)];
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
  });
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
}

/** What nine of ten prints reach: the smallest width from which on all are found, the tilts, the frames to a lock. */
export function limitsOf({ starts, tracked }: Recognition) {
  const share = (chosen: readonly ColdStart[]): number =>
    chosen.filter(({ frame }) => Number.isFinite(frame)).length / chosen.length;
  const byWidth = starts.filter(({ tilt, across }) => tilt === usualTilt || (across === usualWidth && tilt === 10));
  const byTilt = starts.filter(({ across }) => across === usualWidth);
  const smallestWidth = reach(widths.toReversed(), (width) => share(byWidth.filter(({ across }) => across === width)));
  const tiltRecognized = reach(tilts, (angle) => share(byTilt.filter(({ tilt }) => tilt === angle)));
  const locks = byTilt.filter(({ tilt }) => tilt < 45).map(({ frame }) => frame);
  const angles = tracked.map(({ tilt }) => tilt).toSorted((a, b) => a - b);
  return {
    smallestWidth: smallestWidth ?? Infinity,
    tiltRecognized: tiltRecognized ?? 0,
    lockFrames: locks.toSorted((a, b) => a - b)[Math.ceil(0.9 * locks.length) - 1] ?? Number.NaN,
    tiltTracked: angles[Math.floor(0.1 * angles.length)] ?? Number.NaN,
  };
}

/** The last of the steps up to which nine of ten are found at each. */
function reach(steps: readonly number[], share: (step: number) => number): number | undefined {
  const end = steps.findIndex((step) => !(share(step) >= 0.9));
  return steps[(end < 0 ? steps.length : end) - 1];
}
