import type { Traits } from './picture-statistics.ts';

/** Why a print has few stars. */
export type Reason =
  | 'low-contrast'
  | 'too-smooth'
  | 'repeats-itself'
  | 'looks-like-other'
  | 'detail-in-one-corner'
  | 'too-elongated'
  | 'too-small';

/** What can be done about it: of the photo, of its crop, of the print. */
export type Remedy =
  | 'add-patterned-frame'
  | 'add-text'
  | 'choose-another-photo'
  | 'crop-to-detail'
  | 'crop-less-elongated'
  | 'raise-contrast'
  | 'print-larger';

export type Evidence = {
  readonly stars: number;
  readonly traits: Traits;
  readonly selfSimilarity: number;
  readonly lookAlikes: readonly number[];
  readonly smallestShare: number;
  /** Width of the print in millimeters, where it is known. */
  readonly widthMm: number | undefined;
};

/** From so many stars on only similar or too small prints have reasons. */
const minGoodStars = 3;
/** A frame shows so many millimeters from as near as phones focus well. */
const nearestFrameMm = 260;

/** The reasons that the evidence supports, the gravest first; at least one where there are few stars. */
export function reasonsOf({ stars, traits, selfSimilarity, lookAlikes, smallestShare, widthMm }: Evidence): Reason[] {
  const reasons: Reason[] = [];
  if (lookAlikes.length > 0) reasons.push('looks-like-other');
  // A print that is never recognized, however large it is seen, would not be recognized when printed larger
  if (widthMm !== undefined && smallestShare < 1 && widthMm / nearestFrameMm < smallestShare) reasons.push('too-small');
  return stars >= minGoodStars ? reasons : [...reasons, ...pictureReasons(traits, selfSimilarity)];
}

/** What is wrong with a picture of few stars: at least one reason. */
function pictureReasons({ contrast, detailed, spread, elongation }: Traits, selfSimilarity: number): Reason[] {
  const reasons: Reason[] = [];
  if (contrast < 48 && detailed > 0.1) reasons.push('low-contrast');
  // Slow waves of a sky are self-similar everywhere, but are not what a customer would call a pattern
  if (selfSimilarity > 0.3 && detailed > 0.3) reasons.push('repeats-itself');
  if (elongation > 2.6) reasons.push('too-elongated');
  const isCornered = detailed > 0 && detailed < 0.5 && spread < 0.4;
  if (isCornered) reasons.push('detail-in-one-corner');
  if (reasons.length === 0 || (detailed < 0.5 && !isCornered)) reasons.push('too-smooth');
  return reasons;
}

const remedies: Readonly<Record<Reason, readonly Remedy[]>> = {
  'looks-like-other': ['choose-another-photo', 'add-text'],
  'too-small': ['print-larger', 'add-patterned-frame'],
  'low-contrast': ['raise-contrast', 'add-patterned-frame'],
  'repeats-itself': ['add-patterned-frame', 'choose-another-photo'],
  'too-elongated': ['crop-less-elongated', 'add-patterned-frame'],
  'detail-in-one-corner': ['crop-to-detail', 'add-patterned-frame'],
  'too-smooth': ['add-patterned-frame', 'add-text', 'choose-another-photo'],
};

/** What helps against the reasons, each once, the best first. */
export function remediesOf(reasons: readonly Reason[]): Remedy[] {
  return [...new Set(reasons.flatMap((reason) => remedies[reason]))];
}
