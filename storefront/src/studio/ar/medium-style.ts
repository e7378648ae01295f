import type { MediumDisplay } from '@afterimage/contract/customization.ts';
import { type MediumSize, placeMedium } from '@afterimage/scene/place-medium.ts';
import type { CSSProperties } from 'react';

const percent = (share: number): string => `${Number((share * 100).toFixed(4))}%`;

/** A print of 100 units height in the proportions `ratio`, width to height. */
export const unitPrint = (ratio: number) => ({ widthMm: ratio * 100, heightMm: 100 });

/**
 * The same place as on the print, for a box in it of any size on the screen: the size as shares of the print, and the
 * turn as a matrix about the box's own top left corner.
 */
export function mediumStyle(medium: MediumSize, ratio: number, display: MediumDisplay): CSSProperties {
  const print = unitPrint(ratio);
  const { matrix, scale } = placeMedium(medium, print, display);
  const [a, b, c, d, e, f] = matrix;
  const turn = [a, b, c, d].map((value) => Number((value / scale).toFixed(6)));
  return {
    inlineSize: percent((medium.width * scale) / print.widthMm),
    blockSize: percent((medium.height * scale) / print.heightMm),
    left: percent(e / print.widthMm),
    top: percent(f / print.heightMm),
    transform: `matrix(${turn.join(', ')}, 0, 0)`,
    transformOrigin: '0 0',
  };
}
