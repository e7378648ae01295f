import type { GrayImage } from '../../tracker/src/gray-image.ts';
import type { Surface } from '../../tracker/src/target.ts';
import type { CylinderView } from '../../tracker/src/tracking/cylinder-aligner.ts';

/** Four bytes a pixel, rows without gaps; what it is printed on, when that is not flat. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  readonly surface?: Surface;
};

/** What one target is in one frame. */
type Result = {
  readonly target: number;
  readonly state: 'searching' | 'tracking' | 'lost';
  readonly homography: ArrayLike<number> | null;
  /** Where a mug is, of targets that were compiled as lying on one. */
  readonly cylinder?: CylinderView;
};

/** The fixed face of `tracker/src/index.ts`, as anything that is measured must have it. */
export type Engine = {
  compileTarget(picture: Picture, options?: { readonly surface?: Surface }): Uint8Array | Promise<Uint8Array>;
  createTracker(options: {
    readonly packs: readonly Uint8Array[];
    readonly width: number;
    readonly height: number;
    readonly maxTracked?: number;
  }): { process(frame: GrayImage, timestampMs: number): readonly Result[]; free(): void };
};

/** Request to the measuring thread. */
export type Job =
  | { readonly kind: 'compile'; readonly picture: Picture }
  | {
      readonly kind: 'run';
      readonly packs: readonly Uint8Array[];
      readonly width: number;
      readonly height: number;
      readonly maxTracked: number;
      /** One frame after the other. */
      readonly frames: Uint8Array;
      readonly timestamps: readonly number[];
    };

/** Time of one call: by the clock, and of its thread on a processor, which other programs do not lengthen. */
export type Spent = { readonly ms: number; readonly cpuMs: number };

export type RunFrame = Spent & {
  readonly results: readonly {
    readonly state: Result['state'];
    readonly homography: Float64Array | null;
    readonly cylinder: CylinderView | null;
  }[];
};

/** Reply of the measuring thread. `reference` is the time of a fixed piece of work. */
export type Answer =
  | ({ readonly kind: 'compiled'; readonly pack: Uint8Array } & Spent)
  | { readonly kind: 'ran'; readonly frames: readonly RunFrame[]; readonly reference: readonly Spent[] }
  | { readonly kind: 'failed'; readonly message: string };
