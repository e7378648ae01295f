import type { Matrix, Path } from '@afterimage/scene/drawing.ts';

/** Writes operators and operands of PDF to the page that is open. */
export const addContent = (doc: PDFKit.PDFDocument, ...words: readonly (string | number)[]) =>
  doc.addContent(words.join(' '));

/** Numbers are rounded to 0.00001 mm and never written with an exponent. */
export const number = (value: number) => Number(value.toFixed(5));

export const matrix = (map: Matrix) => map.map(number);

export function outline(path: Path): (string | number)[] {
  const verbs = { M: 'm', L: 'l', C: 'c', Z: 'h' };
  return path.flatMap(([verb, ...numbers]) => [...numbers.map(number), verbs[verb]]);
}
