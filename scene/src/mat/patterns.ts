import type { MatStyle } from '@afterimage/contract/values/looks.ts';
import { confetti } from './confetti.ts';
import { facets } from './facets.ts';
import type { Chip, MatArea, Random } from './mat-area.ts';
import { terrazzo } from './terrazzo.ts';

interface Pattern {
  paper: string;
  inks: readonly string[];
  scatter: (area: MatArea, random: Random) => Chip[];
}

/**
 * Each has chips of several sizes, so that a camera sees corners from near and from afar, in inks that differ in
 * brightness and not only in hue.
 */
export const patterns: Readonly<Record<MatStyle, Pattern>> = {
  confetti: { paper: '#f8f2e4', inks: ['#1d2b53', '#e2452f', '#f2b632'], scatter: confetti },
  terrazzo: { paper: '#f3eee5', inks: ['#25282e', '#b4512f', '#7d9d93'], scatter: terrazzo },
  facets: { paper: '#f5efe2', inks: ['#12305f', '#efa63a', '#3f74b3'], scatter: facets },
};
