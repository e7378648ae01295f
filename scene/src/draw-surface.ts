import type { Drawing } from './drawing.ts';
import { drawWith } from './draw-with.ts';
import type { Fonts } from './fonts.ts';
import { drawMat } from './mat/draw-mat.ts';
import type { SceneSurface } from './scene.ts';

/**
 * A surface as shapes. The same surface and faces give the same drawing, everywhere; a text whose face is not among
 * `fonts` is left out, so ask `fontsNeeded` first. `forPrint` leaves out a background that is the thing's own material.
 */
export const drawSurface = (surface: SceneSurface, fonts: Fonts, options: { forPrint?: boolean } = {}): Drawing =>
  drawWith({ fonts, drawMat }, surface, options);
