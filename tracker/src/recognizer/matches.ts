/**
 * Matches of features, as columns of length `limit`: a feature of the target at (px, py) and one of the frame at (qx, qy).
 * `turn` is the angle of the second minus that of the first, `zoom` the binary logarithm of the ratio of their scales: each
 * match determines a similarity. `weight` is the reliability of a match, 0…1.
 */
export type Matches = {
  count: number;
  readonly limit: number;
  readonly px: Float64Array;
  readonly py: Float64Array;
  readonly qx: Float64Array;
  readonly qy: Float64Array;
  readonly turn: Float64Array;
  readonly zoom: Float64Array;
  readonly weight: Float64Array;
  /** Uncertainty of the pair's positions in frame pixels. */
  readonly blur: Float64Array;
  /** Which feature of the frame, which of the target. */
  readonly frame: Int32Array;
  readonly target: Int32Array;
};

/** Allocates columns for `limit` matches. */
export function createMatches(limit: number): Matches {
  const column = () => new Float64Array(limit);
  return {
    count: 0,
    limit,
    px: column(),
    py: column(),
    qx: column(),
    qy: column(),
    turn: column(),
    zoom: column(),
    weight: column(),
    blur: column(),
    frame: new Int32Array(limit),
    target: new Int32Array(limit),
  };
}
