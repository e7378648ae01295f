import PDFDocument from 'pdfkit';
import { light } from '@afterimage/contract/values/palette.ts';
import type { DocumentKind } from '@afterimage/contract/values/taxes.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { localeFacts } from '@afterimage/words/locale.ts';
import { moneyText, percentText } from '../../platform/locale/money-text.ts';
import type { DocumentContent, DocumentLine, DocumentSum } from './document-content.ts';
import { words } from './document.words.ts';
import { type Look, registerFonts, widthOf, wrap, write } from './pdf-text.ts';

/** What is written: a content with the number that it got. */
interface NumberedDocument {
  kind: DocumentKind;
  /** As people read it. */
  number: string;
  content: DocumentContent;
  /** The invoice that a credit note corrects. */
  invoiceName: string | null;
}

const page = { width: 595.28, height: 841.89, left: 64, right: 531, bottom: 764 };
const blue = light.blue;
const soft = light.ink3;
const hairline = '#d9d2c5';
// Right edges of the columns.
const columns = { item: 330, quantity: 375, unitPrice: 455, amount: page.right };
const body: Look = { size: 9.5 };
const small: Look = { size: 8.5, color: soft };

/** A document on A4; the same content is the same bytes, whenever it is written. */
export function documentPdf(numbered: NumberedDocument): Promise<Buffer> {
  const { kind, number, content } = numbered;
  const { locale, seller, order } = content;
  const messages = inLocale(words, locale);
  const date = new Date(content.issuedAt);
  const about = {
    Title: `${messages.titles[kind]} ${number}`,
    Subject: `${messages.order} ${order.number}`,
    Author: seller.name,
  };
  const options = {
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: locale,
    info: { ...about, CreationDate: date, ModDate: date },
    displayTitle: true,
    pdfVersion: '1.7',
  };
  const doc = new PDFDocument(options as PDFKit.PDFDocumentOptions);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const pdf = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

  registerFonts(doc);
  let y = writeHead(doc, numbered);
  y = tableHead(doc, y, content);
  for (const line of content.lineList) y = writeLine(doc, y, line, content);
  y = writeSums(doc, y, content);
  writeNotes(doc, y + 28, numbered);
  writeFeet(doc, content);
  doc.end();
  return pdf;
}

type Document = PDFKit.PDFDocument;

function writeHead(doc: Document, { kind, number, content, invoiceName }: NumberedDocument): number {
  const { order, buyer, seller, locale, timeZone } = content;
  const messages = inLocale(words, locale);
  const day = new Intl.DateTimeFormat(localeFacts[locale].intl, { dateStyle: 'long', timeZone });
  drawLogo(doc, seller.name, page.left, 56);
  const sender = [seller.name, ...seller.address].join(' · ');
  write(doc, sender, page.left, 138, { size: 7.5, color: soft });
  const rows = [...buyer.rowList, ...(buyer.vatId ? [messages.taxId({ id: buyer.vatId })] : [])];
  rows.forEach((row, index) => write(doc, row, page.left, 154 + index * 14, { size: 10.5 }));

  const facts: [string, string][] = [
    [messages.numbers[kind], number],
    [messages.dates[kind], day.format(new Date(content.issuedAt))],
    ...(invoiceName ? [[messages.corrects, invoiceName] as [string, string]] : []),
    [messages.order, order.number],
    [messages.ordered, day.format(new Date(order.createdAt))],
  ];
  facts.forEach(([name, value], index) => {
    write(doc, name, 350, 155 + index * 15, small);
    write(doc, value, 350, 154 + index * 15, { ...body, align: 'right', width: page.right - 350 });
  });
  write(doc, messages.titles[kind], page.left, 252, { size: 26, display: true });
  return 304;
}

/** The name in its viewfinder, as the shop writes it. */
function drawLogo(doc: Document, name: string, x: number, y: number): void {
  const look: Look = { size: 20, display: true };
  const [width, height, arm] = [widthOf(doc, name, look) + 20, 36, 7];
  write(doc, name, x + 10, y + 5, look);
  doc.lineWidth(1.6).strokeColor(blue);
  for (const [cornerX, toX] of [
    [x, 1],
    [x + width, -1],
  ] as const)
    for (const [cornerY, toY] of [
      [y, 1],
      [y + height, -1],
    ] as const)
      doc
        .moveTo(cornerX + toX * arm, cornerY)
        .lineTo(cornerX, cornerY)
        .lineTo(cornerX, cornerY + toY * arm)
        .stroke();
}

function rule(doc: Document, y: number, color = hairline, from = page.left): void {
  doc.lineWidth(0.6).strokeColor(color).moveTo(from, y).lineTo(page.right, y).stroke();
}

function tableHead(doc: Document, y: number, { locale }: DocumentContent): number {
  const messages = inLocale(words, locale);
  write(doc, messages.item, page.left, y, small);
  amount(doc, messages.quantity, columns.quantity, y, small);
  amount(doc, messages.unitPrice, columns.unitPrice, y, small);
  amount(doc, messages.amount, columns.amount, y, small);
  rule(doc, y + 16, light.ink);
  return y + 26;
}

const amount = (doc: Document, text: string, edge: number, y: number, look: Look) =>
  write(doc, text, edge - 100, y, { ...look, align: 'right', width: 100 });

function writeLine(doc: Document, top: number, line: DocumentLine, content: DocumentContent): number {
  const { locale, currency } = content;
  const money = (sum: number) => moneyText(sum, currency, locale);
  const width = columns.item - page.left;
  const name = wrap(doc, line.name, width, { ...body, weight: 600 });
  const { tax } = line;
  const taxDetails = tax
    ? [inLocale(words, locale).lineTax({ rate: percentText(tax.basisPoints, locale), name: tax.name })]
    : [];
  const details = [...line.detailList, ...taxDetails].flatMap((detail) => wrap(doc, detail, width, small));
  const height = name.length * 13 + details.length * 11.5 + 18;
  const y = ensureSpace(doc, top, height, content);
  name.forEach((row, index) => write(doc, row, page.left, y + index * 13, { ...body, weight: 600 }));
  const below = y + name.length * 13 + 1;
  details.forEach((row, index) => write(doc, row, page.left, below + index * 11.5, small));
  amount(doc, new Intl.NumberFormat(localeFacts[locale].intl).format(line.quantity), columns.quantity, y, body);
  amount(doc, money(line.unitPrice), columns.unitPrice, y, body);
  amount(doc, money(line.total), columns.amount, y, body);
  rule(doc, y + height - 9);
  return y + height;
}

/** Where something of this height goes: here, or at the top of a new page below its own table head. */
function ensureSpace(doc: Document, y: number, height: number, content: DocumentContent): number {
  if (y + height <= page.bottom) return y;
  doc.addPage();
  return tableHead(doc, 64, content);
}

function sumRow(sum: DocumentSum, { locale, currency }: DocumentContent): [string, string] {
  const messages = inLocale(words, locale);
  const text = moneyText(sum.amount, currency, locale);
  if (sum.kind === 'coupon') return [messages.coupon({ code: sum.code }), text];
  if (sum.kind === 'delivery') return [sum.name ?? messages.delivery, sum.amount === 0 ? messages.free : text];
  return [messages.sums[sum.kind], text];
}

function writeSums(doc: Document, top: number, content: DocumentContent): number {
  const { locale, currency } = content;
  const messages = inLocale(words, locale);
  const money = (sum: number) => moneyText(sum, currency, locale);
  const sums = content.sumList.map((sum) => sumRow(sum, content));
  const taxes = content.taxList.flatMap(({ name, basisPoints, net, tax }): [string, string][] => {
    const rate = percentText(basisPoints, locale);
    return [
      [messages.net({ rate }), money(net)],
      [messages.tax({ name, rate }), money(tax)],
    ];
  });
  let y = top + 6;
  // With what is said below them.
  if (y + sums.length * 15 + taxes.length * 13 + 96 > page.bottom) {
    doc.addPage();
    y = 64;
  }
  const edge = columns.item - 30;
  for (const [name, sum] of sums) {
    write(doc, name, edge, y, body);
    amount(doc, sum, columns.amount, y, body);
    y += 15;
  }
  rule(doc, y + 3, light.ink, edge);
  y += 13;
  const bold: Look = { size: 12, weight: 600 };
  write(doc, messages.total, edge, y, bold);
  amount(doc, money(content.total), columns.amount, y, bold);
  y += 24;
  for (const [name, sum] of taxes) {
    write(doc, name, edge, y, small);
    amount(doc, sum, columns.amount, y, small);
    y += 13;
  }
  return y;
}

/** What is said below the sums: that it is paid, or that the money goes back, and why there is no tax. */
function writeNotes(doc: Document, top: number, { kind, content }: NumberedDocument): void {
  const messages = inLocale(words, content.locale);
  write(doc, messages.settled[kind], page.left, top, body);
  if (!content.taxReason) return;
  const rows = wrap(doc, messages.untaxed[content.taxReason], page.right - page.left, small);
  rows.forEach((row, index) => write(doc, row, page.left, top + 16 + index * 11.5, small));
}

function writeFeet(doc: Document, { locale, seller }: DocumentContent): void {
  const messages = inLocale(words, locale);
  const { count } = doc.bufferedPageRange();
  const taxId = seller.taxId ? [messages.taxId({ id: seller.taxId })] : [];
  const foot = [seller.name, ...seller.address, ...taxId].join(' · ');
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    rule(doc, 780);
    write(doc, foot, page.left, 790, { size: 7.5, color: soft });
    const pageLabel = messages.page({ page: index + 1, pages: count });
    amount(doc, pageLabel, page.right, 790, { size: 7.5, color: soft });
  }
}
