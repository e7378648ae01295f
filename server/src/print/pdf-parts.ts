// What of pdfkit 0.20.2 is used beside its types; its version is fixed, and the print's tests hold it.
export interface PdfReference {
  end(content?: Buffer | null): void;
}
export interface PdfPage {
  dictionary: { data: Record<string, unknown> };
  xobjects: Record<string, PdfReference>;
  fonts: Record<string, PdfReference>;
  colorSpaces: Record<string, PdfReference>;
  ext_gstates: Record<string, PdfReference>;
}
export interface PdfFont {
  id: string;
  ref(): PdfReference;
  font: { getGlyph(index: number): { advanceWidth: number } };
  /** From units of the font to thousandths of an em. */
  scale: number;
  subset: { includeGlyph(index: number): number };
  widths: number[];
  unicode: number[][];
}
export interface PdfDocument {
  ref(data: Record<string, unknown> | readonly unknown[]): PdfReference;
  _font: PdfFont;
}
