import type { Alignment } from './alignment.ts';

/** What of an alignment the next ones are compared with. */
export type Quality = Pick<Alignment, 'inliers' | 'tried' | 'uncertainty' | 'cylinder'>;

/**
 * With so many times the uncertainty per share of agreeing patches, and more pixels of it than any sharp frame gives, an
 * alignment lies beside the target. Measured on flat prints in sequences of which each first to fifteenth frame was shown:
 * of answers for older frames 11 of 1,266 right alignments worsen so much and 14 of 18 wrong ones, of what was followed
 * over two frames or more 40 of 2,575 right ones and 42 of 48 wrong ones.
 */
const maxUncertaintyRatio = 3;
const maxSharpUncertainty = 0.4;

/**
 * Whether an alignment agrees so much less with the frame than one of the same target a moment before that it has
 * settled somewhere else: a print that has moved looks as it did, its surroundings do not look like the print.
 */
export function isDegraded(before: Quality, present: Quality): boolean {
  // The uncertainty of cylinders is another one
  if (before.cylinder || present.cylinder || present.uncertainty <= maxSharpUncertainty) return false;
  const doubt = ({ inliers, tried, uncertainty }: Quality) => (uncertainty * tried) / Math.max(1, inliers);
  return doubt(present) > maxUncertaintyRatio * doubt(before);
}
