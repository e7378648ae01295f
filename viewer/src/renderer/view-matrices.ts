import type { TargetPose } from '@afterimage/tracker';
import { modelViewMatrix, projectionMatrix } from '@afterimage/tracker/geometry/graphics-matrices.ts';
import { invert } from '@afterimage/tracker/geometry/homography.ts';
import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import type { Viewport } from './target-view.ts';
import { multiply, type PlaneTransform, identityTransform } from './plane-transform.ts';

/**
 * How what has depth is seen, as WebGL wants it, column-major: `view` from millimetres about the middle of the target's
 * picture (x right, y up, z towards who looks at it) to the camera, `projection` from there to clip space of the stage.
 */
export interface ViewMatrices {
  readonly view: Float32Array;
  readonly projection: Float32Array;
}

export const createViewMatrices = (): ViewMatrices => ({
  view: new Float32Array(16),
  projection: new Float32Array(16),
});

const [projectedPlane, correction] = [identityTransform(), identityTransform()];

/**
 * Writes how a target's space is seen from its pose. `shares` takes shares of its picture to clip space as flat media are
 * drawn, or is null on a mug: the print's plane is bent to lie exactly there, so that a model stands as calmly on its print
 * as a film lies on it.
 */
export function writeViewMatrices(
  out: ViewMatrices,
  pose: TargetPose,
  unitToClip: PlaneTransform | null,
  { frame, size: stage, fit: cover }: Viewport,
  { widthMm, heightMm }: Pick<ViewerTarget, 'widthMm' | 'heightMm'>,
): void {
  const { view: v, projection: p } = out;
  modelViewMatrix(pose, widthMm, v);
  const [x, y, z] = [v[12]!, v[13]!, v[14]!];
  const distance = Math.hypot(x, y, z);
  projectionMatrix(pose.focal, frame.width, frame.height, distance / 20, distance * 8, p);
  p[0]! *= (frame.width * cover.scale) / stage.width;
  p[5]! *= (frame.height * cover.scale) / stage.height;
  if (!unitToClip) return;
  // The print's plane as the pose sees it: columns of the projected axes and of the picture's top left corner
  for (let column = 0; column < 2; column += 1) {
    const long = column === 0 ? widthMm : -heightMm;
    projectedPlane[column] = p[0]! * v[4 * column]! * long;
    projectedPlane[3 + column] = p[5]! * v[4 * column + 1]! * long;
    projectedPlane[6 + column] = -v[4 * column + 2]! * long;
  }
  projectedPlane[2] = p[0]! * x - (projectedPlane[0]! + projectedPlane[1]!) / 2;
  projectedPlane[5] = p[5]! * y - (projectedPlane[3]! + projectedPlane[4]!) / 2;
  projectedPlane[8] = -z - (projectedPlane[6]! + projectedPlane[7]!) / 2;
  if (!invert(projectedPlane, correction)) return;
  multiply(correction, unitToClip, correction);
  const scale = 1 / correction[8]!;
  if (!Number.isFinite(scale)) return;
  const [a, b, c, d, e, f, g, h] = [
    correction[0]!,
    correction[1]!,
    correction[2]!,
    correction[3]!,
    correction[4]!,
    correction[5]!,
    correction[6]!,
    correction[7]!,
  ];
  const [px, py] = [p[0]!, p[5]!];
  p[0] = a * px * scale;
  p[1] = d * px * scale;
  p[3] = g * px * scale;
  p[4] = b * py * scale;
  p[5] = e * py * scale;
  p[7] = h * py * scale;
  // Of the camera's −z, which is w
  p[8] = -c * scale;
  p[9] = -f * scale;
  p[11] = -1;
}
