import type { ModelSize, ProductModel } from '@afterimage/contract/admin/product-model.ts';
import { currentLocale } from '@afterimage/words/locale.ts';
import { words } from './model.words.ts';

/** Meters beyond which a size is probably a mistake of units. */
const [least, most] = [0.01, 10];

/** Width, height and depth in centimeters. */
export function measuresText({ width, height, depth }: ModelSize): string {
  const number = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 });
  const cm = (meters: number) => number.format(meters * 100);
  return words.measures({ width: cm(width), height: cm(height), depth: cm(depth) });
}

/** The warning about an implausible size; null for a plausible one. */
export function sizeWarning({ width, height, depth }: ModelSize): string | null {
  const longest = Math.max(width, height, depth);
  if (longest > most) return words.tooLarge;
  return longest < least ? words.tooSmall : null;
}

/** A model as a line of text, where two operators have changed it. */
export const modelText = (model: unknown): string => (isModel(model) ? measuresText(model.size) : '–');

const isModel = (value: unknown): value is ProductModel =>
  typeof value === 'object' && value !== null && 'size' in value;
