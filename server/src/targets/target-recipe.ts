import { createHash } from 'node:crypto';
import { packVersion } from '@afterimage/tracker/pack/pack.ts';
import type { Region } from '@afterimage/scene/region.ts';
import type { TargetRecipe } from './tables.ts';

/** Raise it when the same region is painted or compiled otherwise than before, so that targets are made anew. */
const targetVersion = 1;

/** The longest side of the picture that is compiled, in pixels: more would tell the tracker nothing. */
const longestSide = 1024;

/** What tells one target from another: SHA-256, hex, of all that goes into it. */
export function targetHash(recipe: TargetRecipe): string {
  return createHash('sha256')
    .update(JSON.stringify([targetVersion, packVersion, recipe]))
    .digest('hex');
}

/** The pixels of the picture that is compiled. */
export function targetSize({ widthMm, heightMm }: Pick<Region, 'widthMm' | 'heightMm'>): {
  width: number;
  height: number;
} {
  const pxPerMm = longestSide / Math.max(widthMm, heightMm);
  const pixels = (mm: number) => Math.max(1, Math.round(mm * pxPerMm));
  return { width: pixels(widthMm), height: pixels(heightMm) };
}
