import { type Homography, project } from '../geometry/homography.ts';
import { createExposure, parts } from './exposure.ts';
import { toLevel } from './frame-levels.ts';
import type { Smear } from './patch-choice.ts';

/** Where a view of a target was, and how many milliseconds ago. */
export type Way = { readonly before: Homography; readonly ms: number };

/** Mean ZNCC of patches that are drawn with a smear (pixels of the frame) where a view is believed. */
type Likeness = (smear: Smear) => number;

/** What is known of how sharp frames are: of the shutter and of the lens. */
export type Sharpness = {
  /** How a target is to be drawn that has come such a way. */
  smear(way: Way | null): Smear;
  /** Part of a time during which the shutter is open, if that began with the last frame. */
  openPart(ms: number): number;
  /** Draws patches for shutters that are open for different times. */
  learnExposure(likeness: Likeness, way: Way, pixels: number): void;
  /** Draws patches for lenses focused worse and worse; true when another one fits than in the last frames. */
  learnFocus(likeness: Likeness, way: Way | null): boolean;
  /** Takes back what was learnt of the focus. */
  focusAgain(focus: number): void;
};

/** Widths of a point out of focus that are told apart, in pixels of the frame. */
const widths = [0, 2, 3, 4.5, 7, 10] as const;
/** How much more alike than a sharp one a blurred drawing has to look: what is not there looks more alike blurred, too. */
const gain = 0.03;
/** What moves less between two frames, in pixels, says nothing of the shutter. */
const leastMotion = 2;

/** Lens and shutter change slowly: both are looked at in every so many frames, the shutter in each of the first ones. */
const pause = 4;
const settledAfter = 6;

export function createSharpness(): Sharpness {
  const exposure = createExposure();
  let exposures = 0;
  let focuses = 0;
  const likenesses = new Float64Array(parts.length);
  let focus = 0;
  const openPart = (ms: number): number => Math.min(1, exposure.ms / ms);
  const smear = (way: Way | null): Smear => ({ before: way && way.before, part: way ? openPart(way.ms) : 0, focus });
  return {
    smear,
    openPart,
    learnExposure(likeness, { before, ms }, pixels) {
      if (pixels < leastMotion) return;
      exposures += 1;
      if (exposures > settledAfter && exposures % pause !== 0) return;
      for (let k = 0; k < parts.length; k += 1) likenesses[k] = likeness({ before, part: parts[k]!, focus });
      exposure.take(likenesses, pixels, ms);
    },
    learnFocus(likeness, way) {
      const now = smear(way);
      focuses += 1;
      // What was found just now, where nothing is known of the frame before, cannot wait
      if (way && focuses % pause !== 0) return false;
      let most = -Infinity;
      for (const width of widths) {
        const alike = likeness({ ...now, focus: width }) - (width > 0 ? gain : 0);
        if (alike > most) [focus, most] = [width, alike];
      }
      return focus !== now.focus;
    },
    focusAgain(width) {
      focus = width;
    },
  };
}

/** A smear in pixels of the frame as one of its level n. */
export function smearOnLevel({ before, part, focus }: Smear, level: number): Smear {
  return { before: before && toLevel(before, level), part, focus: focus / (1 << level) };
}

/** How the middle of a picture has moved between two views of it, in pixels of the frame. */
export function motionOf(
  { width, height }: { readonly width: number; readonly height: number },
  view: ArrayLike<number>,
  before: ArrayLike<number>,
): [number, number] {
  const [x, y] = project(view, width / 2, height / 2);
  const [u, v] = project(before, width / 2, height / 2);
  return [x - u, y - v];
}
