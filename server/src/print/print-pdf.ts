import { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { Drawing } from '@afterimage/scene/drawing.ts';
import type { Ink } from '@afterimage/scene/ink.ts';
import { paintPage, type PrintSources } from './paint-page.ts';
import type { PdfDocument } from './pdf-parts.ts';
import { type PlateNames, platesOf } from './plates.ts';

/** What a print file says of itself; it names no customer. */
export interface PrintAbout {
  /** `A10001-1-framed-print`: order, line, product. */
  title: string;
  projectId: string;
  /** What tells one content from another: the file's id comes from it too. */
  hash: string;
  /** Of the order: the same print is the same bytes, whenever it is made. */
  date: Date;
}
export interface PrintSheet {
  title: string;
  drawing: Drawing;
  /** Absent means process colors. */
  ink?: Ink;
  /** For an engraving: light parts of photos and shapes are engraved deep. */
  isLightDeep?: boolean;
}

/** The resources of a print file: fonts, photos and the names of its plates. */
interface PrintMeans extends PrintSources {
  plateNames: PlateNames;
}

/** Streams a print file with one page per sheet; one page at a time is in memory. */
export function printPdf(about: PrintAbout, sheets: readonly PrintSheet[], means: PrintMeans): Readable {
  return Readable.from(pages(about, sheets, means), { objectMode: false });
}

async function* pages(about: PrintAbout, sheets: readonly PrintSheet[], means: PrintMeans): AsyncGenerator<Buffer> {
  const surfaces = sheets.map(({ title }) => plain(title));
  const doc = new PDFDocument({
    autoFirstPage: false,
    // PDF/A-2b: everything is embedded, and the colours are said to be sRGB (docs/decisions/0017-print-files.md).
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    // Else it begins with a face of its own.
    font: '',
    info: {
      Title: plain(about.title),
      Subject: surfaces.join(', '),
      Keywords: `${about.projectId} ${about.hash}`,
      CreationDate: about.date,
    },
  });
  const plates = platesOf(doc as unknown as PdfDocument, means.plateNames);
  for (const [index, { drawing, ink = 'process', isLightDeep = false }] of sheets.entries()) {
    await paintPage(doc, { drawing, ink, isLightDeep }, { sources: means, plates });
    doc.outline.addItem(surfaces[index] ?? '');
    const chunk = doc.read() as Buffer | null;
    if (chunk) yield chunk;
  }
  doc.end();
  yield* doc as AsyncIterable<Buffer>;
}

/** pdfkit writes these texts into XML as they are. */
const plain = (text: string) => text.replaceAll(/[<>&\p{Cc}]/gu, ' ');
