import type { Picture } from '../denoiser/exr.ts';

/** Red, green and blue, linear, 0 to 1. */
export type Rgb = readonly [number, number, number];

/** A colour as it is written (`#1e73be`), in linear light. */
export function linearOf(code: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const x = Number.parseInt(code.slice(at, at + 2), 16) / 255;
    return x <= 0.040_45 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** A picture's light in two parts: what takes on the colour of surfaces, and what only bounces off or goes through. */
export interface Lights {
  body: Picture;
  gloss: Picture;
  /** What part of each pixel takes the product's colour. */
  tint: Float32Array;
}

/**
 * The same picture of the thing in another colour. It was rendered in a light neutral: where it is tinted, the light of its
 * body is that of the colour instead. Light that went from fold to fold has met the colour more than once, the more so the
 * darker a place is: there the colour gets deeper, as it does in cloth.
 */
export function recoloured({ body, gloss, tint }: Lights, neutral: Rgb, color: Rgb): Picture {
  const values = new Float32Array(body.values.length);
  const ratio = color.map((each, channel) => each / (neutral[channel] ?? 1));
  for (let at = 0; at < values.length; at += 3) {
    const mask = tint[at / 3] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      const light = body.values[at + channel] ?? 0;
      const factor = ratio[channel] ?? 1;
      // Of the light on a fully lit surface next to nothing came from itself; of that in a fold a good part did.
      const lit = Math.min(1, light / (neutral[channel] ?? 1));
      const again = 1 + deepening * (1 - lit) * (factor - 1);
      values[at + channel] = (gloss.values[at + channel] ?? 0) + light * (1 - mask + mask * factor * again);
    }
  }
  return { width: body.width, height: body.height, values };
}

/** What part of a fold's light is its own, at most. */
const deepening = 0.35;
