import type { MediumDisplay } from '@afterimage/contract/customization.ts';
import { type MediumSize, placeMedium } from '@afterimage/scene/place-medium.ts';
import type { CSSProperties } from 'react';

const percent = (share: number): string => `${Number((share * 100).toFixed(4))}%`;

/** A print of 100 units height in the proportions `ratio`, width to height. */
export const unitPrint = (ratio: number) => ({ widthMm: ratio * 100, heightMm: 100 });

/**
 * A matrix onto a print as the style of a box in it, at any size on the screen: the size as shares of the print, and the
 * turn as a matrix about the box's own top left corner. `size` in units of what is laid, `box` in those of the print.
 */
export function matrixStyle(
  matrix: readonly [number, number, number, number, number, number],
  size: MediumSize,
  box: MediumSize,
): CSSProperties {
  const [a, b, c, d, e, f] = matrix;
  const scale = Math.hypot(a, b);
  const turn = [a, b, c, d].map((value) => Number((value / scale).toFixed(6)));
  return {
    inlineSize: percent((size.width * scale) / box.width),
    blockSize: percent((size.height * scale) / box.height),
    left: percent(e / box.width),
    top: percent(f / box.height),
    transform: `matrix(${turn.join(', ')}, 0, 0)`,
    transformOrigin: '0 0',
  };
}

/** How a medium lies on its print, as the style of its box. */
export function mediumStyle(medium: MediumSize, ratio: number, display: MediumDisplay): CSSProperties {
  const print = unitPrint(ratio);
  const { matrix } = placeMedium(medium, print, display);
  return matrixStyle(matrix, medium, { width: print.widthMm, height: print.heightMm });
}
