import type { ModelPart } from '@afterimage/contract/admin/product-model.ts';
import type { ModelRegion } from '@afterimage/contract/print.ts';

export const regionNumbers = ['x', 'y', 'width', 'height'] as const;
export type RegionNumber = (typeof regionNumbers)[number];

/** The whole texture, where a section begins to be typed. */
export const wholeRegion: ModelRegion = { x: 0, y: 0, width: 1, height: 1, rotation: 0, mirrored: false };

/** The section that the part's own texture coordinates take; null where it is the whole texture, or was not measured. */
export function ownArea(part: ModelPart | undefined): Pick<ModelRegion, RegionNumber> | null {
  const area = part?.uvArea;
  if (!area) return null;
  return regionNumbers.some((name) => Math.abs(area[name] - wholeRegion[name]) > 0.005) ? area : null;
}

/** Whether a section can be saved: all of its numbers are some, and it has an extent. */
export const isRegionWhole = (region: ModelRegion | null): boolean =>
  region === null ||
  (regionNumbers.every((name) => Number.isFinite(region[name])) &&
    [region.x, region.y].every((share) => Math.abs(share) <= 10) &&
    [region.width, region.height].every((share) => share >= 0.001 && share <= 20));

/** A share as it is typed, in percent with at most two digits. */
export const percentText = (share: number): string => String(Math.round(share * 10_000) / 100);

/** The share that was typed in percent; NaN for what is no number. */
export const shareOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')) / 100;
