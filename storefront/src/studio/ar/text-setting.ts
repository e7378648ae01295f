import type { TextMedium } from '@afterimage/contract/customization.ts';

/** A text medium is set on a ground of the print's proportions, of this height in units of its own. */
const groundHeight = 1000;
export const groundOf = (ratio: number) => ({ width: groundHeight * ratio, height: groundHeight });

const margin = 0.08;
const lineHeight = 1.25;
/** How wide a sign is on average, as a share of the em; capitals alone make Cinzel wide. */
const widths: Record<string, number> = {
  caveat: 0.42,
  'dancing-script': 0.46,
  'cormorant-garamond': 0.48,
  cinzel: 0.74,
  'noto-serif': 0.58,
};
const usual = 0.56;

/** How many lines a text takes when `most` signs go into one; words are not parted. Infinite when a word does not fit. */
function linesOf(text: string, most: number): number {
  let lines = 0;
  for (const line of text.split('\n')) {
    lines += 1;
    let room = most;
    for (const word of line.split(/\s+/)) {
      const { length } = word;
      if (length > most) return Number.POSITIVE_INFINITY;
      if (length > room) {
        lines += 1;
        room = most;
      }
      room -= length + 1;
    }
  }
  return lines;
}

/** The height of an em as a share of the ground's height, so that the whole text has its place; `ratio` width to height. */
export function emOf({ text, font }: Pick<TextMedium, 'text' | 'font'>, ratio: number): number {
  const [wide, high] = [ratio * (1 - 2 * margin), 1 - 2 * margin];
  const sign = widths[font.toLowerCase().replaceAll(' ', '-')] ?? usual;
  for (let em = 0.34; em > 0.012; em *= 0.95) {
    const lines = linesOf(text, Math.floor(wide / (sign * em)));
    if (lines * lineHeight * em <= high) return Number(em.toFixed(4));
  }
  return 0.012;
}

/** The pieces of a text that are not parted: words with their signs, and breaks; what letters come up by. */
export function piecesOf(text: string): { word: string[]; breaks: boolean }[] {
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

interface Motion {
  keyframes: Keyframe[];
  options: KeyframeAnimationOptions;
}

/** How long a text that plays over and over stands before it begins again, in milliseconds. */
const standing = 3200;

/**
 * How the `index`th of `count` moving parts comes up, for the browser's own animations; null for a text that stands
 * still. Typewriter and wave move every sign, fade and rise the text as one.
 */
export function motionOf(
  animation: TextMedium['animation'],
  index: number,
  count: number,
  loop: boolean,
): Motion | null {
  const iterations = loop ? Number.POSITIVE_INFINITY : 1;
  if (animation === 'none') return null;
  if (animation === 'wave') {
    const up = { transform: 'translateY(-0.18em)' };
    const options = { duration: 1600, delay: index * 90, iterations: loop ? iterations : 3, easing: 'ease-in-out' };
    return { keyframes: [{ transform: 'none' }, { ...up, offset: 0.3 }, { transform: 'none', offset: 0.6 }], options };
  }
  const begin = animation === 'typewriter' ? index * 75 : 0;
  const come = animation === 'typewriter' ? 1 : 1100;
  const duration = (animation === 'typewriter' ? count * 75 : come) + standing;
  const hidden = animation === 'rise' ? { opacity: 0, transform: 'translateY(0.9em)' } : { opacity: 0 };
  const shown = animation === 'rise' ? { opacity: 1, transform: 'none' } : { opacity: 1 };
  const at = (time: number): number => time / duration;
  const keyframes = [
    { ...hidden, offset: 0 },
    { ...hidden, offset: at(begin), easing: 'ease-out' },
    { ...shown, offset: at(begin + come) },
    { ...shown, offset: 1 },
  ];
  return { keyframes, options: { duration, iterations, fill: 'both' } };
}

/** What is sent of a text: its JSON, as a file. */
export function textFile(medium: TextMedium): File {
  return new File([JSON.stringify({ ...medium, text: medium.text.trim() })], 'text.json', { type: 'application/json' });
}
