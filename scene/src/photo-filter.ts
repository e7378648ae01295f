import type { PhotoFilter } from '@afterimage/contract/values/looks.ts';

/** A color as three numbers; as a matrix, what red, green and blue of the photo give to one of the result. */
type Triple = readonly [red: number, green: number, blue: number];
export type ColorMatrix = readonly [red: Triple, green: Triple, blue: Triple];

/** The luminance coefficients of Rec. 709, on sRGB values as they are stored: what `grayscale()` of CSS does. */
const luminance: Triple = [0.2126, 0.7152, 0.0722];

/**
 * What each filter does to the color of a pixel. Both work on sRGB values as they are stored, not on linear light, have
 * no offset (black stays black), and are the same for a photo and for a smaller copy of it.
 */
const matrices: Readonly<Record<PhotoFilter, ColorMatrix>> = {
  'black-and-white': [luminance, luminance, luminance],
  // White balance moved towards tungsten: neutral gray gets 6 % more red and 16 % less blue and keeps its green. A
  // little of green goes to red and to blue, so that skies and leaves turn warmer too.
  warm: [
    [1.01, 0.05, 0],
    [0.02, 0.97, 0.01],
    [0, 0.06, 0.78],
  ],
};

/** The one definition of a filter, from which all painters work. */
export const filterMatrix = (filter: PhotoFilter): ColorMatrix => matrices[filter];

/** Filters RGBA pixels (not premultiplied) in place. A clamped array rounds, and cuts off at 0 and 255. */
export function filterPixels(pixels: Uint8ClampedArray, filter: PhotoFilter): void {
  const [[rr, rg, rb], [gr, gg, gb], [br, bg, bb]] = matrices[filter];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    pixels[at] = rr * red + rg * green + rb * blue;
    pixels[at + 1] = gr * red + gg * green + gb * blue;
    pixels[at + 2] = br * red + bg * green + bb * blue;
  }
}
