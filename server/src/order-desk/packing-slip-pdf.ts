import PDFDocument from 'pdfkit';
import { light } from '@afterimage/contract/values/palette.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, localeFacts } from '@afterimage/words/locale.ts';
import { type Look, registerFonts, widthOf, wrap, write } from '../orders/documents/pdf-text.ts';
import { moneyText } from '../platform/locale/money-text.ts';
import { words } from './packing-slip.words.ts';

/** What a packing slip tells of a line. */
export interface SlipLine {
  name: string;
  sku: string;
  quantity: number;
  /** Color, size and choices, in plain words. */
  detailList: readonly string[];
  /** What is written on the print, with its line breaks. */
  textList: readonly { title: string; text: string }[];
  /** Of the viewer; null for what has none. */
  code: string | null;
  /** A JPEG or PNG. */
  picture: Buffer | null;
  unitPrice: number;
}

/** The packing slip of one order. */
export interface PackingSlip {
  number: string;
  orderedAt: Date;
  /** Of the order: its customer reads the slip. */
  locale: Locale;
  currency: string;
  addressRowList: readonly string[];
  deliveryMethod: string;
  lineList: readonly SlipLine[];
  /** The message of a gift, which may be empty; null where it is none. A gift has no prices. */
  giftMessage: string | null;
}

interface SlipOptions {
  sellerName: string;
  sellerRowList: readonly string[];
  timeZone: string;
  withPrices: boolean;
}

type Document = PDFKit.PDFDocument;
const page = { left: 56, right: 539, top: 56, bottom: 772 };
const pictureSize = 62;
const textLeft = page.left + pictureSize + 14;
const hairline = '#d9d2c5';
const body: Look = { size: 10 };
const small: Look = { size: 8.5, color: light.ink3 };
const bold: Look = { size: 11, weight: 600 };
/** Personalized texts are read letter by letter at the packing table, so they are larger than the rest. */
const personal: Look = { size: 13, weight: 600 };

/** The packing slips of some orders in one A4 document, each beginning on a page of its own. */
export function packingSlipsPdf(slips: readonly PackingSlip[], options: SlipOptions): Promise<Buffer> {
  const [first] = slips;
  const locale = first?.locale ?? 'en';
  const messages = inLocale(words, locale);
  const title = slips.length === 1 ? `${messages.title} ${first?.number}` : messages.title;
  const info = { Title: title, Author: options.sellerName };
  const settings = { size: 'A4', margin: 0, bufferPages: true, lang: locale, info, displayTitle: true };
  const doc = new PDFDocument({ ...settings, autoFirstPage: false });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const pdf = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  registerFonts(doc);
  for (const slip of slips) writeSlip(doc, slip, options);
  doc.end();
  return pdf;
}

function writeSlip(doc: Document, slip: PackingSlip, given: SlipOptions): void {
  // Who is given something does not read what it cost.
  const options = slip.giftMessage === null ? given : { ...given, withPrices: false };
  doc.addPage();
  const firstPage = doc.bufferedPageRange().count - 1;
  let y = writeHead(doc, slip, options);
  for (const line of slip.lineList) y = writeLine(doc, y, line, slip, options);
  writeEnd(doc, y, slip, options);
  const { count } = doc.bufferedPageRange();
  for (let index = firstPage; index < count; index += 1) {
    doc.switchToPage(index);
    writeFoot(doc, slip, options, { page: index - firstPage + 1, pages: count - firstPage });
  }
  doc.switchToPage(count - 1);
}

function writeHead(doc: Document, slip: PackingSlip, { sellerName, sellerRowList, timeZone }: SlipOptions): number {
  const messages = inLocale(words, slip.locale);
  const day = new Intl.DateTimeFormat(localeFacts[slip.locale].intl, { dateStyle: 'long', timeZone });
  write(doc, sellerName, page.left, page.top, { size: 18, display: true });
  write(doc, [sellerName, ...sellerRowList].join(' · '), page.left, 128, { size: 7.5, color: light.ink3 });
  slip.addressRowList.forEach((row, index) => write(doc, row, page.left, 144 + index * 14, { size: 10.5 }));
  const pieces = slip.lineList.reduce((sum, { quantity }) => sum + quantity, 0);
  const facts: [string, string][] = [
    [messages.order, slip.number],
    [messages.ordered, day.format(slip.orderedAt)],
    [messages.delivery, slip.deliveryMethod],
    [messages.pieces, String(pieces)],
  ];
  facts.forEach(([name, value], index) => {
    write(doc, name, 350, 145 + index * 16, small);
    write(doc, value, 350, 144 + index * 16, { ...body, align: 'right', width: page.right - 350 });
  });
  write(doc, messages.title, page.left, 244, { size: 22, display: true });
  return tableHead(doc, writeGift(doc, 288, slip), slip);
}

/** The message of a gift in a frame above the lines; answers where they begin. */
function writeGift(doc: Document, top: number, { giftMessage, locale }: PackingSlip): number {
  if (giftMessage === null) return top;
  const look: Look = { size: 12 };
  const rows = giftMessage
    .split('\n')
    .flatMap((part) => wrap(doc, part, page.right - page.left - 32, look))
    .filter((row, index, all) => row !== '' || index < all.length - 1);
  write(doc, inLocale(words, locale).gift, page.left + 16, top + 12, { size: 14, display: true });
  rows.forEach((row, index) => write(doc, row, page.left + 16, top + 36 + index * 17, look));
  const height = 44 + rows.length * 17;
  doc
    .lineWidth(0.6)
    .strokeColor(hairline)
    .rect(page.left, top, page.right - page.left, height)
    .stroke();
  return top + height + 20;
}

function tableHead(doc: Document, y: number, { locale, number }: PackingSlip): number {
  const messages = inLocale(words, locale);
  write(doc, `${messages.item} · ${messages.order} ${number}`, page.left, y, small);
  rightAligned(doc, messages.quantity, page.right, y, small);
  rule(doc, y + 15, light.ink);
  return y + 26;
}

function rule(doc: Document, y: number, color = hairline): void {
  doc.lineWidth(0.6).strokeColor(color).moveTo(page.left, y).lineTo(page.right, y).stroke();
}

const rightAligned = (doc: Document, text: string, edge: number, y: number, look: Look) =>
  write(doc, text, edge - 140, y, { ...look, align: 'right', width: 140 });

interface Row {
  text: string;
  look: Look;
  height: number;
}

function rowsOf(doc: Document, line: SlipLine, { locale, currency }: PackingSlip, withPrices: boolean): Row[] {
  const messages = inLocale(words, locale);
  const width = page.right - 70 - textLeft;
  const rows = (text: string, look: Look, height: number): Row[] =>
    wrap(doc, text, width, look).map((row) => ({ text: row, look, height }));
  return [
    ...rows(line.name, bold, 14),
    ...rows(line.sku, small, 12),
    ...line.detailList.flatMap((detail) => rows(detail, body, 13)),
    ...line.textList.flatMap(({ title, text }) => [
      ...rows(title, small, 12),
      // A break in the text is a break on the print.
      ...text.split('\n').flatMap((part) => rows(part, personal, 17)),
    ]),
    ...(line.code === null ? [] : rows(messages.code({ code: line.code }), small, 12)),
    ...(withPrices ? rows(`${messages.unitPrice} ${moneyText(line.unitPrice, currency, locale)}`, small, 12) : []),
  ];
}

function writeLine(doc: Document, top: number, line: SlipLine, slip: PackingSlip, options: SlipOptions): number {
  const rows = rowsOf(doc, line, slip, options.withPrices);
  const textHeight = rows.reduce((sum, { height }) => sum + height, 0);
  let y = top;
  // A line that is longer than a page breaks where the page ends; its picture stays with its head.
  if (y + Math.min(Math.max(textHeight, pictureSize), 300) > page.bottom) y = nextPage(doc, slip);
  const pictureTop = y;
  if (line.picture) doc.image(line.picture, page.left, y, { fit: [pictureSize, pictureSize] });
  writeQuantity(doc, y, line, slip);
  for (const { text, look, height } of rows) {
    if (y + height > page.bottom) y = nextPage(doc, slip);
    write(doc, text, textLeft, y, look);
    y += height;
  }
  const end = y >= pictureTop ? Math.max(y, pictureTop + pictureSize) : y;
  rule(doc, end + 9);
  return end + 20;
}

function nextPage(doc: Document, slip: PackingSlip): number {
  doc.addPage();
  return tableHead(doc, page.top, slip);
}

function writeQuantity(doc: Document, y: number, { quantity }: SlipLine, { locale }: PackingSlip): void {
  const text = new Intl.NumberFormat(localeFacts[locale].intl).format(quantity);
  // More than one is what is overlooked at the packing table.
  const look: Look = { size: 20, weight: quantity > 1 ? 600 : 400 };
  write(doc, text, page.right - widthOf(doc, text, look), y, look);
}

function writeEnd(doc: Document, y: number, slip: PackingSlip, { withPrices }: SlipOptions): void {
  const messages = inLocale(words, slip.locale);
  const at = y + 20 > page.bottom ? nextPage(doc, slip) : y;
  write(doc, messages.thanks, page.left, at, body);
  if (!withPrices) return;
  const sum = slip.lineList.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
  rightAligned(doc, `${messages.total} ${moneyText(sum, slip.currency, slip.locale)}`, page.right, at, bold);
}

function writeFoot(
  doc: Document,
  { number, locale }: PackingSlip,
  { sellerName, sellerRowList }: SlipOptions,
  numbers: { page: number; pages: number },
): void {
  rule(doc, 790);
  write(doc, [sellerName, ...sellerRowList].join(' · '), page.left, 799, { size: 7.5, color: light.ink3 });
  const label = `${number} · ${inLocale(words, locale).page(numbers)}`;
  rightAligned(doc, label, page.right, 799, { size: 7.5, color: light.ink3 });
}
