import { describe, expect, it } from 'vitest';
import { projectCylinder, sightLength } from '../geometry/cylinder.ts';
import { project } from '../geometry/homography.ts';
import type { GrayImage } from '../gray-image.ts';
import type { Surface } from '../target.ts';
import { cameraOf, frameSize, plainView, poseOf, type View, viewOf } from './view-plan.ts';
import { ViewRenderer } from './view-renderer.ts';

const grays = [20, 90, 160, 230];
/** Four fields of one gray each. */
const fields: GrayImage = {
  width: 80,
  height: 60,
  data: Uint8Array.from({ length: 80 * 60 }, (_, i) => grays[(i % 80 < 40 ? 0 : 1) + (i < 80 * 30 ? 0 : 2)]!),
};
const middles = [0, 1, 2, 3].map((field) => [field & 1 ? 59.5 : 19.5, field & 2 ? 44.5 : 14.5] as const);
/** A camera that changes nothing: the curve goes from black at 14 to white at 255. */
const exact: View = { ...plainView(0.45, 1), white: 255, noise: 0, slope: [0, 0], x: 30, y: -20, tilt: 0.6 };
const displayedGray = (gray: number) => 14 + (241 * gray) / 255;

function grayAt({ width, data }: GrayImage, [x, y]: readonly [number, number]): number {
  return data[Math.round(y) * width + Math.round(x)]!;
}

describe('simulated views', () => {
  it('S1.12 a flat print is drawn where its homography says', () => {
    const { frame, homography } = new ViewRenderer(fields, { kind: 'flat' }).render(exact);
    for (const [field, [x, y]] of middles.entries())
      expect(Math.abs(grayAt(frame, project(homography, x, y)) - displayedGray(grays[field]!))).toBeLessThan(2);
    // Its edge lies where the outer corner goes: half a pixel of the picture inside it is print, outside is none
    const inside = grayAt(frame, project(homography, 2, 14));
    const outside = grayAt(frame, project(homography, -3, 14));
    expect(Math.abs(inside - displayedGray(20))).toBeLessThan(3);
    expect(Math.abs(outside - displayedGray(20))).toBeGreaterThan(10);
  });

  it('S1.12 a print on a mug is drawn on the cylinder', () => {
    const surface: Surface = { kind: 'cylinder', radius: 0.4 };
    const { frame, homography } = new ViewRenderer(fields, surface).render(exact);
    const at = new Float64Array(sightLength);
    const cylinder = { width: fields.width, height: fields.height, radius: 0.4 };
    for (const [field, [x, y]] of middles.entries()) {
      projectCylinder(at, cylinder, poseOf(exact, 80, 60), cameraOf(exact), x, y);
      expect(Math.abs(grayAt(frame, [at[0]!, at[1]!]) - displayedGray(grays[field]!))).toBeLessThan(2);
    }
    projectCylinder(at, cylinder, poseOf(exact, 80, 60), cameraOf(exact), 39.5, 29.5);
    const middle = project(homography, 39.5, 29.5);
    expect(Math.hypot(middle[0] - at[0]!, middle[1] - at[1]!)).toBeLessThan(1e-6);
  });

  it('S1.12 the same view is the same frame', () => {
    const [a, b] = [0, 1].map(() => new ViewRenderer(fields, { kind: 'flat' }));
    a!.render(viewOf(3));
    expect(a!.render(viewOf(7)).frame.data).toEqual(b!.render(viewOf(7)).frame.data);
  });

  it('S1.12 what is hidden is hidden: a covered print shows less of itself', () => {
    const renderer = new ViewRenderer(fields, { kind: 'flat' });
    const count = (view: View) =>
      renderer.render(view).frame.data.filter((gray) => gray === 231 || gray === 232).length;
    const all = count({ ...exact, tilt: 0 });
    expect(count({ ...exact, tilt: 0, covered: 0.3, coveredFrom: 0 })).toBeLessThan(0.6 * all);
  });

  it('S1.12 every dozen views holds small and large, straight and steep', () => {
    for (let from = 0; from < 48; from += 12) {
      const views = Array.from({ length: 12 }, (_, i) => viewOf(from + i));
      const middle = Math.sqrt(0.1 * 0.6);
      for (const some of [
        views.filter(({ share }) => share < middle),
        views.filter(({ share }) => share > middle),
        views.filter(({ tilt }) => tilt < Math.PI / 6),
        views.filter(({ tilt }) => tilt > Math.PI / 6),
      ])
        expect(some.length).toBeGreaterThanOrEqual(4);
      for (const { x, y } of views)
        expect(Math.abs(x) < frameSize.width / 2 && Math.abs(y) < frameSize.height / 2).toBe(true);
    }
  });
});
