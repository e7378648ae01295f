import type { Setting } from '../../src/define.ts';
import type { SampleColor } from '../../src/product.ts';

/**
 * Where the camera stands: degrees above the horizon, degrees by which the thing is turned (positive: its right side comes
 * forward), the share of the frame that it fills; `zoom` goes nearer to `centre`, a point of that frame from its middle
 * (fractions of the frame's width and height, right and up).
 */
export interface View {
  elevation: number;
  turn: number;
  fill: number;
  zoom?: number;
  centre?: [number, number];
}

/**
 * How a product is built (`thing` is `<file>.<function>` in sample/studio/things) and seen. `version` grows when its model
 * changes, `modelVersion` when the change is not to be seen in its pictures: they are not made again then.
 */
export interface ProductRecipe {
  thing: string;
  form?: string;
  art?: string;
  label?: string;
  version: number;
  modelVersion?: number;
  main: View;
  second: View;
  detail: View;
  /** In use: a set of sample/studio/sets.py, in one of its colours (default: the first); it may show another form of it. */
  scene?: { set: Setting; view: View; color?: SampleColor; form?: string; art?: string };
}

/** A picture of several things, or of a place: `thing` builds all of it. */
export interface RoomRecipe {
  thing: string;
  form?: string;
  art?: string;
  version: number;
  set?: string;
  view: View;
  width: number;
  height: number;
}
