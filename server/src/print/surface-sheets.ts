import { drawSurface } from '@afterimage/scene/draw-surface.ts';
import { inkOf, isLightDeep } from '@afterimage/scene/ink.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { loadFonts } from './print-fonts.ts';
import type { PrintSheet } from './print-pdf.ts';

/** The pages of a print file that are the surfaces of the product. */
export async function surfaceSheets(surfaceList: readonly SceneSurface[]): Promise<PrintSheet[]> {
  const fonts = await loadFonts(surfaceList);
  return surfaceList.map((surface) => ({
    title: surface.title,
    drawing: drawSurface(surface, fonts, { forPrint: true }),
    ink: inkOf(surface),
    isLightDeep: isLightDeep(surface.background),
  }));
}
