import { readFileSync } from 'node:fs';
import { light } from '@afterimage/contract/values/palette.ts';

type Document = PDFKit.PDFDocument;
type Weight = 400 | 600;

/** How a text looks; `align` is within `width`. */
export interface Look {
  size: number;
  weight?: Weight;
  display?: boolean;
  color?: string;
  align?: 'left' | 'right';
}

const fontNames = [
  'kalnia-400',
  ...[400, 600].flatMap((weight) =>
    ['instrument-sans', 'instrument-sans-ext', 'noto-sans-greek', 'noto-sans-cyrillic'].map(
      (name) => `${name}-${weight}`,
    ),
  ),
];
let fontCache: Map<string, Buffer> | undefined;

/** Makes the faces known to a document; only those that are used, and of them only the letters, become part of it. */
export function registerFonts(doc: Document): void {
  fontCache ??= new Map(
    fontNames.map((fontName) => [fontName, readFileSync(new URL(`fonts/${fontName}.ttf`, import.meta.url))]),
  );
  for (const [fontName, bytes] of fontCache) doc.registerFont(fontName, bytes);
}

// What the shop's face has beside Latin-1, by the ranges that its files were cut into.
const inLatin =
  /[ -ÿ\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/;

/** The face that has a letter: the shop's own where it can, another one for Greek and Cyrillic. */
function fontOf(letter: string, { weight = 400, display = false }: Look): string {
  if (inLatin.test(letter)) return display ? 'kalnia-400' : `instrument-sans-${weight}`;
  if (/\p{Script=Greek}/u.test(letter)) return `noto-sans-greek-${weight}`;
  if (/\p{Script=Cyrillic}/u.test(letter)) return `noto-sans-cyrillic-${weight}`;
  return `instrument-sans-ext-${weight}`;
}

function runsOf(text: string, look: Look): { fontName: string; text: string }[] {
  const runs: { fontName: string; text: string }[] = [];
  for (const letter of text) {
    const fontName = fontOf(letter, look);
    const last = runs.at(-1);
    if (last?.fontName === fontName) last.text += letter;
    else runs.push({ fontName, text: letter });
  }
  return runs;
}

const use = (doc: Document, fontName: string, size: number) => doc.font(fontName).fontSize(size);

export function widthOf(doc: Document, text: string, look: Look): number {
  return runsOf(text, look).reduce((sum, run) => sum + use(doc, run.fontName, look.size).widthOfString(run.text), 0);
}

/** Cuts a text into lines that fit; a word that is wider than a line is cut itself. */
export function wrap(doc: Document, text: string, width: number, look: Look): string[] {
  const fits = (line: string) => widthOf(doc, line, look) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (fits(line ? `${line} ${word}` : word)) {
      line = line ? `${line} ${word}` : word;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const letter of word) {
      if (line && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line ? [...lines, line] : lines;
}

/** Writes one line with its top at `y`; faces stand on one base line, which is `size` below. */
export function write(doc: Document, text: string, x: number, y: number, look: Look & { width?: number }): void {
  const { size, color = light.ink, align = 'left', width = 0 } = look;
  let at = align === 'right' ? x + width - widthOf(doc, text, look) : x;
  for (const run of runsOf(text, look)) {
    use(doc, run.fontName, size)
      .fillColor(color)
      .text(run.text, at, y + size, { lineBreak: false, baseline: 'alphabetic' });
    at += doc.widthOfString(run.text);
  }
}
