import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyPose, frameCamera, multiplied, originPose, rotationAbout, toCamera } from './camera.ts';
import {
  type Cylinder,
  cylinderHomography,
  cylinderPoint,
  cylinderPoses,
  facingAngle,
  pictureOnCylinder,
  poseFromTouching,
  projectCylinder,
  sightLength,
  touchingPose,
} from './cylinder.ts';
import { project } from './homography.ts';
import { refinePose } from './pose-refinement.ts';
import { homographyOfPose } from './pose.ts';
import { tiltedPose, views } from './test-views.ts';

const radius = fc.double({ min: 1 / (2 * Math.PI), max: 3, noNaN: true });
const part = fc.double({ min: 0.02, max: 0.98, noNaN: true });
const sight = () => new Float64Array(sightLength);

/** The derivatives of a homography at a point, in the order of a sight's. */
function jacobian(h: ArrayLike<number>, x: number, y: number): number[] {
  const w = h[6]! * x + h[7]! * y + h[8]!;
  const [u, v] = project(h, x, y);
  return [h[0]! - u * h[6]!, h[1]! - u * h[7]!, h[3]! - v * h[6]!, h[4]! - v * h[7]!].map((value) => value / w);
}

describe('cylinder: conventions', () => {
  const half: Cylinder = { width: 200, height: 100, radius: 1 / Math.PI };

  it("S1.12 the picture's center is the origin, half way round lies its full width, inwards is positive", () => {
    const out = new Float64Array(9);
    cylinderPoint(out, 0, half, 99.5, 49.5);
    cylinderPoint(out, 3, half, 199.5, 99.5);
    cylinderPoint(out, 6, half, -0.5, -0.5);
    const r = 1 / Math.PI;
    [0, 0, 0, r, 0.25, r, -r, -0.25, r].forEach((value, i) => expect(out[i]).toBeCloseTo(value, 12));
  });

  it('S1.12 from the front the middle faces the camera, the edges of half a cylinder face away', () => {
    const pose = tiltedPose(0, 0, 0, [0, 0, 4]);
    const camera = frameCamera(640, 480, 500);
    const out = sight();
    projectCylinder(out, half, pose, camera, 99.5, 49.5);
    expect([out[0], out[1], out[6]]).toEqual([319.5, 239.5, 1]);
    projectCylinder(out, half, pose, camera, 199.5, 49.5);
    expect(out[6]).toBeLessThan(0);
    expect(out[0]).toBeCloseTo(319.5 + (500 * half.radius) / (4 + half.radius), 9);
    expect(facingAngle(half, pose)).toBeCloseTo(0, 12);
  });

  it('S1.12 a huge radius is the flat picture', () => {
    fc.assert(
      fc.property(views, part, part, ({ camera, pose, width, height }, a, b) => {
        const out = sight();
        const [x, y] = [a * width, b * height];
        projectCylinder(out, { width, height, radius: 1e7 }, pose, camera, x, y);
        const h = homographyOfPose(pose, width, height, camera);
        const [u, v] = project(h, x, y);
        expect(out[0]).toBeCloseTo(u, 3);
        expect(out[1]).toBeCloseTo(v, 3);
        jacobian(h, x, y).forEach((value, i) => expect(out[2 + i]).toBeCloseTo(value, 4));
        expect(out[6]).toBeGreaterThan(0);
      }),
    );
  });
});

describe('cylinder: properties', () => {
  it('S1.12 a point of the picture goes where its point of the cylinder goes, and what faces the camera is found again', () => {
    fc.assert(
      fc.property(views, radius, part, part, ({ camera, pose, width, height }, radius, a, b) => {
        const cylinder = { width, height, radius };
        const [x, y] = [a * width, b * height];
        const out = sight();
        projectCylinder(out, cylinder, pose, camera, x, y);
        const point = new Float64Array(3);
        cylinderPoint(point, 0, cylinder, x, y);
        toCamera(point, pose, point[0]!, point[1]!, point[2]!);
        fc.pre(point[2]! > 0.2);
        expect(out[0]).toBeCloseTo((camera.focal * point[0]!) / point[2]! + camera.centerX, 7);
        expect(out[1]).toBeCloseTo((camera.focal * point[1]!) / point[2]! + camera.centerY, 7);
        fc.pre(out[6]! > 0.05);
        const back = new Float64Array(2);
        expect(pictureOnCylinder(back, 0, cylinder, pose, camera, out[0]!, out[1]!)).toBe(true);
        expect(Math.hypot(back[0]! - x, back[1]! - y) / width).toBeLessThan(1e-6);
      }),
    );
  });

  it('S1.12 its derivatives are what small steps do', () => {
    fc.assert(
      fc.property(views, radius, part, part, ({ camera, pose, width, height }, radius, a, b) => {
        const cylinder = { width, height, radius };
        const [x, y, step] = [a * width, b * height, width * 1e-5];
        const [out, right, left, below, above] = [sight(), sight(), sight(), sight(), sight()];
        projectCylinder(out, cylinder, pose, camera, x, y);
        fc.pre(out[6]! > 0);
        projectCylinder(right, cylinder, pose, camera, x + step, y);
        projectCylinder(left, cylinder, pose, camera, x - step, y);
        projectCylinder(below, cylinder, pose, camera, x, y + step);
        projectCylinder(above, cylinder, pose, camera, x, y - step);
        const slopes = [right[0]! - left[0]!, below[0]! - above[0]!, right[1]! - left[1]!, below[1]! - above[1]!];
        const size = Math.max(...out.subarray(2, 6).map(Math.abs));
        slopes.forEach((slope, i) => expect(Math.abs(slope / 2 / step - out[2 + i]!)).toBeLessThan(1e-4 * size));
      }),
    );
  });

  it('S1.12 the plane that touches it has its place and derivatives there, and leads back to its pose', () => {
    fc.assert(
      fc.property(views, radius, part, part, ({ camera, pose, width, height }, radius, a, b) => {
        const cylinder = { width, height, radius };
        const [x, y] = [a * width, b * height];
        const angle = ((x + 0.5) / width - 0.5) / radius;
        const out = sight();
        projectCylinder(out, cylinder, pose, camera, x, y);
        fc.pre(out[6]! > 0.01);
        const flat = touchingPose(cylinder, pose, angle);
        const h = homographyOfPose(flat, width, height, camera);
        const [u, v] = project(h, x, y);
        expect(u).toBeCloseTo(out[0]!, 5);
        expect(v).toBeCloseTo(out[1]!, 5);
        jacobian(h, x, y).forEach((value, i) => expect(value).toBeCloseTo(out[2 + i]!, 6));
        const again = poseFromTouching(cylinder, flat, angle);
        again.rotation.forEach((value, i) => expect(value).toBeCloseTo(pose.rotation[i]!, 10));
        again.translation.forEach((value, i) => expect(value).toBeCloseTo(pose.translation[i]!, 8));
      }),
    );
  });
});

describe('cylinder: poses', () => {
  it('S1.12 from the plane that touches it, about any place of the picture, its pose comes back', () => {
    fc.assert(
      fc.property(views, radius, part, part, ({ camera, pose, width, height }, radius, a, b) => {
        const cylinder = { width, height, radius };
        const [x, y] = [a * width, b * height];
        const sighted = sight();
        projectCylinder(sighted, cylinder, pose, camera, x, y);
        fc.pre(sighted[6]! > 0.2);
        const flat = touchingPose(cylinder, pose, ((x + 0.5) / width - 0.5) / radius);
        const h = homographyOfPose(flat, width, height, camera);
        const estimated = cylinderPoses(cylinder, h, { x, y, width: width / 5, height: width / 5 }, camera);
        const near = estimated.map(({ rotation, translation }) =>
          Math.hypot(
            ...rotation.map((v, i) => v - pose.rotation[i]!),
            ...translation.map((v, i) => v - pose.translation[i]!),
          ),
        );
        expect(Math.min(...near)).toBeLessThan(0.05);
      }),
    );
  });

  it("S1.12 the flat view that stands for it touches it in the picture's middle until that is turned away by 40°", () => {
    const mug: Cylinder = { width: 800, height: 300, radius: 1 / (2 * Math.PI) };
    const camera = frameCamera(640, 480, 500);
    for (const turn of [0, 0.3, -0.6, 1.5, -2.5]) {
      // Turned about its own axis
      const pose = originPose();
      pose.rotation.set(rotationAbout(0, turn, 0));
      pose.translation.set([-mug.radius * Math.sin(turn), 0, 2 + mug.radius * (1 - Math.cos(turn))]);
      expect(facingAngle(mug, pose)).toBeCloseTo(turn, 9);
      const angle = Math.sign(turn) * Math.max(0, Math.abs(turn) - (40 * Math.PI) / 180);
      const x = (angle * mug.radius + 0.5) * mug.width - 0.5;
      const out = sight();
      projectCylinder(out, mug, pose, camera, x, 149.5);
      const [u, v] = project(cylinderHomography(mug, pose, camera)!, x, 149.5);
      expect(u).toBeCloseTo(out[0]!, 6);
      expect(v).toBeCloseTo(out[1]!, 6);
    }
  });

  it('S1.12 from where the points of a mug are seen its pose is found, and the focal length with it', () => {
    const mug: Cylinder = { width: 800, height: 400, radius: 0.22 };
    fc.assert(
      fc.property(views, fc.double({ min: -0.15, max: 0.15, noNaN: true }), ({ camera, pose }, off) => {
        const points = new Float64Array(3 * 63);
        const projected = new Float64Array(2 * 63);
        let count = 0;
        const out = sight();
        for (let i = 0; i < 63; i += 1) {
          const [x, y] = [((i % 9) / 8) * 799, (Math.floor(i / 9) / 6) * 399];
          projectCylinder(out, mug, pose, camera, x, y);
          if (!(out[6]! > 0.15)) continue;
          cylinderPoint(points, 3 * count, mug, x, y);
          projected.set([out[0]!, out[1]!], 2 * count);
          count += 1;
        }
        fc.pre(count > 25);
        const start = copyPose(pose);
        multiplied(rotationAbout(off, -off / 2, off / 3), pose.rotation, start.rotation);
        start.translation[2]! *= 1 + off;
        const estimated = { ...camera, focal: camera.focal * (1 + off) };
        const lens = { focal: camera.focal * (1 + off), deviation: 0.2 };
        const loose = refinePose(start, estimated, { count, points, observed: projected }, { iterations: 40, lens });
        // What is left is the price of moving the focal length away from what was expected, where it converges slowest
        expect(loose).toBeLessThan((Math.log(1 + off) / 0.2) ** 2 / 2 + 1e-4);
        const exact = refinePose(start, { ...camera }, { count, points, observed: projected }, { iterations: 60 });
        expect(exact).toBeLessThan(1e-6);
        start.rotation.forEach((value, i) => expect(value).toBeCloseTo(pose.rotation[i]!, 3));
      }),
    );
  });
});
