import { type CanvasLike, paintDrawing, paintedSize } from '@afterimage/scene/paint-canvas.ts';
import type { Fonts } from '@afterimage/scene/fonts.ts';
import { drawRegion, type Region } from '@afterimage/scene/region.ts';

/** More pixels tell the tracker nothing; the server compiles prints in this size too. */
const longestSide = 1024;

/** What is printed of a photo, as it is compiled for the viewer. */
export function paintRegion(
  region: Region,
  sources: { fonts: Fonts; images: ReadonlyMap<string, ImageBitmap> },
): { width: number; height: number; paint: (context: CanvasLike<ImageBitmap>) => void } {
  const drawing = drawRegion(region, sources.fonts);
  const options = { pxPerMm: longestSide / Math.max(region.widthMm, region.heightMm) };
  return {
    ...paintedSize(drawing, options),
    paint: (context) => paintDrawing(context, drawing, sources, options),
  };
}
