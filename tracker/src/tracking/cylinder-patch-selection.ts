import type { Camera, Pose } from '../geometry/camera.ts';
import { type Cylinder, cylinderPoint, pictureOnCylinder, projectCylinder, sightLength } from '../geometry/cylinder.ts';
import { type Orders, writeOrder } from './patch-selection.ts';
import type { PreparedTarget } from './prepared-target.ts';
import { patchSide } from './tracking-kernels.ts';

export type CylinderPatchChooser = {
  /**
   * Chooses up to `limit` patches of a cylinder that a pose shows well and writes their orders; `camera` is that of the
   * frame's level, which has the given size. Each patch is drawn through the affinity that is nearest to the curved
   * surface over it. Returns how many were chosen.
   */
  choose(
    target: PreparedTarget,
    cylinder: Cylinder,
    pose: Pose,
    camera: Camera,
    size: { readonly width: number; readonly height: number },
    limit: number,
    orders: Orders,
    blur: readonly [number, number],
  ): number;
  /** Of the last choice: the point of the cylinder under each patch's centre, three numbers each. */
  readonly points: Float64Array;
};

/** What is turned further from the camera than this is not looked at: the cosine of 72°. */
export const leastFacing = 0.3;
/** At these distances from the middle of a patch the mean of a square is that over the patch (Gauss and Legendre). */
const node = patchSide / 2 / Math.sqrt(3);
const most = 4096;

/** Everything is allocated here. */
export function createCylinderPatchChooser(patches: number): CylinderPatchChooser {
  const points = new Float64Array(3 * patches);
  const seen = new Float32Array(2 * most);
  const sight = new Float64Array(sightLength);
  const nodes = new Float64Array(8);
  const back = new Float64Array(9);
  const taken = new Set<number>();

  return {
    points,
    choose(target, cylinder, pose, camera, { width, height }, limit, orders, blur) {
      const { scaleX, scaleY } = target;
      const half = patchSide / 2;
      let found = 0;
      let [x0, x1, y0, y1] = [Infinity, 0, Infinity, 0];
      for (let o = 0; o < target.octaves.length; o += 1) {
        const octave = target.octaves[o]!;
        const last = o === target.octaves.length - 1;
        for (let i = 0; i < octave.count && found < most; i += 1) {
          const [x, y] = [(octave.x[i]! + 0.5) / scaleX - 0.5, (octave.y[i]! + 0.5) / scaleY - 0.5];
          projectCylinder(sight, cylinder, pose, camera, x, y);
          const [u, v] = [sight[0]!, sight[1]!];
          if (!(sight[6]! >= leastFacing && u >= half && v >= half && u < width - half - 1 && v < height - half - 1))
            continue;
          const area = (sight[2]! * sight[5]! - sight[3]! * sight[4]!) / (scaleX * scaleY);
          const scale = -0.5 * Math.log2(area);
          if (!(o === 0 ? scale < 0.5 && scale >= -1.6 : scale >= o - 0.5 && (last || scale < o + 0.5))) continue;
          seen[2 * found] = u;
          seen[2 * found + 1] = v;
          [x0, x1, y0, y1] = [Math.min(x0, u), Math.max(x1, u), Math.min(y0, v), Math.max(y1, v)];
          found += 1;
        }
      }
      if (found === 0) return 0;
      const cell = Math.max(7, Math.sqrt(((x1 - x0 + half) * (y1 - y0 + half)) / limit));
      taken.clear();
      let count = 0;
      for (let i = 0; i < found && count < limit; i += 1) {
        const key = Math.floor(seen[2 * i + 1]! / cell) * 8192 + Math.floor(seen[2 * i]! / cell);
        if (taken.has(key)) continue;
        const u = Math.round(seen[2 * i]! - (patchSide - 1) / 2);
        const v = Math.round(seen[2 * i + 1]! - (patchSide - 1) / 2);
        if (!place(target, cylinder, pose, camera, u, v)) continue;
        if (!writeOrder(orders, count, target, back, u, v, blur)) continue;
        pictureOnCylinder(nodes, 0, cylinder, pose, camera, u + (patchSide - 1) / 2, v + (patchSide - 1) / 2);
        cylinderPoint(points, 3 * count, cylinder, nodes[0]!, nodes[1]!);
        taken.add(key);
        count += 1;
      }
      return count;
    },
  };

  /** The affinity from the frame's level to the target's picture over a patch into `back`; false at a rim or the seam. */
  function place(
    { scaleX, scaleY }: PreparedTarget,
    cylinder: Cylinder,
    pose: Pose,
    camera: Camera,
    u: number,
    v: number,
  ): boolean {
    const middle = (patchSide - 1) / 2;
    for (let k = 0; k < 4; k += 1) {
      const [du, dv] = [k & 1 ? node : -node, k & 2 ? node : -node];
      if (!pictureOnCylinder(nodes, 2 * k, cylinder, pose, camera, u + middle + du, v + middle + dv)) return false;
    }
    const across = cylinder.width / 2;
    for (let k = 2; k < 8; k += 2) if (Math.abs(nodes[k]! - nodes[0]!) > across) return false;
    for (let k = 0; k < 2; k += 1) {
      const scale = k === 0 ? scaleX : scaleY;
      const [a, b, c, d] = [nodes[k]!, nodes[2 + k]!, nodes[4 + k]!, nodes[6 + k]!];
      const right = ((b + d - a - c) / (4 * node)) * scale;
      const down = ((c + d - a - b) / (4 * node)) * scale;
      back[3 * k] = right;
      back[3 * k + 1] = down;
      back[3 * k + 2] = ((a + b + c + d) / 4 + 0.5) * scale - 0.5 - right * (u + middle) - down * (v + middle);
    }
    back[8] = 1;
    return true;
  }
}
