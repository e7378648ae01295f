import type { PhotoLook } from '@afterimage/contract/look.ts';
import type { TextStyle } from '@afterimage/contract/print.ts';
import { contrast, luminance } from './luminance.ts';
import type { SceneSurface } from './scene.ts';

/**
 * What a surface is printed with: the press's own colours; those and white as an ink of its own below them; or a depth
 * that is cut or burnt into the material.
 */
export type Ink = 'process' | 'white' | 'engraving';

/** A material lighter than this against white needs no white ink: unbleached cotton is at 1.1, every dyed cloth above 2. */
const leastContrast = 1.25;

export function inkOf({
  engraved,
  whiteInk,
  background,
}: Pick<SceneSurface, 'engraved' | 'whiteInk' | 'background'>): Ink {
  if (engraved) return 'engraving';
  return whiteInk && contrast(background, '#ffffff') >= leastContrast ? 'white' : 'process';
}

/** A light material darkens where it is cut, a dark one is laid bare: there the light parts of a picture are the deep ones. */
export const isLightDeep = (background: string): boolean => luminance(background) < 0.18;

/**
 * The style in which a text is set. An engraving has the colour of its material, and some choices give a text its colour,
 * whatever was asked for.
 */
export const styleOn = (
  { fixedColor }: { fixedColor?: boolean | undefined },
  template: TextStyle,
  chosen: TextStyle | undefined,
): TextStyle => (chosen && fixedColor ? { ...chosen, color: template.color } : (chosen ?? template));

/** The filter that a photo has whatever the customer chose: an engraving has no colours, and some choices give it one. */
export const fixedFilterOf = (
  { engraved }: { engraved?: boolean | undefined },
  { filter }: { filter?: PhotoLook['filter'] },
): PhotoLook['filter'] => (engraved ? 'black-and-white' : filter);

export const withFixedFilter = <Look extends PhotoLook>(look: Look, filter: PhotoLook['filter']): Look =>
  filter ? { ...look, filter } : look;
