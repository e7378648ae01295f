import { describe, expect, it } from 'vitest';
import { type Camera, frameCamera, type Pose } from '../geometry/camera.ts';
import { type Cylinder, cylinderHomography, projectCylinder, sightLength } from '../geometry/cylinder.ts';
import type { Target } from '../target.ts';
import { createAligner } from './aligner.ts';
import type { Alignment } from './alignment.ts';
import { heldMug, mugCamera, mugFrame, mugView } from './test-mugs.ts';
import { drawing, targetOf } from './test-views.ts';

const picture = drawing(3, 320, 200);

type Mug = { readonly target: Target; readonly cylinder: Cylinder };

/** A mug whose picture goes so many degrees round it. */
function mugOf(degrees: number): Mug {
  const radius = 180 / Math.PI / degrees;
  const target = { ...targetOf(picture), surface: { kind: 'cylinder', radius } as const };
  return { target, cylinder: { width: target.width, height: target.height, radius } };
}

/** Median distance in frame pixels between where the visible points of the print are and where an alignment puts them. */
function gridError({ cylinder }: Mug, pose: Pose, projected: Camera, alignment: Alignment | null): number {
  if (!alignment?.cylinder) return Infinity;
  const [truth, estimated] = [new Float64Array(sightLength), new Float64Array(sightLength)];
  const errors: number[] = [];
  for (let i = 0; i < 117; i += 1) {
    const x = (((i % 13) + 0.5) / 13) * cylinder.width - 0.5;
    const y = ((Math.floor(i / 13) + 0.5) / 9) * cylinder.height - 0.5;
    projectCylinder(truth, cylinder, pose, projected, x, y);
    if (!(truth[6]! > 0.25)) continue;
    const { pose: aligned, focal } = alignment.cylinder;
    projectCylinder(estimated, cylinder, aligned, frameCamera(mugFrame.width, mugFrame.height, focal), x, y);
    errors.push(Math.hypot(estimated[0]! - truth[0]!, estimated[1]! - truth[1]!));
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
      const pose = heldMug(mug.cylinder, turn, lean, 0.2, 190);
      const aligner = createAligner({ targets: [mug.target], ...mugFrame });
      aligner.setFrame(mugView(mug.cylinder, pose, mugCamera, picture));
      const guess = cylinderHomography(mug.cylinder, pose, mugCamera)!;
      const off = guess.map((value, i) => value + (i < 3 ? 2 : i < 6 ? -2 : 0) * guess[6 + (i % 3)]!);
      const alignment = aligner.align(0, off);
      expect(gridError(mug, pose, mugCamera, alignment)).toBeLessThan(0.5);
      expect(alignment!.nccScore).toBeGreaterThan(0.8);
      expect(alignment!.cylinder!.radius).toBe(mug.cylinder.radius);
    },
  );

  it('S1.12 a mug in a hand is followed to half a pixel by the flat views that stand for it, with a lens not expected', () => {
    const mug = mugOf(140);
    const projected = frameCamera(mugFrame.width, mugFrame.height, 320);
    const aligner = createAligner({ targets: [mug.target], ...mugFrame });
    let last: Alignment | null = null;
    for (let i = 0; i < 6; i += 1) {
      const pose = heldMug(
        mug.cylinder,
        0.3 * Math.sin(i / 5),
        0.3 + 0.1 * Math.cos(i / 4),
        0.1 * Math.sin(i / 3),
        180 + i,
        i / 400,
      );
      aligner.setFrame(mugView(mug.cylinder, pose, projected, picture, i));
      last = aligner.align(0, last?.homography ?? cylinderHomography(mug.cylinder, pose, projected)!);
      expect(gridError(mug, pose, projected, last)).toBeLessThan(0.5);
      aligner.commit(0, last!);
    }
  });

  it('S1.12 what is tried and not kept leaves no trace', () => {
    const mug = mugOf(140);
    const pose = heldMug(mug.cylinder, 0.2, 0.3, 0, 190);
    const guess = cylinderHomography(mug.cylinder, pose, mugCamera)!;
    const aligner = createAligner({ targets: [mug.target], ...mugFrame });
    aligner.setFrame(mugView(mug.cylinder, pose, mugCamera, picture));
    expect(aligner.align(0, guess)).toEqual(aligner.align(0, guess));
  });

  it('S1.12 where there is no mug, nothing is aligned that could be believed', () => {
    const mug = mugOf(140);
    const aligner = createAligner({ targets: [mug.target], ...mugFrame });
    const pose = heldMug(mug.cylinder, 0.2, 0.3, 0, 190);
    aligner.setFrame(mugView(mug.cylinder, pose, mugCamera, drawing(8, 320, 200)));
    const alignment = aligner.align(0, cylinderHomography(mug.cylinder, pose, mugCamera)!);
    expect((alignment?.inliers ?? 0) / (alignment?.tried ?? 1)).toBeLessThan(0.3);
    for (const value of [0, Number.NaN, 1e300]) expect(aligner.align(0, new Float64Array(9).fill(value))).toBeNull();
  });
});
