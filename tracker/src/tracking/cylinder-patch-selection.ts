import type { Camera, Pose } from '../geometry/camera.ts';
import { type Cylinder, cylinderPoint, pictureOnCylinder, projectCylinder, sightLength } from '../geometry/cylinder.ts';
import { type PatchInputs, writePatchInput } from './patch-selection.ts';
import type { PreparedTarget } from './prepared-target.ts';
import { patchSide } from './tracking-kernels.ts';

/** Smallest cosine of the angle between surface normal and camera at a patch: that of 72°. */
export const minFacing = 0.3;
/** Distance of the quadrature nodes from the center of a patch (Gauss–Legendre). */
const node = patchSide / 2 / Math.sqrt(3);
const maxCandidates = 4096;

/** Selects patches on a cylinder. All memory is allocated here. */
export class CylinderPatchSelector {
  /** Of the last selection: the point of the cylinder under each patch's center, three coordinates each. */
  readonly points: Float64Array;
  private readonly projected = new Float32Array(2 * maxCandidates);
  private readonly sight = new Float64Array(sightLength);
  private readonly nodes = new Float64Array(8);
  private readonly back = new Float64Array(9);
  private readonly occupiedCells = new Set<number>();

  constructor(maxPatches: number) {
    this.points = new Float64Array(3 * maxPatches);
  }

  /**
   * Selects up to `limit` patches of a cylinder that a pose shows well and writes their inputs; `camera` is that of the
   * frame's pyramid level, which has the given size. Each patch is rendered through the affinity that approximates the
   * curved surface over it. Returns the number of patches.
   */
  select(
    target: PreparedTarget,
    cylinder: Cylinder,
    pose: Pose,
    camera: Camera,
    size: { readonly width: number; readonly height: number },
    limit: number,
    inputs: PatchInputs,
    motionBlur: readonly [number, number],
  ): number {
    const { count: candidates, area } = this.collect(target, cylinder, pose, camera, size);
    if (candidates === 0) return 0;
    const cell = Math.max(7, Math.sqrt(area / limit));
    this.occupiedCells.clear();
    let count = 0;
    for (let i = 0; i < candidates && count < limit; i += 1) {
      const key = Math.floor(this.projected[2 * i + 1]! / cell) * 8192 + Math.floor(this.projected[2 * i]! / cell);
      if (this.occupiedCells.has(key)) continue;
      const u = Math.round(this.projected[2 * i]! - (patchSide - 1) / 2);
      const v = Math.round(this.projected[2 * i + 1]! - (patchSide - 1) / 2);
      if (!this.surfaceAffinity(target, cylinder, pose, camera, u, v)) continue;
      if (!writePatchInput(inputs, count, target, this.back, u, v, motionBlur)) continue;
      pictureOnCylinder(this.nodes, 0, cylinder, pose, camera, u + (patchSide - 1) / 2, v + (patchSide - 1) / 2);
      cylinderPoint(this.points, 3 * count, cylinder, this.nodes[0]!, this.nodes[1]!);
      this.occupiedCells.add(key);
      count += 1;
    }
    return count;
  }

  /** Candidates of the octave that fits the view's scale, with the area of their bounding box in pixels of the level. */
  private collect(
    target: PreparedTarget,
    cylinder: Cylinder,
    pose: Pose,
    camera: Camera,
    { width, height }: { readonly width: number; readonly height: number },
  ): { readonly count: number; readonly area: number } {
    const { scaleX, scaleY } = target;
    const half = patchSide / 2;
    let count = 0;
    let [x0, x1, y0, y1] = [Infinity, 0, Infinity, 0];
    for (let o = 0; o < target.octaves.length; o += 1) {
      const octave = target.octaves[o]!;
      const last = o === target.octaves.length - 1;
      for (let i = 0; i < octave.count && count < maxCandidates; i += 1) {
        const [x, y] = [(octave.x[i]! + 0.5) / scaleX - 0.5, (octave.y[i]! + 0.5) / scaleY - 0.5];
        projectCylinder(this.sight, cylinder, pose, camera, x, y);
        const [u, v] = [this.sight[0]!, this.sight[1]!];
        if (!(this.sight[6]! >= minFacing && u >= half && v >= half && u < width - half - 1 && v < height - half - 1))
          continue;
        const area = (this.sight[2]! * this.sight[5]! - this.sight[3]! * this.sight[4]!) / (scaleX * scaleY);
        const scale = -0.5 * Math.log2(area);
        if (!fitsOctave(scale, o, last)) continue;
        this.projected[2 * count] = u;
        this.projected[2 * count + 1] = v;
        [x0, x1, y0, y1] = [Math.min(x0, u), Math.max(x1, u), Math.min(y0, v), Math.max(y1, v)];
        count += 1;
      }
    }
    return { count, area: (x1 - x0 + half) * (y1 - y0 + half) };
  }

  /** The affinity from the frame's level to the target's picture over a patch into `back`; false at a rim or the seam. */
  private surfaceAffinity(
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
      if (!pictureOnCylinder(this.nodes, 2 * k, cylinder, pose, camera, u + middle + du, v + middle + dv)) return false;
    }
    const halfWidth = cylinder.width / 2;
    for (let k = 2; k < 8; k += 2) if (Math.abs(this.nodes[k]! - this.nodes[0]!) > halfWidth) return false;
    for (let k = 0; k < 2; k += 1) {
      const scale = k === 0 ? scaleX : scaleY;
      const [a, b, c, d] = [this.nodes[k]!, this.nodes[2 + k]!, this.nodes[4 + k]!, this.nodes[6 + k]!];
      const right = ((b + d - a - c) / (4 * node)) * scale;
      const down = ((c + d - a - b) / (4 * node)) * scale;
      this.back[3 * k] = right;
      this.back[3 * k + 1] = down;
      this.back[3 * k + 2] = ((a + b + c + d) / 4 + 0.5) * scale - 0.5 - right * (u + middle) - down * (v + middle);
    }
    this.back[8] = 1;
    return true;
  }
}

/** Whether an octave has the resolution of a view at which 2^scale picture pixels make one of the frame. */
function fitsOctave(scale: number, octave: number, isLast: boolean): boolean {
  if (octave === 0) return scale < 0.5 && scale >= -1.6;
  return scale >= octave - 0.5 && (isLast || scale < octave + 0.5);
}
