import type { CylinderView } from '@afterimage/tracker';
import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import type { Size } from '../session/object-fit.ts';
import type { PlaneTransform } from './plane-transform.ts';

/**
 * A photo as it is drawn: a strip of triangles, six numbers each corner: x, y and w in clip space, x and y in millimetres
 * of the photo, and how much that place faces the camera, 1 for what is flat.
 */
export interface PhotoMesh {
  readonly vertices: Float32Array;
  vertexCount: number;
}

export const floatsPerVertex = 6;
const columns = 48;

export const createPhotoMesh = (): PhotoMesh => ({
  vertices: new Float32Array(2 * (columns + 1) * floatsPerVertex),
  vertexCount: 0,
});

/** The strip goes beyond the photo by that share of it, so that its edge, which the shader draws, is smooth. */
const overscan = 0.02;

type Photo = Pick<ViewerTarget['photo'], 'width' | 'height'>;

/** Lays a flat photo; `view` takes its millimetres to clip space. */
export function writeFlatMesh(out: PhotoMesh, view: PlaneTransform, { width, height }: Photo): void {
  for (let at = 0; at < 4; at += 1) {
    const x = at < 2 ? -overscan * width : (1 + overscan) * width;
    const y = at % 2 === 0 ? -overscan * height : (1 + overscan) * height;
    writeVertex(
      out.vertices,
      at,
      view[0]! * x + view[1]! * y + view[2]!,
      view[3]! * x + view[4]! * y + view[5]!,
      view[6]! * x + view[7]! * y + view[8]!,
      x,
      y,
      1,
    );
  }
  out.vertexCount = 4;
}

type PrintGeometry = Pick<ViewerTarget, 'widthMm' | 'heightMm' | 'photo'>;

/**
 * Lays a photo round a mug, as the tracker tells where that is; `frame` is the size of the frame in which it was tracked,
 * `clip` takes its pixels to clip space. Lengths of the cylinder are in widths of the picture, its centre the origin.
 */
export function writeCylinderMesh(
  out: PhotoMesh,
  clip: PlaneTransform,
  frame: Size,
  { pose: { rotation: r, translation: t }, focal, radius }: CylinderView,
  { widthMm, heightMm, photo }: PrintGeometry,
): void {
  const [centerX, centerY] = [(frame.width - 1) / 2, (frame.height - 1) / 2];
  for (let column = 0; column <= columns; column += 1) {
    const x = photo.width * (-overscan + (column / columns) * (1 + 2 * overscan));
    const angle = ((photo.x + x) / widthMm - 0.5) / radius;
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const [px, pz] = [radius * s, radius * (1 - c)];
    for (let row = 0; row < 2; row += 1) {
      const y = photo.height * (row === 0 ? -overscan : 1 + overscan);
      const py = (photo.y + y - heightMm / 2) / widthMm;
      const cx = r[0]! * px + r[1]! * py + r[2]! * pz + t[0]!;
      const cy = r[3]! * px + r[4]! * py + r[5]! * pz + t[1]!;
      const w = r[6]! * px + r[7]! * py + r[8]! * pz + t[2]!;
      const [u, v] = [focal * cx + centerX * w, focal * cy + centerY * w];
      const inwards = (-r[0]! * s + r[2]! * c) * cx + (-r[3]! * s + r[5]! * c) * cy + (-r[6]! * s + r[8]! * c) * w;
      writeVertex(
        out.vertices,
        2 * column + row,
        clip[0]! * u + clip[1]! * v + clip[2]! * w,
        clip[3]! * u + clip[4]! * v + clip[5]! * w,
        clip[6]! * u + clip[7]! * v + clip[8]! * w,
        x,
        y,
        inwards / Math.hypot(cx, cy, w),
      );
    }
  }
  out.vertexCount = 2 * (columns + 1);
}

function writeVertex(
  to: Float32Array,
  at: number,
  x: number,
  y: number,
  w: number,
  mmX: number,
  mmY: number,
  facing: number,
): void {
  const from = at * floatsPerVertex;
  to[from] = x;
  to[from + 1] = y;
  to[from + 2] = w;
  to[from + 3] = mmX;
  to[from + 4] = mmY;
  to[from + 5] = facing;
}
