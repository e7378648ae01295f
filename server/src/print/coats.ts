import type { Drawing, DrawingNode } from '@afterimage/scene/drawing.ts';
import type { Ink } from '@afterimage/scene/ink.ts';
import { filterMatrix } from '@afterimage/scene/photo-filter.ts';
import type { Plate } from './plates.ts';

/** What is painted on a page, and with which inks. */
export interface PaintedSurface {
  drawing: Drawing;
  ink: Ink;
  /** Of an engraving: light parts of photos and shapes are the deep ones. */
  isLightDeep: boolean;
}

/** One pass over a shape: a color of the press, or a tint of a plate. `overprints`: the other plates keep what they have. */
export type Coat =
  | { plate?: undefined; color: string; overprints: boolean }
  | { plate: Plate; tint: number; overprints: boolean };

/**
 * What a shape or a text is painted with, one coat after another. White ink comes first, since it is printed first; white
 * itself is that ink and nothing else. An engraved text is as deep as can be, a shape as deep as its color is dark.
 */
export function coatsOf(
  { kind, color }: Pick<Extract<DrawingNode, { kind: 'fill' | 'glyphs' }>, 'kind' | 'color'>,
  { ink, isLightDeep }: Pick<PaintedSurface, 'ink' | 'isLightDeep'>,
): Coat[] {
  if (ink === 'engraving')
    return [{ plate: 'engraving', tint: kind === 'glyphs' ? 1 : depthOf(color, isLightDeep), overprints: false }];
  if (ink === 'process') return [{ color, overprints: false }];
  if (color === '#ffffff') return [{ plate: 'white', tint: 1, overprints: false }];
  return [
    { plate: 'white', tint: 1, overprints: true },
    { color, overprints: true },
  ];
}

/** The depth of a color, 0 to 1, by its gray, as of the photos beside it. */
function depthOf(color: string, isLightDeep: boolean): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [[ofRed, ofGreen, ofBlue]] = filterMatrix('black-and-white');
  const light = ofRed * red + ofGreen * green + ofBlue * blue;
  return isLightDeep ? light : 1 - light;
}
