import type { Drawing, DrawingNode, Matrix, Path } from '@afterimage/scene/drawing.ts';
import { product } from '@afterimage/scene/matrix.ts';
import { type CutPhoto, cutPhoto } from './cut-photo.ts';

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
export async function paintPage(doc: Document, drawing: Drawing, sources: PrintSources): Promise<void> {
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
    if (node.kind === 'fill') addContent(doc, ...color(node.color), ...outline(node.path), 'f');
    else if (node.kind === 'glyphs') paintGlyphs(doc, node, await fontOf(doc, node.font, sources));
    else await paintPhoto(doc, { drawing, node, name: `P${index}` }, sources);
  }
  addContent(doc, 'Q');
}

const addContent = (doc: Document, ...words: readonly (string | number)[]) => doc.addContent(words.join(' '));
/** A hundred-thousandth of a millimetre is near enough, and never written with an exponent. */
const number = (value: number) => Number(value.toFixed(5));
const matrix = (map: Matrix) => map.map(number);

function color(hex: string): (string | number)[] {
  return [...[1, 3, 5].map((start) => number(Number.parseInt(hex.slice(start, start + 2), 16) / 255)), 'rg'];
}

function outline(path: Path): (string | number)[] {
  const verbs = { M: 'm', L: 'l', C: 'c', Z: 'h' };
  return path.flatMap(([verb, ...numbers]) => [...numbers.map(number), verbs[verb]]);
}

async function paintPhoto(
  doc: Document,
  { drawing, node, name }: { drawing: Drawing; node: Node<'image'>; name: string },
  sources: PrintSources,
): Promise<void> {
  const cut = await cutPhoto(await sources.readPhoto(node.photo.id), node, drawing);
  if (!cut) return;
  const page = doc.page as unknown as PdfPage;
  page.xobjects[name] = embedPhoto(doc, cut);
  // A picture in PDF is the unit square with its foot at 0.
  const pageMatrix = product(cut.matrix, [1, 0, 0, -1, 0, 1]);
  addContent(doc, 'q', ...outline(node.clip), 'W n', ...matrix(pageMatrix), 'cm', `/${name} Do`, 'Q');
}

function embedPhoto(doc: Document, { width, height, jpeg, alpha }: CutPhoto): PdfReference {
  const picture = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
  const pdf = doc as unknown as PdfDocument;
  const mask = alpha && pdf.ref({ ...picture, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' });
  mask?.end(alpha);
  const embedded = pdf.ref({
    ...picture,
    ColorSpace: 'DeviceRGB',
    Filter: 'DCTDecode',
    ...(mask && { SMask: mask }),
  });
  embedded.end(jpeg);
  return embedded;
}

function paintGlyphs(doc: Document, { color: ink, glyphs }: Node<'glyphs'>, font: PdfFont): void {
  const page = doc.page as unknown as PdfPage;
  page.fonts[font.id] = font.ref();
  addContent(doc, 'BT', ...color(ink), `/${font.id} 1 Tf`);
  for (const glyph of glyphs) {
    // Letters stand upright in PDF's own system, which ours has turned upside down.
    const pageMatrix = product(glyph.matrix, [1, 0, 0, -1, 0, 0]);
    addContent(doc, ...matrix(pageMatrix), 'Tm', `<${codeOf(font, glyph.index, glyph.text)}>`, 'Tj');
  }
  addContent(doc, 'ET');
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

// What of pdfkit 0.20.2 is used beside its types; its version is fixed, and the print's tests hold it.
interface PdfReference {
  end(content?: Buffer | null): void;
}
interface PdfPage {
  dictionary: { data: Record<string, unknown> };
  xobjects: Record<string, PdfReference>;
  fonts: Record<string, PdfReference>;
}
interface PdfFont {
  id: string;
  ref(): PdfReference;
  font: { getGlyph(index: number): { advanceWidth: number } };
  /** From units of the font to thousandths of an em. */
  scale: number;
  subset: { includeGlyph(index: number): number };
  widths: number[];
  unicode: number[][];
}
interface PdfDocument {
  ref(data: Record<string, unknown>): PdfReference;
  _font: PdfFont;
}
