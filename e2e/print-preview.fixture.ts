import { drawSurface } from '@afterimage/scene/draw-surface.ts';
import type { Drawing } from '@afterimage/scene/drawing.ts';
import { paintDrawing, paintedSize } from '@afterimage/scene/paint-canvas.ts';
import { readFont } from '@afterimage/scene/read-font.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { picturesIn } from '../studio/src/scene/slot-pictures.ts';

/** What the browser is given, with bytes in base64. */
export interface PreviewInput {
  surface: SceneSurface;
  fonts: readonly [name: string, bytes: string][];
  photos: readonly [id: string, type: string, bytes: string][];
  pxPerMm: number;
}
/** What the browser made of it: the same description, and the picture as PNG in base64. */
export interface Preview {
  drawing: Drawing;
  png: string;
}

const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);

/** Draws and paints as the studio does, at a size of the test's choice. */
async function paintPreview({ surface, fonts, photos, pxPerMm }: PreviewInput): Promise<Preview> {
  const fontByName = new Map(fonts.map(([name, bytes]) => [name, readFont(name, bytesOf(bytes).buffer)]));
  const images = new Map<string, ImageBitmap>();
  for (const [id, type, bytes] of photos) images.set(id, await createImageBitmap(new Blob([bytesOf(bytes)], { type })));
  const drawing = drawSurface(surface, fontByName);
  const canvas = Object.assign(document.createElement('canvas'), paintedSize(drawing, { pxPerMm }));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  paintDrawing(context, drawing, { pictureOf: picturesIn(images), fonts: fontByName }, { pxPerMm });
  return { drawing, png: canvas.toDataURL('image/png').replace(/^.*,/, '') };
}

Object.assign(globalThis, { paintPreview });
