import { expect, it } from 'vitest';
import { angleBetween } from '../geometry/camera.ts';
import { cylinderHomography, projectCylinder, sightLength } from '../geometry/cylinder.ts';
import { project } from '../geometry/homography.ts';
import { compileTarget } from '../pack/compile-target.ts';
import { shapesPicture } from '../test-pictures.ts';
import { heldMug, mugCamera, mugFrame, mugView } from '../tracking/test-mugs.ts';
import { drawing } from '../tracking/test-views.ts';
import { createTracker } from './tracker.ts';

it('S1.12 a mug is found, followed and placed in space: its pose, and the flat view of its middle', () => {
  const radius = 180 / Math.PI / 150;
  const picture = drawing(3, 320, 200);
  const cylinder = { width: picture.width, height: picture.height, radius };
  // The same mug in pixels of half the size, as drawings are drawn
  const half = { width: 320, height: 200, radius };
  const pack = compileTarget(shapesPicture(3, picture.width, picture.height), {
    surface: { kind: 'cylinder', radius },
  });
  const tracker = createTracker({ packs: [pack], ...mugFrame });
  for (let i = 0; i < 3; i += 1) {
    const pose = heldMug(cylinder, 0.3 - 0.05 * i, 0.3, 0.1, 200, i / 300);
    const [result] = tracker.process(mugView(half, pose, mugCamera, picture, i), i * 33);
    expect(result!.state).toBe('tracking');
    expect(result!.cylinder!.radius).toBeCloseTo(radius, 5);
    const middle = [(cylinder.width - 1) / 2, (cylinder.height - 1) / 2] as const;
    const truth = new Float64Array(sightLength);
    projectCylinder(truth, cylinder, pose, mugCamera, ...middle);
    const [u, v] = project(result!.homography!, ...middle);
    expect(Math.hypot(u - truth[0]!, v - truth[1]!)).toBeLessThan(0.5);
    const far = project(cylinderHomography(cylinder, pose, mugCamera)!, 0, 0);
    const [x, y] = result!.corners!;
    expect(Math.hypot(x! - far[0], y! - far[1])).toBeLessThan(4);
    const estimated = tracker.pose(0)!;
    expect(angleBetween(estimated.rotation, pose.rotation)).toBeLessThan(0.06);
    expect(Math.abs(estimated.focal / mugCamera.focal - 1)).toBeLessThan(0.25);
  }
  tracker.free();
});
