import type { Drawing, DrawingNode } from '@afterimage/scene/drawing.ts';
import type { Ink } from '@afterimage/scene/ink.ts';
import { filterMatrix } from '@afterimage/scene/photo-filter.ts';
import type { Plate } from './plates.ts';

/** The content of a page and its inks. */
export interface PaintedSurface {
  drawing: Drawing;
  ink: Ink;
  /** For an engraving: light parts of photos and shapes are engraved deep. */
  isLightDeep: boolean;
}

/** One coat of a shape: a process color, or a tint of a plate. `overprints`: the coat leaves the other plates unchanged. */
export type Coat =
  | { plate?: undefined; color: string; overprints: boolean }
  | { plate: Plate; tint: number; overprints: boolean };

/**
 * The coats of a shape or a text, in the order of printing. White ink comes first; a white shape has that coat only. An engraved
 * text has the full depth, a shape the depth of its color's darkness.
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

/** The engraving depth of a color, 0 to 1, from its gray value, as for photos. */
function depthOf(color: string, isLightDeep: boolean): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [[ofRed, ofGreen, ofBlue]] = filterMatrix('black-and-white');
  const light = ofRed * red + ofGreen * green + ofBlue * blue;
  return isLightDeep ? light : 1 - light;
}
