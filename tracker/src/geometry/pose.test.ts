import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  angleBetween,
  copyPose,
  frameCamera,
  multiplied,
  originPose,
  type Pose,
  rotationAbout,
  toCamera,
} from './camera.ts';
import { modelViewMatrix, projectionMatrix, verticalField } from './graphics-matrices.ts';
import { fitHomography, project, projectInto } from './homography.ts';
import { poseResiduals, refinePose } from './pose-refinement.ts';
import { createPoseChooser, homographyOfPose, planarPoses } from './pose.ts';
import { pictureCorners, projectedCorners } from './quadrilateral.ts';
import { seededNoise, tiltedPose, views } from './test-views.ts';

const farthest = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Math.max(...Array.from(a, (value, i) => Math.abs(value - b[i]!)));

/** The homography of a pose after noise of the four corners. */
function noisy(pose: Pose, [width, height]: [number, number], camera = frameCamera(640, 480, 500), noise = () => 0) {
  const corners = projectedCorners(homographyOfPose(pose, width, height, camera), width, height)!;
  return fitHomography(
    pictureCorners(width, height),
    corners.map((value) => value + noise()),
    4,
  )!;
}

describe('camera: conventions', () => {
  it('S1.12 the principal point is the center of the frame, between its middle pixels', () => {
    expect(frameCamera(640, 480, 500)).toEqual({ focal: 500, centerX: 319.5, centerY: 239.5 });
  });

  it('S1.12 a quarter turn about z takes x to y, about x takes y to z, about y takes z to x', () => {
    const quarter = Math.PI / 2;
    const turned = (axis: [number, number, number], point: [number, number, number]) => {
      const pose = originPose();
      pose.rotation.set(rotationAbout(...axis));
      const out = new Float64Array(3);
      toCamera(out, pose, ...point);
      return [...out].map((value) => Math.round(value * 1e9) / 1e9 + 0);
    };
    expect(turned([0, 0, quarter], [1, 0, 0])).toEqual([0, 1, 0]);
    expect(turned([quarter, 0, 0], [0, 1, 0])).toEqual([0, 0, 1]);
    expect(turned([0, quarter, 0], [0, 0, 1])).toEqual([1, 0, 0]);
    expect(angleBetween(rotationAbout(0, 0, 0), rotationAbout(0.1, -0.2, 0.2))).toBeCloseTo(0.3, 12);
  });
});

describe('pose of a flat picture', () => {
  it('S1.12 a picture 200 px wide in the middle of the frame is seen from the front, at focal / 200 widths', () => {
    const h = Float64Array.of(0.5, 0, 319.5 - 0.5 * 199.5, 0, 0.5, 239.5 - 0.5 * 149.5, 0, 0, 1);
    const [pose, other] = planarPoses(h, 400, 300, frameCamera(640, 480, 500))!;
    expect(farthest(pose.rotation, originPose().rotation)).toBeLessThan(1e-6);
    expect(farthest(pose.translation, [0, 0, 2.5])).toBeLessThan(1e-6);
    expect(farthest(other.rotation, originPose().rotation)).toBeLessThan(1e-3);
  });

  it('S1.12 a picture whose right edge is farther away is turned about y, its right edge shorter', () => {
    const pose = tiltedPose(-0.6, Math.PI / 2, 0, [0, 0, 3]);
    const [a, b, c, d, e, f, g, i] = projectedCorners(
      homographyOfPose(pose, 400, 300, frameCamera(640, 480, 500)),
      400,
      300,
    )!;
    expect(f! - d!).toBeLessThan(i! - b!);
    expect([a! < c!, b! < i!, e! > g!]).toEqual([true, true, true]);
    const out = new Float64Array(3);
    toCamera(out, pose, 0.5, 0, 0);
    expect(out[2]).toBeCloseTo(3 + 0.5 * Math.sin(0.6), 12);
  });

  it('S1.12 one of the two is the true pose, the other explains the homography less well or as well', () => {
    fc.assert(
      fc.property(views, ({ camera, pose, width, height }) => {
        const poses = planarPoses(homographyOfPose(pose, width, height, camera), width, height, camera);
        expect(poses).not.toBeNull();
        const [first, second] = poses!;
        expect(first.error).toBeLessThan(1e-3);
        expect(second.error).toBeGreaterThanOrEqual(first.error);
        const near = poses!.map(({ rotation }) => angleBetween(rotation, pose.rotation));
        expect(Math.min(...near)).toBeLessThan(2e-3);
        const best = poses![near[0]! <= near[1]! ? 0 : 1];
        expect(farthest(best.translation, pose.translation)).toBeLessThan(1e-2);
      }),
    );
  });

  it('S1.12 a pose and its homography are the same view', () => {
    fc.assert(
      fc.property(views, ({ camera, pose, width, height }) => {
        const h = homographyOfPose(pose, width, height, camera);
        const at = new Float64Array(3);
        for (const [x, y] of [
          [-0.5, -0.5],
          [width * 0.7, height * 0.2],
        ] as const) {
          toCamera(at, pose, (x + 0.5) / width - 0.5, (y + 0.5 - height / 2) / width, 0);
          const [u, v] = project(h, x, y);
          expect(u).toBeCloseTo((camera.focal * at[0]!) / at[2]! + camera.centerX, 6);
          expect(v).toBeCloseTo((camera.focal * at[1]!) / at[2]! + camera.centerY, 6);
        }
      }),
    );
  });

  it('S1.12 what no camera sees has no pose', () => {
    const camera = frameCamera(640, 480, 500);
    expect(planarPoses(Float64Array.of(-1, 0, 300, 0, 1, 0, 0, 0, 1), 200, 100, camera)).toBeNull();
    expect(planarPoses(Float64Array.of(1, 0, 0, 0, 1, 0, -0.01, 0, 1), 200, 100, camera)).toBeNull();
    expect(planarPoses(new Float64Array(9), 200, 100, camera)).toBeNull();
    expect(planarPoses(new Float64Array(9).fill(Number.NaN), 200, 100, camera)).toBeNull();
    fc.assert(
      fc.property(fc.float64Array({ minLength: 9, maxLength: 9 }), (h) => {
        for (const pose of planarPoses(h, 200, 100, camera) ?? [])
          expect([...pose.rotation, ...pose.translation, pose.error].every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

describe('pose: over time', () => {
  const camera = frameCamera(640, 480, 500);
  const size: [number, number] = [400, 300];

  it('S1.12 a picture that is turned through the frontal view keeps its sense of turning', () => {
    const noise = seededNoise(5);
    const chooser = createPoseChooser();
    let wrong = 0;
    for (let i = 0; i < 120; i += 1) {
      const pose = tiltedPose(-0.7 + (1.4 * i) / 119, Math.PI / 2, 0.2, [0.1, 0, 3]);
      const h = noisy(pose, size, camera, () => 0.15 * noise());
      const best = chooser.choose(planarPoses(h, ...size, camera)!, i * 33);
      if (angleBetween(best.rotation, pose.rotation) > 0.25) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  it('S1.12 a wrong choice at first is put right by the errors, in the same time at 15 and at 60 frames a second', () => {
    for (const rate of [15, 60]) {
      const noise = seededNoise(9);
      const chooser = createPoseChooser();
      const pose = tiltedPose(0.6, 1, 0, [0, 0, 2.2]);
      let right = -1;
      for (let i = 0; i < 2 * rate && right < 0; i += 1) {
        const h = noisy(pose, size, camera, () => 0.1 * noise());
        const [good, bad] = planarPoses(h, ...size, camera)!;
        const best = chooser.choose(i === 0 ? [bad, good] : [good, bad], (i * 1000) / rate);
        if (i > 0 && angleBetween(best.rotation, pose.rotation) < 0.2) right = i / rate;
      }
      expect(right).toBeGreaterThan(0);
      expect(right).toBeLessThan(0.5);
    }
  });
});

describe('pose: refinement', () => {
  it('S1.12 a pose near the truth is led to it, and wild points do not disturb Tukey', () => {
    fc.assert(
      fc.property(views, fc.double({ min: -0.1, max: 0.1, noNaN: true }), ({ camera, pose }, off) => {
        const count = 25;
        const points = Float64Array.from({ length: 3 * count }, (_, i) => {
          const at = Math.floor(i / 3);
          return [(at % 5) / 4 - 0.5, Math.floor(at / 5) / 4 - 0.5, 0.05 * Math.cos(at)][i % 3]!;
        });
        const observed = new Float64Array(2 * count);
        const out = new Float64Array(3);
        for (let i = 0; i < count; i += 1) {
          toCamera(out, pose, points[3 * i]!, points[3 * i + 1]!, points[3 * i + 2]!);
          observed[2 * i] = (camera.focal * out[0]!) / out[2]! + camera.centerX + (i % 9 === 4 ? 80 : 0);
          observed[2 * i + 1] = (camera.focal * out[1]!) / out[2]! + camera.centerY;
        }
        const start = copyPose(pose);
        multiplied(rotationAbout(off / 4, -off / 4, off / 3), pose.rotation, start.rotation);
        const cost = refinePose(start, camera, { count, points, observed }, { tukey: 40, iterations: 20 });
        const misses = new Float64Array(count);
        poseResiduals(misses, start, camera, { count, points, observed });
        for (let i = 0; i < count; i += 1) expect(Math.abs(misses[i]! - (i % 9 === 4 ? 80 : 0))).toBeLessThan(1e-3);
        expect(cost).toBeCloseTo((3 * 40 ** 2) / 6, 4);
        expect(angleBetween(start.rotation, pose.rotation)).toBeLessThan(1e-4);
      }),
    );
  });

  it('S1.12 too few points, and points behind the camera, change nothing', () => {
    const camera = frameCamera(640, 480, 500);
    const pose = tiltedPose(0.2, 0, 0, [0, 0, 3]);
    const before = copyPose(pose);
    const points = Float64Array.of(0, 0, 0, 1, 0, 0, 0, 1, -9);
    expect(refinePose(pose, camera, { count: 2, points, observed: new Float64Array(6) })).toBeNaN();
    expect(refinePose(pose, camera, { count: 3, points, observed: new Float64Array(6) })).toBeNaN();
    expect(pose).toEqual(before);
  });
});

describe('graphics matrices', () => {
  const times = (m: Float32Array, v: readonly number[]) =>
    [0, 1, 2, 3].map((row) => v.reduce((sum, value, column) => sum + m[4 * column + row]! * value, 0));

  it('S1.12 a point through model-view and projection is where the homography draws it', () => {
    fc.assert(
      fc.property(views, fc.double({ min: 1, max: 500, noNaN: true }), ({ camera, pose, width, height }, unit) => {
        const h = homographyOfPose(pose, width, height, camera);
        const modelView = modelViewMatrix(pose, unit);
        const projection = projectionMatrix(camera.focal, 640, 480, 0.01 * unit, 100 * unit);
        const [px, py] = [0.8 * width, 0.1 * height];
        // y up, z towards the viewer, origin at the picture's center
        const x = ((px + 0.5) / width - 0.5) * unit;
        const y = (0.5 * height - (py + 0.5)) * (unit / width);
        const eye = times(modelView, [x, y, 0, 1]);
        expect(eye[2]).toBeLessThan(0);
        const clip = times(projection, eye);
        const observed = new Float64Array(2);
        projectInto(observed, 0, h, px, py);
        // The left outer edge of the frame is −1, its top 1
        expect(((clip[0]! / clip[3]! + 1) / 2) * 640 - 0.5).toBeCloseTo(observed[0]!, 2);
        expect(((1 - clip[1]! / clip[3]!) / 2) * 480 - 0.5).toBeCloseTo(observed[1]!, 2);
        expect(Math.abs(clip[2]! / clip[3]!)).toBeLessThan(1);
      }),
    );
  });

  it('S1.12 a thing that stands on a frontal picture comes nearer to the viewer, up on the picture is up on the screen', () => {
    const pose = tiltedPose(0, 0, 0, [0, 0, 3]);
    const modelView = modelViewMatrix(pose, 10);
    expect(times(modelView, [0, 0, 0, 1])).toEqual([0, 0, -30, 1]);
    expect(times(modelView, [0, 0, 2, 1])).toEqual([0, 0, -28, 1]);
    expect(times(modelView, [0, 4, 0, 1])).toEqual([0, 4, -30, 1]);
    const clip = times(projectionMatrix(500, 640, 480), [0, 4, -30, 1]);
    expect(clip[1]! / clip[3]!).toBeGreaterThan(0);
  });

  it('S1.12 near and far are at −1 and 1, the edge of the field of view at ±1', () => {
    const projection = projectionMatrix(500, 640, 480, 2, 50);
    const [, , near, nearW] = times(projection, [0, 0, -2, 1]);
    const [, , far, farW] = times(projection, [0, 0, -50, 1]);
    expect(near! / nearW!).toBeCloseTo(-1, 5);
    expect(far! / farW!).toBeCloseTo(1, 5);
    const top = times(projection, [0, 5 * Math.tan(verticalField(500, 480) / 2), -5, 1]);
    expect(top[1]! / top[3]!).toBeCloseTo(1, 5);
  });
});
