import sharp from 'sharp';
import { studioGround } from '@afterimage/contract/values/palette.ts';
import type { DrawnFace } from './drawn-map.ts';
import type { DrawnPhotograph } from './drawn-photograph.ts';

/** The pixels of a preview, like the photographs of products. */
export const previewSize = { width: 800, height: 1000 };

/** The part of a picture that a preview shows, in pixels of the picture. */
interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Drawn = Pick<DrawnPhotograph, 'width' | 'height' | 'faces'>;

/**
 * As much of the picture as fills a preview, from its middle or as near to it as shows all faces; the whole picture where they
 * are too far apart for that.
 */
export function viewOf({ width, height, faces }: Drawn): View {
  const scale = Math.min(width / previewSize.width, height / previewSize.height);
  const viewSize = { width: previewSize.width * scale, height: previewSize.height * scale };
  const points = faces.flatMap(({ corners }) => corners);
  const left = startOf(
    width,
    viewSize.width,
    points.map(({ x }) => x * width),
  );
  const top = startOf(
    height,
    viewSize.height,
    points.map(({ y }) => y * height),
  );
  if (left !== null && top !== null) return { left, top, ...viewSize };
  const whole = Math.max(width / previewSize.width, height / previewSize.height);
  const all = { width: previewSize.width * whole, height: previewSize.height * whole };
  return { left: (width - all.width) / 2, top: (height - all.height) / 2, ...all };
}

/** Where a window begins that shows all points; null when it is too small for that. */
function startOf(size: number, windowSize: number, points: readonly number[]): number | null {
  const [first, last] = [Math.min(...points), Math.max(...points)];
  if (last - first > windowSize) return null;
  const middle = (size - windowSize) / 2;
  return Math.min(Math.max(0, size - windowSize), Math.max(0, Math.min(first, Math.max(middle, last - windowSize))));
}

/** The faces in pixels of the preview. */
export const facesInView = ({ width, height, faces }: Drawn, view: View): DrawnFace[] =>
  faces.map(({ id, corners }) => {
    const place = ({ x, y }: { x: number; y: number }) => ({
      x: ((x * width - view.left) / view.width) * previewSize.width,
      y: ((y * height - view.top) / view.height) * previewSize.height,
    });
    const [a, b, c, d] = corners;
    return { id, corners: [place(a), place(b), place(c), place(d)] };
  });

/** The pixels of a view, three bytes each; beside the picture there is the ground of the photographs. */
export async function readView(file: Buffer | string, view: View, { width, height }: Drawn): Promise<Buffer> {
  const picture = sharp(file).flatten({ background: studioGround });
  if (view.left < 0 || view.top < 0)
    return picture
      .resize(previewSize.width, previewSize.height, { fit: 'contain', background: studioGround })
      .removeAlpha()
      .raw()
      .toBuffer();
  const { width: stored, height: storedHeight } = await sharp(file).metadata();
  const [across, down] = [stored / width, storedHeight / height];
  const region = {
    left: Math.floor(view.left * across),
    top: Math.floor(view.top * down),
    width: Math.min(stored, Math.round(view.width * across)),
    height: Math.min(storedHeight, Math.round(view.height * down)),
  };
  region.left = Math.min(region.left, stored - region.width);
  region.top = Math.min(region.top, storedHeight - region.height);
  return picture
    .extract(region)
    .resize(previewSize.width, previewSize.height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}
