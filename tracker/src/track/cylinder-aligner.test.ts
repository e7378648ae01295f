import { describe, expect, it } from 'vitest';
import { type Camera, frameCamera, multiplied, originPose, type Pose, rotationAbout } from '../geometry/camera.ts';
import {
  type Cylinder,
  cylinderHomography,
  pictureOnCylinder,
  projectCylinder,
  sightLength,
} from '../geometry/cylinder.ts';
import type { GreyImage } from '../grey.ts';
import type { Target } from '../target.ts';
import { chance } from '../test-pictures.ts';
import { type Alignment, createAligner } from './aligner.ts';
import { type Drawing, drawing, targetOf } from './test-views.ts';

const frame = { width: 320, height: 240 };
const drawn = drawing(3, 320, 200);
const camera = frameCamera(frame.width, frame.height, 260);

type Mug = { readonly target: Target; readonly cylinder: Cylinder };

/** A mug whose picture goes so many degrees round it. */
function mugOf(degrees: number): Mug {
  const radius = 180 / Math.PI / degrees;
  const target = { ...targetOf(drawn), surface: { kind: 'cylinder', radius } as const };
  return { target, cylinder: { width: target.width, height: target.height, radius } };
}

/** A mug turned about its axis, leant towards the camera and rolled (radians), its front `size` frame pixels wide. */
function held({ cylinder }: Mug, turn: number, lean: number, roll: number, size: number, x = 0): Pose {
  const pose = originPose();
  const leant = multiplied(rotationAbout(-lean, 0, 0), rotationAbout(0, turn, 0));
  multiplied(rotationAbout(0, 0, roll), leant, pose.rotation);
  const axis = [x, 0, camera.focal / size + cylinder.radius];
  for (let k = 0; k < 3; k += 1) pose.translation[k] = axis[k]! - pose.rotation[3 * k + 2]! * cylinder.radius;
  return pose;
}

/** What a camera sees of a mug: the mean of 3 × 3 points a pixel, with noise. The mug is white where the picture is not. */
function mugView({ cylinder }: Mug, pose: Pose, seen: Camera, drawn: Drawing, seed = 1): GreyImage {
  const data = new Uint8Array(frame.width * frame.height);
  const at = new Float64Array(2);
  for (let i = 0; i < data.length; i += 1) {
    const [x, y] = [i % frame.width, Math.floor(i / frame.width)];
    let sum = 0;
    for (let p = 0; p < 9; p += 1) {
      const [u, v] = [x + ((p % 3) - 1) / 3, y + (Math.floor(p / 3) - 1) / 3];
      const hit = pictureOnCylinder(at, 0, cylinder, pose, seen, u, v) && Math.abs(at[1]! - 99.5) < 125;
      const [s, t] = [Math.round(2 * at[0]! + 0.5), Math.round(2 * at[1]! + 0.5)];
      const print = s >= 0 && t >= 0 && s < drawn.width && t < drawn.height;
      if (!hit) sum += 90 + 80 * chance(seed + 7, (y >> 3) * 97 + (x >> 3));
      else sum += print ? drawn.data[t * drawn.width + s]! : 235;
    }
    const grain = 3 * (chance(seed, 2 * i) + chance(seed, 2 * i + 1) - 1) * 2.45;
    data[i] = Math.max(0, Math.min(255, Math.round(sum / 9 + grain)));
  }
  return { ...frame, data };
}

/** Median distance in frame pixels between where the visible points of the print are and where an alignment puts them. */
function gridError({ cylinder }: Mug, pose: Pose, seen: Camera, alignment: Alignment | null): number {
  if (!alignment?.cylinder) return Infinity;
  const [truth, found] = [new Float64Array(sightLength), new Float64Array(sightLength)];
  const errors: number[] = [];
  for (let i = 0; i < 117; i += 1) {
    const x = (((i % 13) + 0.5) / 13) * cylinder.width - 0.5;
    const y = ((Math.floor(i / 13) + 0.5) / 9) * cylinder.height - 0.5;
    projectCylinder(truth, cylinder, pose, seen, x, y);
    if (!(truth[6]! > 0.25)) continue;
    const { pose: aligned, focal } = alignment.cylinder;
    projectCylinder(found, cylinder, aligned, frameCamera(frame.width, frame.height, focal), x, y);
    errors.push(Math.hypot(found[0]! - truth[0]!, found[1]! - truth[1]!));
  }
  return errors.toSorted((a, b) => a - b)[errors.length >> 1]!;
}

describe('mugs', () => {
  it.each([
    [100, 0, 0.2],
    [140, 0.4, 0.4],
    [180, -0.5, 0.5],
  ])(
    'S1.12 a print of %i° round a mug is aligned to half a pixel from a flat guess for its middle',
    (degrees, turn, lean) => {
      const mug = mugOf(degrees);
      const pose = held(mug, turn, lean, 0.2, 190);
      const aligner = createAligner({ targets: [mug.target], ...frame });
      aligner.setFrame(mugView(mug, pose, camera, drawn));
      const guess = cylinderHomography(mug.cylinder, pose, camera)!;
      const off = guess.map((value, i) => value + (i < 3 ? 2 : i < 6 ? -2 : 0) * guess[6 + (i % 3)]!);
      const alignment = aligner.align(0, off);
      expect(gridError(mug, pose, camera, alignment)).toBeLessThan(0.5);
      expect(alignment!.zncc).toBeGreaterThan(0.8);
      expect(alignment!.cylinder!.radius).toBe(mug.cylinder.radius);
    },
  );

  it('S1.12 a mug in a hand is followed to half a pixel by the flat views that stand for it, with a lens not expected', () => {
    const mug = mugOf(140);
    const seen = frameCamera(frame.width, frame.height, 320);
    const aligner = createAligner({ targets: [mug.target], ...frame });
    let last: Alignment | null = null;
    for (let i = 0; i < 7; i += 1) {
      const pose = held(
        mug,
        0.3 * Math.sin(i / 5),
        0.3 + 0.1 * Math.cos(i / 4),
        0.1 * Math.sin(i / 3),
        180 + i,
        i / 400,
      );
      aligner.setFrame(mugView(mug, pose, seen, drawn, i));
      last = aligner.align(0, last?.homography ?? cylinderHomography(mug.cylinder, pose, seen)!);
      expect(gridError(mug, pose, seen, last)).toBeLessThan(0.5);
    }
  });

  it('S1.12 where there is no mug, nothing is aligned that could be believed', () => {
    const mug = mugOf(140);
    const aligner = createAligner({ targets: [mug.target], ...frame });
    const pose = held(mug, 0.2, 0.3, 0, 190);
    aligner.setFrame(mugView(mug, pose, camera, drawing(8, 320, 200)));
    const alignment = aligner.align(0, cylinderHomography(mug.cylinder, pose, camera)!);
    expect((alignment?.inliers ?? 0) / (alignment?.tried ?? 1)).toBeLessThan(0.3);
    for (const value of [0, Number.NaN, 1e300]) expect(aligner.align(0, new Float64Array(9).fill(value))).toBeNull();
  });
});
