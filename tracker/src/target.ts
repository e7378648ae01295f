import type { GrayImage } from './gray-image.ts';

/**
 * Shape of the printed surface. A cylinder's axis is parallel to the picture's y axis, and the picture's full width is
 * wrapped round it; `radius` is in widths of the picture (1 / 2π for a print that covers the full circumference).
 */
export type Surface = { readonly kind: 'flat' } | { readonly kind: 'cylinder'; readonly radius: number };

/**
 * Features of a target that the recognizer matches, as columns: feature i lies at (x[i], y[i]), in pixels of the compiled
 * picture, with a scale (pixels of the compiled picture per pixel of the level at which it was described), an angle in
 * radians, and `descriptorBytes` bytes from i · descriptorBytes.
 */
export type Features = {
  readonly count: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly scale: Float32Array;
  readonly angle: Float32Array;
  readonly descriptors: Uint8Array;
};

/** A photo prepared for tracking: what a pack holds when it has been read. */
export type Target = {
  /** Size of the compiled picture in pixels: homographies start from its pixels. */
  readonly width: number;
  readonly height: number;
  readonly surface: Surface;
  readonly features: Features;
  /** The picture, gray, longest side at most `trackingSide` px, which the tracking levels are made from. */
  readonly picture: GrayImage;
};
