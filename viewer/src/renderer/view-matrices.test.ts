import { describe, expect, it } from 'vitest';
import { frameCamera, rotationAbout } from '@afterimage/tracker/geometry/camera.ts';
import { homographyOfPose } from '@afterimage/tracker/geometry/pose.ts';
import { objectFitOf } from '../session/object-fit.ts';
import { viewportOf } from './target-view.ts';
import { multiply, identityTransform, unitToFrame } from './plane-transform.ts';
import { writeViewMatrices, createViewMatrices } from './view-matrices.ts';

const picture = { width: 400, height: 320 };
const printed = { widthMm: 100, heightMm: 80 };
const frame = { width: 640, height: 480 };
const stage = { width: 390, height: 844 };
const focal = 600;
const pose = {
  rotation: rotationAbout(0.5, -0.3, 0.2),
  translation: Float64Array.of(0.1, 0.05, 2.5),
  focal,
  deviation: 0.02,
};
const view = viewportOf(frame, stage, objectFitOf(frame, stage));
const homography = homographyOfPose(pose, picture.width, picture.height, frameCamera(frame.width, frame.height, focal));
const sighting = { state: 'tracking' as const, homography, corners: null, confidence: 1, pose, cylinder: null };

/** Where a point in millimetres about the picture's middle is seen, in clip space. */
function seen({ view: v, projection: p }: ReturnType<typeof createViewMatrices>, x: number, y: number, z: number) {
  const point = [x, y, z, 1];
  const by = (m: Float32Array, from: number[]) =>
    [0, 1, 2, 3].map((row) => from.reduce((sum, value, column) => sum + m[4 * column + row]! * value, 0));
  const [cx = 0, cy = 0, cz = 0, w = 1] = by(p, by(v, point));
  return { x: cx / w, y: cy / w, z: cz / w };
}

describe('how what has depth is seen', () => {
  const shares = identityTransform();
  unitToFrame(shares, sighting, picture);
  multiply(shares, view.frameToClip, shares);
  const flat = (u: number, v: number) => {
    const w = shares[6]! * u + shares[7]! * v + shares[8]!;
    return [
      (shares[0]! * u + shares[1]! * v + shares[2]!) / w,
      (shares[3]! * u + shares[4]! * v + shares[5]!) / w,
    ] as const;
  };

  it('S1.13 the print’s plane lies where flat media are drawn, with and without being bent there', () => {
    for (const bent of [null, shares]) {
      const laid = createViewMatrices();
      writeViewMatrices(laid, pose, bent, view, printed);
      for (const [u, v] of [
        [0, 0],
        [1, 0],
        [0.3, 0.8],
        [1, 1],
      ] as const) {
        const [x, y] = flat(u, v);
        const screenPoint = seen(laid, (u - 0.5) * printed.widthMm, (0.5 - v) * printed.heightMm, 0);
        expect(screenPoint.x).toBeCloseTo(x, 4);
        expect(screenPoint.y).toBeCloseTo(y, 4);
        expect(Math.abs(screenPoint.z)).toBeLessThan(1);
      }
    }
  });

  it('S1.13 smoothed corners take the whole space along, and what stands before the print is nearer', () => {
    const moved = multiply(identityTransform(), Float64Array.of(1.01, 0, 0.02, 0, 1, -0.01, 0, 0, 1), shares);
    const laid = createViewMatrices();
    writeViewMatrices(laid, pose, moved, view, printed);
    const [x, y] = flat(0.5, 0.5);
    const screenPoint = seen(laid, 0, 0, 0);
    expect(screenPoint.x).toBeCloseTo(1.01 * x + 0.02, 4);
    expect(screenPoint.y).toBeCloseTo(y - 0.01, 4);
    expect(seen(laid, 0, 0, 20).z).toBeLessThan(screenPoint.z);
  });
});
