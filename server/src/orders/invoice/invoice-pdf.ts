import PDFDocument from 'pdfkit';
import type { Order } from '@afterimage/contract/orders.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, localeFacts } from '@afterimage/words/locale.ts';
import { addressRows } from '../../location/address-rows.ts';
import { moneyText, percentText } from '../../platform/locale/money-text.ts';
import { lineDetails } from '../line-details.ts';
import { words } from './invoice.words.ts';
import { type Look, registerFonts, widthOf, wrap, write } from './pdf-text.ts';
import { light } from '@afterimage/contract/values/palette.ts';

/** Who writes the invoice. */
export interface Seller {
  name: string;
  /** Rows below the name; may be empty. */
  address: readonly string[];
  taxId: string | undefined;
}

/** What an invoice tells. */
interface Invoice {
  order: Order;
  /** As people read it. */
  number: string;
  paidAt: Date;
  locale: Locale;
  /** In which the days of the invoice are told. */
  timeZone: string;
  seller: Seller;
}

const page = { width: 595.28, height: 841.89, left: 64, right: 531, bottom: 764 };
const blue = light.blue;
const soft = light.ink3;
const hairline = '#d9d2c5';
// Right edges of the columns.
const columns = { item: 330, quantity: 375, unitPrice: 455, amount: page.right };
const body: Look = { size: 9.5 };
const small: Look = { size: 8.5, color: soft };

/** An invoice on A4; the same invoice is the same bytes, whenever it is asked for. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { order, number, paidAt, locale, seller } = invoice;
  const messages = inLocale(words, locale);
  const dates = { CreationDate: paidAt, ModDate: paidAt };
  const about = {
    Title: `${messages.title} ${number}`,
    Subject: `${messages.order} ${order.number}`,
    Author: seller.name,
  };
  const options = {
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: locale,
    info: { ...about, ...dates },
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
  let y = writeHead(doc, invoice);
  y = tableHead(doc, y, invoice);
  for (const line of order.itemList) y = writeLine(doc, y, line, invoice);
  y = writeSums(doc, y, invoice);
  write(doc, messages.settled, page.left, y + 28, body);
  if (order.taxList.length === 0) write(doc, messages.untaxed, page.left, y + 44, small);
  writeFeet(doc, invoice);
  doc.end();
  return pdf;
}

type Document = PDFKit.PDFDocument;

function writeHead(doc: Document, { order, number, paidAt, locale, seller, timeZone }: Invoice): number {
  const messages = inLocale(words, locale);
  const day = new Intl.DateTimeFormat(localeFacts[locale].intl, { dateStyle: 'long', timeZone });
  drawLogo(doc, seller.name, page.left, 56);
  const sender = [seller.name, ...seller.address].join(' · ');
  write(doc, sender, page.left, 138, { size: 7.5, color: soft });
  const rows = order.address ? addressRows(order.address, locale) : [order.email];
  rows.forEach((row, index) => write(doc, row, page.left, 154 + index * 14, { size: 10.5 }));

  const facts: [string, string][] = [
    [messages.number, number],
    [messages.date, day.format(paidAt)],
    [messages.order, order.number],
    [messages.ordered, day.format(new Date(order.createdAt))],
  ];
  facts.forEach(([name, value], index) => {
    write(doc, name, 350, 155 + index * 15, small);
    write(doc, value, 350, 154 + index * 15, { ...body, align: 'right', width: page.right - 350 });
  });
  write(doc, messages.title, page.left, 252, { size: 26, display: true });
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

function tableHead(doc: Document, y: number, { locale }: Invoice): number {
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

function writeLine(doc: Document, top: number, line: Order['itemList'][number], invoice: Invoice): number {
  const { locale, order } = invoice;
  const money = (sum: number) => moneyText(sum, order.currency, locale);
  const width = columns.item - page.left;
  const name = wrap(doc, line.product.name, width, { ...body, weight: 600 });
  const details = lineDetails(line, locale).flatMap((detail) => wrap(doc, detail, width, small));
  const height = name.length * 13 + details.length * 11.5 + 18;
  const y = ensureSpace(doc, top, height, invoice);
  name.forEach((row, index) => write(doc, row, page.left, y + index * 13, { ...body, weight: 600 }));
  const below = y + name.length * 13 + 1;
  details.forEach((row, index) => write(doc, row, page.left, below + index * 11.5, small));
  amount(doc, new Intl.NumberFormat(localeFacts[locale].intl).format(line.quantity), columns.quantity, y, body);
  amount(doc, money(line.listUnitPrice), columns.unitPrice, y, body);
  amount(doc, money(line.quantity * line.listUnitPrice), columns.amount, y, body);
  rule(doc, y + height - 9);
  return y + height;
}

/** Where something of this height goes: here, or at the top of a new page below its own table head. */
function ensureSpace(doc: Document, y: number, height: number, invoice: Invoice): number {
  if (y + height <= page.bottom) return y;
  doc.addPage();
  return tableHead(doc, 64, invoice);
}

function writeSums(doc: Document, top: number, invoice: Invoice): number {
  const { order, locale } = invoice;
  const messages = inLocale(words, locale);
  const money = (sum: number) => moneyText(sum, order.currency, locale);
  const delivery = order.deliveryMethod?.name ?? messages.delivery;
  const sums: [string, string][] = [
    [messages.subtotal, money(order.subtotal)],
    ...(order.discount > 0 ? [[messages.discount, money(-order.discount)] as [string, string]] : []),
    ...(order.couponCode
      ? [[messages.coupon({ code: order.couponCode }), money(-order.couponDiscount)] as [string, string]]
      : []),
    [delivery, order.deliveryPrice === 0 ? messages.free : money(order.deliveryPrice)],
  ];
  const taxes = order.taxList.flatMap(({ name, basisPoints, net, tax }): [string, string][] => {
    const rate = percentText(basisPoints, locale);
    return [
      [messages.net({ rate }), money(net)],
      [messages.tax({ name, rate }), money(tax)],
    ];
  });
  let y = top + 6;
  // With what is said below them.
  if (y + sums.length * 15 + taxes.length * 13 + 80 > page.bottom) {
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
  amount(doc, money(order.total), columns.amount, y, bold);
  y += 24;
  for (const [name, sum] of taxes) {
    write(doc, name, edge, y, small);
    amount(doc, sum, columns.amount, y, small);
    y += 13;
  }
  return y;
}

function writeFeet(doc: Document, { locale, seller }: Invoice): void {
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
