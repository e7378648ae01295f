import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';

/** The edges of a page's box in points, from the left and from the foot. */
interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}
/** A page as PDFium sees it, which shares no code with what wrote it. */
export interface PdfPage {
  /** In points. */
  size: { width: number; height: number };
  boxes: Record<'media' | 'bleed' | 'trim', Box>;
  /** What is found when somebody searches or copies. */
  text: string;
  /** The faces of its text objects. */
  fonts: { name: string; embedded: boolean }[];
  /** RGBA, rows from the top, stretched over the whole page: its size in pixels is best a whole number. */
  raster(dpi: number): Promise<Raster>;
}
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

// What of the program is not in its types.
interface Module {
  _FPDFTextObj_GetFont(textObject: number): number;
  _FPDFFont_GetIsEmbedded(font: number): number;
  _FPDFFont_GetBaseFontName(font: number, to: number, length: number): number;
  HEAPU8: Uint8Array;
  _FPDFPage_GetMediaBox: GetBox;
  _FPDFPage_GetBleedBox: GetBox;
  _FPDFPage_GetTrimBox: GetBox;
  wasmExports: { malloc(bytes: number): number; free(at: number): void };
  HEAPF32: Float32Array;
}
type GetBox = (page: number, left: number, bottom: number, right: number, top: number) => number;

let library: Promise<PDFiumLibrary> | undefined;

/** Opens a PDF for the time of `work`. */
export async function withPages<Result>(pdf: Buffer, work: (pages: PdfPage[]) => Promise<Result>): Promise<Result> {
  const document = await (await (library ??= PDFiumLibrary.init())).loadDocument(pdf);
  try {
    return await work(pagesOf(document));
  } finally {
    document.destroy();
  }
}

const pagesOf = (document: PDFiumDocument): PdfPage[] =>
  Array.from(document.pages(), (page) => ({
    size: { width: page.getOriginalSize().originalWidth, height: page.getOriginalSize().originalHeight },
    // Only what is printed has them all.
    get boxes() {
      return { media: boxOf(page, 'Media'), bleed: boxOf(page, 'Bleed'), trim: boxOf(page, 'Trim') };
    },
    text: page.getText(),
    fonts: fontsOf(page),
    raster: (dpi) => rasterOf(page, dpi),
  }));

function boxOf(page: PDFiumPage, name: 'Media' | 'Bleed' | 'Trim'): Box {
  const { module, pageIdx } = page as unknown as { module: Module; pageIdx: number };
  const at = module.wasmExports.malloc(16);
  try {
    if (!module[`_FPDFPage_Get${name}Box`](pageIdx, at, at + 4, at + 8, at + 12)) throw new Error(`no ${name}Box`);
    const [left = 0, bottom = 0, right = 0, top = 0] = module.HEAPF32.subarray(at / 4, at / 4 + 4);
    return { left, bottom, right, top };
  } finally {
    module.wasmExports.free(at);
  }
}

function fontsOf(page: PDFiumPage): PdfPage['fonts'] {
  const { module } = page as unknown as { module: Module };
  const {
    _FPDFTextObj_GetFont: getFont,
    _FPDFFont_GetBaseFontName: getName,
    _FPDFFont_GetIsEmbedded: getIsEmbedded,
  } = module;
  const fonts = new Map<string, boolean>();
  const at = module.wasmExports.malloc(128);
  for (const object of page.objects()) {
    if (object.type !== 'text') continue;
    const font = getFont((object as unknown as { objectIdx: number }).objectIdx);
    const length = getName(font, at, 128);
    const name = Buffer.from(module.HEAPU8.subarray(at, at + length - 1)).toString();
    fonts.set(name, getIsEmbedded(font) === 1);
  }
  module.wasmExports.free(at);
  return Array.from(fonts, ([name, embedded]) => ({ name, embedded }));
}

async function rasterOf(page: PDFiumPage, dpi: number): Promise<Raster> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const [width, height] = [originalWidth, originalHeight].map((points) => Math.round((points * dpi) / 72));
  return page.render({ width: width ?? 0, height: height ?? 0, render: 'bitmap' });
}
