import type { TextMedium } from '@afterimage/contract/customization.ts';
import { defaultFont, textFonts } from '@afterimage/scene/fonts.ts';
import { type PlacedMedium } from './placed-medium.ts';
import { plainDisplayOf } from '@afterimage/scene/place-medium.ts';

export const longestText = 280;
/** The faces that can be chosen. */
export const fontNames = textFonts.map(({ name }) => name);

export const newText: TextMedium = {
  version: 1,
  text: '',
  font: defaultFont,
  color: '#ffffff',
  background: null,
  align: 'center',
  animation: 'rise',
};

/** Whether two texts play alike. */
export const sameText = (one: TextMedium | null, other: TextMedium | null): boolean =>
  JSON.stringify(one && keyOf(one)) === JSON.stringify(other && keyOf(other));
const keyOf = ({ text, font, color, background, align, animation }: TextMedium) => [
  text.trim(),
  font,
  color,
  background,
  align,
  animation,
];

/** A text as it would play before it is sent; null while there is none. */
export function draftMedium(text: TextMedium, value: PlacedMedium | null): PlacedMedium | null {
  if (text.text.trim() === '') return null;
  const facts = { width: null, height: null, durationSeconds: null, posterUrl: null, captionsUrl: null };
  return {
    medium: { attachmentId: '', type: 'TEXT', url: '', mimeType: 'application/json', ...facts, text },
    display: value?.medium.type === 'TEXT' ? value.display : plainDisplayOf('TEXT'),
  };
}
