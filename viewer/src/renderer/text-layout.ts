import type { TextMedium } from '@afterimage/contract/customization.ts';
import { fontSizeOf, textAreaOf, textSegments } from '@afterimage/media/text-setting.ts';

/** A sign of a text: its left edge and the base line it stands on, in the ground's units. */
export interface PlacedGrapheme {
  text: string;
  x: number;
  y: number;
}

/** A face's measures, in ems. */
export interface FontMetrics {
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
  metrics: FontMetrics,
): { em: number; graphemes: PlacedGrapheme[] } {
  const { width, height } = textAreaOf(ratio);
  const em = fontSizeOf(medium, ratio) * height;
  const availableWidth = width * (1 - 2 * padding);
  const segments = textSegments(medium.text);
  interface Line {
    width: number;
    words: { graphemes: string[]; widths: number[]; x: number }[];
  }
  let line: Line = { width: 0, words: [] };
  const lines = [line];
  for (const [index, { word, breaks }] of segments.entries()) {
    if (breaks) {
      line = { width: 0, words: [] };
      lines.push(line);
      continue;
    }
    const widths = word.map((sign) => metrics.widthOf(sign) * em);
    // Its space is part of a word's box, but for the last one.
    const box = widths.reduce((sum, one) => sum + one, 0) + (index < segments.length - 1 ? space * em : 0);
    if (line.words.length > 0 && line.width + box > availableWidth) {
      line = { width: 0, words: [] };
      lines.push(line);
    }
    line.words.push({ graphemes: word, widths, x: line.width });
    line.width += box;
  }
  const step = lineHeight * em;
  const top = (height - lines.length * step) / 2;
  const base = (step - (metrics.ascent + metrics.descent) * em) / 2 + metrics.ascent * em;
  const share = medium.align === 'left' ? 0 : medium.align === 'right' ? 1 : 0.5;
  const graphemes = lines.flatMap(({ words, width: lineWidth }, row) =>
    words.flatMap(({ graphemes, widths, x }) => {
      // What is wider than its room begins at the left all the same.
      let left = width * padding + Math.max(0, availableWidth - lineWidth) * share + x;
      return graphemes.map((text, index) => {
        const grapheme = { text, x: left, y: top + row * step + base };
        left += widths[index] ?? 0;
        return grapheme;
      });
    }),
  );
  return { em, graphemes };
}
