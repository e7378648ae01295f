import type { PhotoLook } from '@afterimage/contract/look.ts';
import type { TextStyle } from '@afterimage/contract/print.ts';
import { contrast, luminance } from './luminance.ts';
import type { SceneSurface } from './scene.ts';

/**
 * How a surface is printed: in process colors; in process colors above white ink; or as an engraving, cut or burnt into the
 * material.
 */
export type Ink = 'process' | 'white' | 'engraving';

/** The contrast with white below which a material needs no white ink: unbleached cotton has 1.1, every dyed cloth above 2. */
const leastContrast = 1.25;

export function inkOf({
  engraved,
  whiteInk,
  background,
}: Pick<SceneSurface, 'engraved' | 'whiteInk' | 'background'>): Ink {
  if (engraved) return 'engraving';
  return whiteInk && contrast(background, '#ffffff') >= leastContrast ? 'white' : 'process';
}

/**
 * A light material gets darker where it is engraved. A dark one gets lighter, so the light parts of a picture are engraved deep.
 */
export const isLightDeep = (background: string): boolean => luminance(background) < 0.18;

/**
 * The style of a text. An engraving has the color of its material, and some choices set the text color; both override the
 * customer's color.
 */
export const styleOn = (
  { fixedColor }: { fixedColor?: boolean | undefined },
  template: TextStyle,
  chosen: TextStyle | undefined,
): TextStyle => (chosen && fixedColor ? { ...chosen, color: template.color } : (chosen ?? template));

/** The filter that overrides the customer's filter, if any: an engraving has no colors, and some choices set a filter. */
export const fixedFilterOf = (
  { engraved }: { engraved?: boolean | undefined },
  { filter }: { filter?: PhotoLook['filter'] },
): PhotoLook['filter'] => (engraved ? 'black-and-white' : filter);

export const withFixedFilter = <Look extends PhotoLook>(look: Look, filter: PhotoLook['filter']): Look =>
  filter ? { ...look, filter } : look;
