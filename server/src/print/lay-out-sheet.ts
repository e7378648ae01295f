import { light } from '@afterimage/contract/values/palette.ts';
import type { Drawing, DrawingNode } from '@afterimage/scene/drawing.ts';
import { defaultFont, type Font, type Fonts, settingOf } from '@afterimage/scene/fonts.ts';
import { graphemesOf } from '@afterimage/scene/graphemes.ts';
import { layText } from '@afterimage/scene/lay-out-text.ts';
import { breakLine, type Cluster, shapeLine } from '@afterimage/scene/shape-line.ts';
import { outlinePath } from '@afterimage/scene/shapes.ts';
import type { SheetRow } from './production-sheet.page.ts';

/** A4, in millimeters. */
const page = { widthMm: 210, heightMm: 297 };
const margin = 15;
const band = 22;
const labelWidth = 44;
const valueWidth = page.widthMm - 2 * margin - labelWidth;
/** The font size and the line height. */
const size = 3.6;
const lineHeight = 5.4;
const rowGap = 2.2;
const titleSize = 9;

/** The content above the rows: in the band, beside it, and the title of the first page. */
export interface SheetHead {
  band: string;
  warning: string;
  title: string;
}

/** Every text of a sheet, for the fonts that it needs. */
export const sheetTexts = (head: SheetHead, rows: readonly SheetRow[]): string[] => [
  ...Object.values(head),
  ...rows.flatMap(({ label, lines }) => [label, ...lines]),
  // What no font has is written by its numbers.
  '[U+0123456789ABCDEF ]',
];

/** Lays the rows out on A4 pages. Each page has the band that says it is not to be printed. */
export function layOutSheet(head: SheetHead, rows: readonly SheetRow[], fonts: Fonts): Drawing[] {
  const font = fonts.get(defaultFont);
  if (!font) throw new Error(`The font ${defaultFont} is not there.`);
  const pages: DrawingNode[][] = [];
  let y = Infinity;
  const write = (text: string, at: Partial<LineAt>) => {
    pages.at(-1)?.push(...lineNodes(text, { x: margin, y, width: valueWidth, size, color: light.ink, ...at }, fonts));
  };
  const begin = () => {
    pages.push([...bandNodes(head, fonts)]);
    y = band + margin;
    if (pages.length > 1) return;
    write(head.title, { width: page.widthMm - 2 * margin, size: titleSize });
    y += titleSize * 1.9;
  };
  begin();
  for (const { label, lines, verbatim = false } of rows) {
    const labelLines = brokenLines(label, labelWidth - 4, { font, fonts });
    const valueLines = lines.flatMap((line) => brokenLines(line, valueWidth, { font, fonts }));
    const count = Math.max(labelLines.length, valueLines.length);
    for (let index = 0; index < count; index += 1) {
      if (y + lineHeight > page.heightMm - margin) begin();
      write(labelLines[index] ?? '', { color: light.ink2, width: labelWidth - 4 });
      write(valueLines[index] ?? '', { x: margin + labelWidth });
      if (verbatim && valueLines[index] !== undefined) pages.at(-1)?.push(mark(y));
      y += lineHeight;
    }
    y += rowGap;
  }
  return pages.map((nodes) => ({ ...page, bleedMm: 0, nodes }));
}

interface LineAt {
  x: number;
  y: number;
  width: number;
  size: number;
  color: string;
  align?: 'left' | 'right';
}

function lineNodes(text: string, { x, y, width, size: sizeMm, color, align = 'left' }: LineAt, fonts: Fonts) {
  const place = { x, y, width: width + 0.01, height: sizeMm * 1.5, rotation: 0 };
  const style = { align, color, curve: 0, sizeMm };
  return layText({ place, text, font: defaultFont, style }, fonts).nodes;
}

const rectangle = (x: number, y: number, width: number, height: number, color: string): DrawingNode => ({
  kind: 'fill',
  path: outlinePath({ x, y, width, height, rotation: 0 }, 'rectangle'),
  color,
});

/** A rule beside the customer's text, so that it is not mistaken for the shop's. */
const mark = (y: number): DrawingNode => rectangle(margin + labelWidth - 2.4, y, 0.5, lineHeight, light.blue);

function bandNodes(head: SheetHead, fonts: Fonts): DrawingNode[] {
  const width = page.widthMm - 2 * margin;
  const inBand = { x: margin, width: width / 2, color: '#ffffff' };
  return [
    rectangle(0, 0, page.widthMm, band, light.ink),
    ...lineNodes(head.band, { ...inBand, y: band / 2 - 4.2, size: 5.6 }, fonts),
    ...lineNodes(
      head.warning,
      { ...inBand, x: margin + width / 2, y: band / 2 - 2.9, size: 3.9, align: 'right' },
      fonts,
    ),
  ];
}

/** Breaks a text into lines of at most that width: at spaces, or within a word that is wider. */
function brokenLines(text: string, width: number, { font, fonts }: { font: Font; fonts: Fonts }): string[] {
  const { clusters } = shapeLine(printable(text, font), font, fonts);
  const most = width / size;
  return breakLine(clusters, most).flatMap(({ start, end }) => cutLines(clusters.slice(start, end), most));
}

function cutLines(clusters: readonly Cluster[], most: number): string[] {
  const lines: string[] = [];
  let start = 0;
  for (const [index, { x, advance }] of clusters.entries()) {
    if (index === start || x + advance - (clusters[start]?.x ?? 0) <= most) continue;
    lines.push(textOf(clusters.slice(start, index)));
    start = index;
  }
  return [...lines, textOf(clusters.slice(start))];
}

const textOf = (clusters: readonly Cluster[]): string => clusters.map(({ text }) => text).join('');

/** Characters that no font has are written as code points, so that nothing is missing on this page. */
function printable(text: string, font: Font): string {
  return graphemesOf(text)
    .map((grapheme) => {
      if (settingOf(font, grapheme)) return grapheme.text;
      const codes = Array.from(grapheme.text, (character) => (character.codePointAt(0) ?? 0).toString(16));
      return `[${codes.map((code) => `U+${code.toUpperCase().padStart(4, '0')}`).join(' ')}]`;
    })
    .join('');
}
