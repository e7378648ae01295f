import type { TextMedium } from '@afterimage/contract/customization.ts';
import { emOf, groundOf, piecesOf } from '@afterimage/media/text-setting.ts';

/** A sign of a text: its left edge and the base line it stands on, in the ground's units. */
export interface PlacedSign {
  text: string;
  x: number;
  y: number;
}

/** A face's measures, in ems. */
export interface FaceMeasure {
  ascent: number;
  descent: number;
  widthOf(sign: string): number;
}

/** As the studio's style sheet says: room at the sides, height of a line, space after a word. */
const padding = 0.08;
const lineHeight = 1.25;
const space = 0.28;

/** Sets a text on its ground as the studio's boxes are set: words as boxes with their space, lines in the middle. */
export function layText(
  medium: Pick<TextMedium, 'text' | 'font' | 'align'>,
  ratio: number,
  face: FaceMeasure,
): { em: number; signs: PlacedSign[] } {
  const { width, height } = groundOf(ratio);
  const em = emOf(medium, ratio) * height;
  const room = width * (1 - 2 * padding);
  const pieces = piecesOf(medium.text);
  interface Line {
    width: number;
    words: { signs: string[]; widths: number[]; x: number }[];
  }
  let line: Line = { width: 0, words: [] };
  const lines = [line];
  for (const [index, { word, breaks }] of pieces.entries()) {
    if (breaks) {
      line = { width: 0, words: [] };
      lines.push(line);
      continue;
    }
    const widths = word.map((sign) => face.widthOf(sign) * em);
    // Its space is part of a word's box, but for the last one.
    const box = widths.reduce((sum, one) => sum + one, 0) + (index < pieces.length - 1 ? space * em : 0);
    if (line.words.length > 0 && line.width + box > room) {
      line = { width: 0, words: [] };
      lines.push(line);
    }
    line.words.push({ signs: word, widths, x: line.width });
    line.width += box;
  }
  const step = lineHeight * em;
  const top = (height - lines.length * step) / 2;
  const base = (step - (face.ascent + face.descent) * em) / 2 + face.ascent * em;
  const share = medium.align === 'left' ? 0 : medium.align === 'right' ? 1 : 0.5;
  const signs = lines.flatMap(({ words, width: used }, row) =>
    words.flatMap(({ signs, widths, x }) => {
      // What is wider than its room begins at the left all the same.
      let at = width * padding + Math.max(0, room - used) * share + x;
      return signs.map((text, index) => {
        const placed = { text, x: at, y: top + row * step + base };
        at += widths[index] ?? 0;
        return placed;
      });
    }),
  );
  return { em, signs };
}
