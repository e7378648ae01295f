import type { PictureCorners } from '@afterimage/contract/print.ts';
import { perspectiveOf } from '@afterimage/contract/values/picture-corners.ts';

/**
 * The CSS transform that lays a box of `width` by `height` pixels, its origin at its top left, onto four corners
 * (clockwise from the top left, in pixels).
 */
export function warpTo(corners: PictureCorners, width: number, height: number): string {
  const [a, b, c, d, e, f, g, h] = perspectiveOf(corners);
  const [u, v] = [width, height];
  const columns = [
    [a / u, d / u, 0, g / u],
    [b / v, e / v, 0, h / v],
    [0, 0, 1, 0],
    [c, f, 0, 1],
  ];
  return `matrix3d(${columns.flat().map(plain).join(', ')})`;
}

/** CSS knows no numbers like 1e-7 everywhere. */
const plain = (value: number): string => String(Number(value.toFixed(9)));
