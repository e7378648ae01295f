import type { Size } from '../session/object-fit.ts';

/** How the corners of a print stand while they close in on it: milliseconds after it was found. */
export interface CornerAnimation {
  /** How far from their places, as a factor about the print's middle. */
  spread: number;
  opacity: number;
  /** Of the amber trace beside them. */
  trace: number;
}

const closingMs = 240;
const tracingMs = 600;
const leavingMs = 300;
const easeOut = (share: number): number => 1 - (1 - share) ** 3;
const clamp01 = (share: number): number => Math.min(1, Math.max(0, share));

/** What is to be seen of the corners; `held` keeps them standing, for what is shown there is still on its way. */
export function cornerAnimationAt(
  milliseconds: number,
  isHeld: boolean,
  prefersReducedMotion: boolean,
  out: CornerAnimation,
): CornerAnimation {
  const [close, trace, leave] = prefersReducedMotion ? [0, 100, 100] : [closingMs, tracingMs, leavingMs];
  out.spread = close ? 1 + 0.3 * (1 - easeOut(clamp01(milliseconds / close))) : 1;
  out.opacity = clamp01(milliseconds / 100) * (isHeld ? 1 : 1 - clamp01((milliseconds - close - tracingMs) / leave));
  out.trace = milliseconds < close ? 0 : 1 - clamp01((milliseconds - close) / trace);
  return out;
}

const armLength = 28;
/** CSS pixels. */
export const lineWidth = 2;
const floatsPerVertex = 7;
export const cornerVertexCount = 4 * 2 * 6;

/**
 * Lays the viewfinder's four corners round a quadrilateral, `quad` in CSS pixels of the stage, clockwise: triangles of
 * seven numbers each corner, from `from` on. `shift` moves them right and down, `spread` away from the middle; `density` is
 * the device pixels of a CSS pixel, in which the lines' own measure is.
 */
export function writeCornerLines(
  out: Float32Array,
  from: number,
  quad: ArrayLike<number>,
  { width, height }: Size,
  { spread, offset, density }: { spread: number; offset: number; density: number },
  [red, green, blue]: readonly [number, number, number],
  opacity: number,
): void {
  const middleX = (quad[0]! + quad[2]! + quad[4]! + quad[6]!) / 4;
  const middleY = (quad[1]! + quad[3]! + quad[5]! + quad[7]!) / 4;
  let at = from * floatsPerVertex;
  for (let corner = 0; corner < 4; corner += 1)
    for (let side = 1; side <= 3; side += 2) {
      const other = (corner + side) % 4;
      const x = middleX + (quad[2 * corner]! - middleX) * spread + offset;
      const y = middleY + (quad[2 * corner + 1]! - middleY) * spread + offset;
      const alongX = (quad[2 * other]! - quad[2 * corner]!) * spread;
      const alongY = (quad[2 * other + 1]! - quad[2 * corner + 1]!) * spread;
      const long = Math.hypot(alongX, alongY);
      const [ux, uy] = long > 0 ? [alongX / long, alongY / long] : [0, 0];
      const length = Math.min(armLength, long / 4);
      const across = lineWidth / 2 + 1 / density;
      for (let point = 0; point < 6; point += 1) {
        // Two triangles: 0 1 2, 2 1 3
        const place = point < 3 ? point : point === 3 ? 2 : point === 4 ? 1 : 3;
        const way = place < 2 ? -lineWidth / 2 : length;
        const aside = place % 2 === 0 ? -across : across;
        out[at] = ((x + ux * way - uy * aside) * 2) / width - 1;
        out[at + 1] = 1 - ((y + uy * way + ux * aside) * 2) / height;
        out[at + 2] = aside * density;
        out[at + 3] = red * opacity;
        out[at + 4] = green * opacity;
        out[at + 5] = blue * opacity;
        out[at + 6] = opacity;
        at += floatsPerVertex;
      }
    }
}
