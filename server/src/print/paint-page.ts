import type { DrawingNode, Path } from '@afterimage/scene/drawing.ts';
import { product } from '@afterimage/scene/matrix.ts';
import { addContent, matrix, number, outline } from './page-content.ts';
import { paintPhoto } from './paint-photo.ts';
import type { PdfDocument, PdfFont, PdfPage } from './pdf-parts.ts';
import type { Plates } from './plates.ts';
import { type Coat, coatsOf, type PaintedSurface } from './coats.ts';

type Document = PDFKit.PDFDocument;
type Node<Kind> = Extract<DrawingNode, { kind: Kind }>;

/** Where a print takes what the drawing only names. */
export interface PrintSources {
  /** The bytes of a face, TrueType. */
  readFont: (name: string) => Promise<Buffer>;
  /** The bytes of a photo as it was uploaded. */
  readPhoto: (photoId: string) => Promise<Buffer>;
}

/** Points (1/72 inch) in a millimetre. */
const point = 72 / 25.4;

/** Adds a page as large as the drawing with its bleed, and paints the drawing on it. */
export async function paintPage(
  doc: Document,
  surface: PaintedSurface,
  { sources, plates }: { sources: PrintSources; plates: Plates },
): Promise<void> {
  const { drawing } = surface;
  const { widthMm, heightMm, bleedMm, nodes } = drawing;
  const [width, height] = [(widthMm + 2 * bleedMm) * point, (heightMm + 2 * bleedMm) * point];
  doc.addPage({ size: [width, height], margin: 0 });
  const page = doc.page as unknown as PdfPage;
  const bleed = bleedMm * point;
  page.dictionary.data['BleedBox'] = [0, 0, width, height];
  page.dictionary.data['TrimBox'] = [bleed, bleed, width - bleed, height - bleed];
  // The page's own system has its origin at the top left already; from here on it counts millimetres from the trim.
  addContent(doc, 'q', ...matrix([point, 0, 0, point, bleed, bleed]), 'cm');
  for (const [index, node] of nodes.entries()) {
    if (node.kind === 'image') {
      const original = await sources.readPhoto(node.photo.id);
      await paintPhoto(doc, { surface, node, original, name: `P${index}`, plates });
      continue;
    }
    const shape = node.kind === 'fill' ? fillWords(node.path) : await glyphWords(doc, node, sources);
    for (const coat of coatsOf(node, surface)) addContent(doc, ...coated(page, shape, coat, plates));
  }
  addContent(doc, 'Q');
}

/** Paints one coat of a shape. Without transparency it needs no graphics state: each shape sets its color. */
function coated(page: PdfPage, shape: readonly (string | number)[], coat: Coat, plates: Plates): (string | number)[] {
  const ink = coat.plate ? plates.tint(page, coat.plate, number(coat.tint)) : rgb(coat.color);
  if (!coat.plate && !coat.overprints) return [...ink, ...shape];
  return ['q', ...(coat.overprints ? plates.overprint(page) : []), ...ink, ...shape, 'Q'];
}

function rgb(hex: string): (string | number)[] {
  return [...[1, 3, 5].map((start) => number(Number.parseInt(hex.slice(start, start + 2), 16) / 255)), 'rg'];
}

const fillWords = (path: Path): (string | number)[] => [...outline(path), 'f'];

async function glyphWords(
  doc: Document,
  { font: name, glyphs }: Node<'glyphs'>,
  sources: PrintSources,
): Promise<(string | number)[]> {
  const font = await fontOf(doc, name, sources);
  const page = doc.page as unknown as PdfPage;
  page.fonts[font.id] = font.ref();
  return [
    'BT',
    `/${font.id} 1 Tf`,
    ...glyphs.flatMap((glyph) => [
      // Letters stand upright in PDF's own system, which ours has turned upside down.
      ...matrix(product(glyph.matrix, [1, 0, 0, -1, 0, 0])),
      'Tm',
      `<${codeOf(font, glyph.index, glyph.text)}>`,
      'Tj',
    ]),
    'ET',
  ];
}

async function fontOf(doc: Document, name: string, { readFont }: PrintSources): Promise<PdfFont> {
  doc.registerFont(name, await readFont(name));
  doc.font(name);
  const { _font: font } = doc as unknown as PdfDocument;
  return font;
}

/**
 * The code of a font's glyph in the document, which then holds its outline, its width and what it stands for. pdfkit's
 * own way begins with a text and shapes it anew; the scene has done that, and the print must show its glyphs.
 */
function codeOf(font: PdfFont, index: number, text: string): string {
  const code = font.subset.includeGlyph(index);
  font.widths[code] ??= font.font.getGlyph(index).advanceWidth * font.scale;
  // A mark over a letter says nothing of its own: a space without width.
  font.unicode[code] ??= Array.from(text || '\u200b', (character) => character.codePointAt(0) ?? 0);
  return code.toString(16).padStart(4, '0');
}
