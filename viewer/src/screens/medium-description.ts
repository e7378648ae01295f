import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { words } from './medium.words.ts';

/** How long something is, in words: `12 seconds`. */
function lengthOf(seconds: number): string {
  const [count, unit] =
    seconds < 90 ? [Math.max(1, Math.round(seconds)), 'second'] : [Math.round(seconds / 60), 'minute'];
  return new Intl.NumberFormat(intlLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** What is to be seen on a print, for whoever does not see it: as its maker says, else what it is. */
export function describeMedium({ medium, title }: ViewerTarget): string {
  if (medium.display?.description) return medium.display.description;
  const { type, durationSeconds, text } = medium;
  if (type === 'TEXT') return words.text({ text: text?.text ?? '', title });
  if (type === 'IMAGE') return words.picture({ title });
  if (type === 'VIDEO')
    return durationSeconds === null
      ? words.filmAnyLength({ title })
      : words.film({ length: lengthOf(durationSeconds), title });
  return words.model({ title });
}
