import type { TextMedium } from '@afterimage/contract/customization.ts';

/** A text medium is set on a ground of the print's proportions, of this height in units of its own. */
const textAreaHeight = 1000;
export const textAreaOf = (ratio: number) => ({ width: textAreaHeight * ratio, height: textAreaHeight });

const margin = 0.08;
const lineHeight = 1.25;
/** How wide a sign is on average, as a share of the em; capitals alone make Cinzel wide. */
const averageWidths: Record<string, number> = {
  caveat: 0.42,
  'dancing-script': 0.46,
  'cormorant-garamond': 0.48,
  cinzel: 0.74,
  'noto-serif': 0.58,
};
const defaultWidth = 0.56;

/** How many lines a text takes when `most` signs go into one; words are not parted. Infinite when a word does not fit. */
function linesOf(text: string, most: number): number {
  let lines = 0;
  for (const line of text.split('\n')) {
    lines += 1;
    let remaining = most;
    for (const word of line.split(/\s+/)) {
      const { length } = word;
      if (length > most) return Number.POSITIVE_INFINITY;
      if (length > remaining) {
        lines += 1;
        remaining = most;
      }
      remaining -= length + 1;
    }
  }
  return lines;
}

/** The height of an em as a share of the ground's height, so that the whole text has its place; `ratio` width to height. */
export function fontSizeOf({ text, font }: Pick<TextMedium, 'text' | 'font'>, ratio: number): number {
  const [availableWidth, availableHeight] = [ratio * (1 - 2 * margin), 1 - 2 * margin];
  const averageWidth = averageWidths[font.toLowerCase().replaceAll(' ', '-')] ?? defaultWidth;
  for (let em = 0.34; em > 0.012; em *= 0.95) {
    const lines = linesOf(text, Math.floor(availableWidth / (averageWidth * em)));
    if (lines * lineHeight * em <= availableHeight) return Number(em.toFixed(4));
  }
  return 0.012;
}

/** The pieces of a text that are not parted: words with their signs, and breaks; what letters come up by. */
export function textSegments(text: string): { word: string[]; breaks: boolean }[] {
  return text.split('\n').flatMap((line, row, rows) => {
    const pieces = line
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({
        word: Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment),
        breaks: false,
      }));
    if (row < rows.length - 1) pieces.push({ word: [], breaks: true });
    return pieces;
  });
}

/** How a sign or a whole text stands: how opaque, and how far above its place, in ems. */
export interface AnimationState {
  opacity: number;
  up: number;
}

type Easing = 'linear' | 'ease-out' | 'ease-in-out';

/** A way of coming up, in milliseconds: what stands between two of its steps is eased as the earlier one says. */
export interface TextAnimation {
  steps: readonly (AnimationState & { at: number; easing: Easing })[];
  duration: number;
  delay: number;
  iterations: number;
  /** Of each turn as a whole. */
  easing: Easing;
}

/** How long a text that plays over and over stands before it begins again, in milliseconds. */
const holdMs = 3200;
const visibleState: AnimationState = { opacity: 1, up: 0 };
const linear = 'linear';

/**
 * How the `index`th of `count` moving parts comes up; null for a text that stands still. Typewriter and wave move every
 * sign, fade and rise the text as one.
 */
export function textAnimationOf(
  animation: TextMedium['animation'],
  index: number,
  count: number,
  loop: boolean,
): TextAnimation | null {
  const iterations = loop ? Number.POSITIVE_INFINITY : 1;
  if (animation === 'none') return null;
  if (animation === 'wave') {
    const steps = [
      { ...visibleState, at: 0 },
      { opacity: 1, up: 0.18, at: 0.3 },
      { ...visibleState, at: 0.6 },
      { ...visibleState, at: 1 },
    ].map((step) => ({ ...step, easing: linear }) as const);
    return { steps, duration: 1600, delay: index * 90, iterations: loop ? iterations : 3, easing: 'ease-in-out' };
  }
  const start = animation === 'typewriter' ? index * 75 : 0;
  const entranceMs = animation === 'typewriter' ? 1 : 1100;
  const duration = (animation === 'typewriter' ? count * 75 : entranceMs) + holdMs;
  const hiddenState = { opacity: 0, up: animation === 'rise' ? -0.9 : 0 };
  const steps = [
    { ...hiddenState, at: 0, easing: linear },
    { ...hiddenState, at: start / duration, easing: 'ease-out' },
    { ...visibleState, at: (start + entranceMs) / duration, easing: linear },
    { ...visibleState, at: 1, easing: linear },
  ] as const;
  return { steps, duration, delay: 0, iterations, easing: linear };
}

/** Whether every sign moves by itself. */
export const animatesByGrapheme = (animation: TextMedium['animation']): boolean =>
  animation === 'typewriter' || animation === 'wave';

/** The same for the browser's own animations. */
export function keyframesOf(
  animation: TextMedium['animation'],
  index: number,
  count: number,
  loop: boolean,
): { keyframes: Keyframe[]; options: KeyframeAnimationOptions } | null {
  const animationSteps = textAnimationOf(animation, index, count, loop);
  if (!animationSteps) return null;
  const { steps, duration, delay, iterations, easing } = animationSteps;
  const keyframes = steps.map(({ at, opacity, up, easing: easedShare }) => ({
    offset: at,
    opacity,
    transform: up === 0 ? 'none' : `translateY(${-up}em)`,
    easing: easedShare,
  }));
  return { keyframes, options: { duration, delay, iterations, easing, fill: 'both' } };
}

const curves: Record<Easing, readonly [number, number, number, number]> = {
  linear: [0, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

/** A CSS timing function at a share of the time: its Bézier curve is halved until x is found. */
function easedShare(easing: Easing, share: number): number {
  if (easing === 'linear' || share <= 0 || share >= 1) return share;
  const [x1, y1, x2, y2] = curves[easing];
  const bezier = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
  let [low, availableHeight] = [0, 1];
  for (let round = 0; round < 24; round += 1) {
    const middle = (low + availableHeight) / 2;
    if (bezier(x1, x2, middle) < share) low = middle;
    else availableHeight = middle;
  }
  return bezier(y1, y2, low);
}

/** How a part stands after so many milliseconds, written to `out`: what the browser's own animation shows then. */
export function animationStateAt(
  animationSteps: TextAnimation,
  milliseconds: number,
  out: AnimationState,
): AnimationState {
  const { steps, duration, delay, iterations, easing } = animationSteps;
  const iteration = Math.max(0, milliseconds - delay) / duration;
  const share = easedShare(easing, iteration >= iterations ? 1 : iteration % 1);
  let next = 1;
  while (next < steps.length - 1 && steps[next]!.at <= share) next += 1;
  const [from, to] = [steps[next - 1]!, steps[next]!];
  const progress = to.at > from.at ? Math.min(1, Math.max(0, (share - from.at) / (to.at - from.at))) : 1;
  const easedProgress = easedShare(from.easing, progress);
  out.opacity = from.opacity + (to.opacity - from.opacity) * easedProgress;
  out.up = from.up + (to.up - from.up) * easedProgress;
  return out;
}
