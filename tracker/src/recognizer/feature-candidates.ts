import { invert, project } from '../geometry/homography.ts';
import type { Features } from '../target.ts';
import { descriptorBytes, type FrameFeatures } from './features.ts';
import type { View } from './synthetic-views.ts';

/** Features of several views of one picture, in its pixels: the candidates for its target. */
export class Candidates {
  count = 0;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly scale: Float32Array;
  readonly angle: Float32Array;
  readonly descriptors: Uint8Array;

  constructor(limit: number) {
    this.x = new Float32Array(limit);
    this.y = new Float32Array(limit);
    this.scale = new Float32Array(limit);
    this.angle = new Float32Array(limit);
    this.descriptors = new Uint8Array(limit * descriptorBytes);
  }

  /** Adds the features of a view that are inside the picture. */
  add(features: FrameFeatures, view: View, picture: { readonly width: number; readonly height: number }): void {
    const back = invert(view.homography);
    if (!back) return;
    // Affine: one pixel of the view covers as much everywhere
    const size = Math.sqrt(Math.abs(back[0]! * back[4]! - back[1]! * back[3]!));
    for (let i = 0; i < features.count && this.count < this.x.length; i += 1) {
      const [x, y] = project(back, features.x[i]!, features.y[i]!);
      if (!(x > -0.5 && y > -0.5 && x < picture.width - 0.5 && y < picture.height - 0.5)) continue;
      const angle = features.angle[i]!;
      const [u, v] = project(back, features.x[i]! + Math.cos(angle), features.y[i]! + Math.sin(angle));
      const to = this.count++;
      this.x[to] = x;
      this.y[to] = y;
      this.scale[to] = features.scale[i]! * size;
      this.angle[to] = Math.atan2(v - y, u - x);
      this.descriptors.set(
        features.descriptors.subarray(i * descriptorBytes, (i + 1) * descriptorBytes),
        to * descriptorBytes,
      );
    }
  }

  /** The candidates with the given indices, in this order. */
  select(indices: readonly number[]): Features {
    const column = (from: Float32Array) => Float32Array.from(indices, (i) => from[i]!);
    const descriptors = new Uint8Array(indices.length * descriptorBytes);
    for (const [to, i] of indices.entries())
      descriptors.set(this.descriptors.subarray(i * descriptorBytes, (i + 1) * descriptorBytes), to * descriptorBytes);
    return {
      count: indices.length,
      x: column(this.x),
      y: column(this.y),
      scale: column(this.scale),
      angle: column(this.angle),
      descriptors,
    };
  }
}
