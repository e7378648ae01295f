import { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { Drawing } from '@afterimage/scene/drawing.ts';
import { paintPage, type PrintSources } from './paint-page.ts';

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
}

/** A print file: one page for each face of a product. It is made while it is read, one page at a time in memory. */
export function printPdf(about: PrintAbout, sheets: readonly PrintSheet[], sources: PrintSources): Readable {
  return Readable.from(pages(about, sheets, sources), { objectMode: false });
}

async function* pages(about: PrintAbout, sheets: readonly PrintSheet[], sources: PrintSources): AsyncGenerator<Buffer> {
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
  for (const [index, sheet] of sheets.entries()) {
    await paintPage(doc, sheet.drawing, sources);
    doc.outline.addItem(surfaces[index] ?? '');
    const chunk = doc.read() as Buffer | null;
    if (chunk) yield chunk;
  }
  doc.end();
  yield* doc as AsyncIterable<Buffer>;
}

/** pdfkit writes these texts into XML as they are. */
const plain = (text: string) => text.replaceAll(/[<>&\p{Cc}]/gu, ' ');
