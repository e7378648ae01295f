import { escape } from '../platform/mail/mail-html.ts';
import type { ChosenPart } from '../print/line-choices.page.ts';
import { type BackOfficePrint, printNote } from './prints.page.ts';
import { type BackOfficeViewer, viewerNote } from './viewers.page.ts';

/** A line of an order for the shop's staff, personalized or not. */
export interface BackOfficeLine {
  id: string;
  orderId: string;
  name: string;
  sku: string;
  color: string | null;
  size: string | null;
  quantity: number;
  parts: readonly ChosenPart[];
  /** The warnings that the customer accepted. */
  warnings: readonly string[];
}

export const lineStyle = `
.lines{flex:1 1 100%;margin:0;border:0}
.lines li{display:block;padding:8px 0 8px 16px;border:0;border-left:2px solid var(--line)}
.lines li+li{margin-top:16px}
.lines a{display:inline-block;min-height:24px}
.lines p{margin:0;overflow-wrap:anywhere}
.lines p.name{color:inherit}
dl{margin:8px 0}
dl div{display:grid;grid-template-columns:12rem 1fr;gap:0 16px;padding:2px 0}
dt{color:var(--soft)}
dt,dd{margin:0;min-width:0;overflow-wrap:anywhere}
.text{display:block;white-space:pre-wrap;font-weight:600}
@media (max-width:560px){dl div{grid-template-columns:1fr;padding:4px 0}}
`;

/** The lines of one order with their print files and viewers, as a list. */
export function lineRows(
  lines: readonly BackOfficeLine[],
  prints: readonly BackOfficePrint[],
  viewers: readonly BackOfficeViewer[],
): string {
  const rows = lines.map((line) => {
    const print = prints.find(({ lineId }) => lineId === line.id);
    const viewer = viewers.find(({ projectId }) => projectId === print?.projectId);
    const notes = print ? `<div>${printNote(print)}${viewer ? viewerNote(viewer) : ''}</div>` : '';
    return `<li><p class="name"><b>${line.quantity} × ${escape(line.name)}</b><br>${variantText(line)}</p>${partList(line)}${notes}</li>`;
  });
  return rows.length > 0 ? `<ul class="lines">${rows.join('\n')}</ul>` : '';
}

function variantText({ color, size, sku }: BackOfficeLine): string {
  const variant = [
    ...(color === null ? [] : [`Color ${escape(color)}`]),
    ...(size === null ? [] : [`size ${escape(size)}`]),
    `SKU ${escape(sku)}`,
  ];
  return `<span class="soft">${variant.join(', ')}</span>`;
}

function partList({ parts, warnings }: BackOfficeLine): string {
  const rows = [
    ...parts.map(({ title, text, details }) => row(title, [...textHtml(text), ...detailHtml(details)])),
    ...(warnings.length > 0 ? [row('Accepted by the customer', detailHtml(warnings))] : []),
  ];
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : '';
}

const row = (title: string, content: readonly string[]): string =>
  `<div><dt>${escape(title)}</dt><dd>${content.join('')}</dd></div>`;

/** The customer's text, in the writing direction of its own letters. */
const textHtml = (text: string | null): string[] =>
  text === null || text === '' ? [] : [`<bdi class="text" dir="auto">${escape(text)}</bdi>`];

const detailHtml = (details: readonly string[]): string[] =>
  details.length > 0 ? [details.map(escape).join(', ')] : [];
