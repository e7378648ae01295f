import { type CanvasLike, paintDrawing, paintedSize } from '@afterimage/scene/paint-canvas.ts';
import type { Fonts } from '@afterimage/scene/fonts.ts';
import { drawRegion, type Region } from '@afterimage/scene/region.ts';
import { picturesIn } from '../scene/slot-pictures.ts';

/** More pixels tell the tracker nothing; the server compiles prints in this size too. */
const longestSide = 1024;

/** What is printed of a photo, as it is compiled for the viewer. */
export function paintRegion(
  region: Region,
  { fonts, images }: { fonts: Fonts; images: ReadonlyMap<string, ImageBitmap> },
): { width: number; height: number; paint: (context: CanvasLike<CanvasImageSource>) => void } {
  const drawing = drawRegion(region, fonts);
  const options = { pxPerMm: longestSide / Math.max(region.widthMm, region.heightMm) };
  return {
    ...paintedSize(drawing, options),
    paint: (context) => paintDrawing(context, drawing, { pictureOf: picturesIn(images), fonts }, options),
  };
}
