import type { TextStyle } from '@afterimage/contract/print.ts';
import type { ChosenPart } from './line-choices.page.ts';

/** The data of a line's production sheet. */
export interface ProductionSheet {
  /** `A10001`. */
  order: string;
  /** The number of the line in the order, from 1. */
  line: number;
  lineCount: number;
  /** The range of the order's pieces that this line has, from 1. */
  pieces: { first: number; last: number; total: number };
  product: string;
  sku: string;
  color: string | null;
  size: string | null;
  parts: readonly ChosenPart[];
  pages: readonly SheetPage[];
  warnings: readonly string[];
  /** The instructions of the choices. */
  notes: readonly string[];
  /** SHA-256 (hex) of the proof that the customer has accepted. */
  proofChecksum: string;
}

/** A printed page as the sheet names it. */
interface SheetPage {
  title: string;
  widthMm: number;
  heightMm: number;
  bleedMm: number;
  /** The name of the plate beside the press's own colors; null without one. */
  plate: string | null;
}

/** A row of the sheet: its heading and its lines. `verbatim` lines were written by the customer. */
export interface SheetRow {
  label: string;
  lines: readonly string[];
  verbatim?: boolean;
}

export const sheetTitle = 'Production sheet';
export const sheetWarning = 'Do not print this page on the product';
/** Its entry in the outline of the print file, page by page. */
export const sheetEntry = (page: number): string =>
  `${sheetTitle}${page > 1 ? `, page ${page}` : ''} (not to be printed)`;

export function sheetRows(sheet: ProductionSheet): SheetRow[] {
  const { line, lineCount, product, sku, color, size, parts, pages, warnings, notes, proofChecksum } = sheet;
  const list = (label: string, lines: readonly string[]): SheetRow[] => (lines.length > 0 ? [{ label, lines }] : []);
  return [
    { label: 'Line', lines: [`${line} of ${lineCount}`] },
    { label: 'Piece', lines: [piecesText(sheet.pieces)] },
    { label: 'Product', lines: [product] },
    { label: 'SKU', lines: [sku] },
    ...list('Color', color === null ? [] : [color]),
    ...list('Size', size === null ? [] : [size]),
    ...parts.flatMap(({ title, text, details }): SheetRow[] => [
      ...(text === null || text === '' ? [] : [{ label: title, lines: text.split('\n'), verbatim: true }]),
      ...(details.length === 0 ? [] : [{ label: text ? '' : title, lines: [details.join(', ')] }]),
    ]),
    ...list('Production', notes),
    ...list('Accepted by the customer', warnings),
    ...list('Pages', pages.map(pageText)),
    { label: 'Proof', lines: [`${shortChecksum(proofChecksum)} (SHA-256)`, proofChecksum] },
  ];
}

function piecesText({ first, last, total }: ProductionSheet['pieces']): string {
  return first === last ? `${first} of ${total}` : `${first} to ${last} of ${total} (${last - first + 1} of the same)`;
}

const mm = (length: number): string => String(Math.round(length * 10) / 10);

function pageText({ title, widthMm, heightMm, bleedMm, plate }: SheetPage, index: number): string {
  const bleed = bleedMm > 0 ? ` + ${mm(bleedMm)} mm bleed` : '';
  return `${index + 1} ${title}: ${mm(widthMm)} × ${mm(heightMm)} mm${bleed}${plate === null ? '' : `, plate “${plate}”`}`;
}

/** The first 16 digits in fours: enough to compare by eye. */
export const shortChecksum = (checksum: string): string => checksum.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1 ');

/** How a text is set, where it differs from the font's default. */
export function styleDetails({ color, align, curve, sizeMm }: TextStyle, engraved: boolean): string[] {
  return [
    ...(engraved ? ['engraved'] : [`color ${color}`]),
    ...(align === 'center' ? [] : [align]),
    ...(sizeMm === undefined ? [] : [`${mm(sizeMm)} mm`]),
    ...(curve === 0 ? [] : [`curve ${mm(curve)}°`]),
  ];
}

interface PrintedPhoto {
  /** The id of the photo's file. */
  id: string;
  mimeType: string;
  width: number;
  height: number;
  dpi: number;
}

/** A photo's file and its print resolution. */
export const photoFacts = ({ id, mimeType, width, height, dpi }: PrintedPhoto): string[] => [
  `file ${id} (${mimeType.replace('image/', '').toUpperCase()}, ${width} × ${height} px)`,
  `${Math.round(dpi)} dpi`,
];
