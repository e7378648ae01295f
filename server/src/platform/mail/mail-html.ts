import type { BillLine, Letter, MailPicture, Part } from './mail.ts';
import * as palette from '@afterimage/contract/values/palette.ts';
import { shopName } from '@afterimage/words/shop-name.ts';

// Mail readers know no custom properties, and some know
// no style sheet at all: those get the light one from the attributes.
const light = colourSet(palette.light, palette.light.card);
const dark = colourSet(palette.dark, palette.dark.paper2);

function colourSet({ paper, ink, ink2: soft, line, blue }: typeof palette.light | typeof palette.dark, card: string) {
  return { paper, card, ink, soft, line, blue };
}

const display = "Kalnia,Georgia,'Times New Roman',serif";
const plain = "'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** The only style sheet of a mail; all other styles are attributes. */
export const mailSheet = `@media (prefers-color-scheme: dark) {
.paper { background-color: ${dark.paper} !important; }
.card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
.ink { color: ${dark.ink} !important; }
.soft { color: ${dark.soft} !important; }
.line { border-color: ${dark.line} !important; }
.blue { color: ${dark.blue} !important; }
.corner { border-color: ${dark.blue} !important; }
}`;

const tableStart = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The form of a mail with colours: tables and attributes, because that is what every mail reader understands. */
export function mailHtml({ subject, preview, heading, partList, reason, locale }: Letter): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${mailSheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preview)}</div>
${tableStart} width="100%" class="paper" style="background-color:${light.paper}"><tr><td align="center" style="padding:32px 16px">
${tableStart} width="100%" style="max-width:560px">
<tr><td style="padding:0 0 24px">${logo()}</td></tr>
<tr><td class="card" style="padding:32px 28px;background-color:${light.card};border:1px solid ${light.line};border-radius:2px">
<h1 class="ink" style="margin:0 0 20px;font:400 28px/1.2 ${display};letter-spacing:-0.015em;color:${light.ink}">${escape(heading)}</h1>
${partList.map(partHtml).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:20px 0 0;font:400 13px/1.5 ${plain};color:${light.soft}">${escape(reason)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The name in its viewfinder, whose corners are borders of empty cells. */
function logo(): string {
  const corner = (sides: readonly string[]) =>
    `<td class="corner" width="7" height="7" style="${sides.map((side) => `border-${side}:2px solid ${light.blue}`).join(';')};font-size:0;line-height:0">&nbsp;</td>`;
  return `${tableStart}>
<tr>${corner(['top', 'left'])}<td></td>${corner(['top', 'right'])}</tr>
<tr><td></td><td style="padding:0 2px 2px"><span class="ink" style="font:400 20px/1 ${display};color:${light.ink}">${escape(shopName())}</span></td><td></td></tr>
<tr>${corner(['bottom', 'left'])}<td></td>${corner(['bottom', 'right'])}</tr>
</table>`;
}

function partHtml(part: Part): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 20px;font:400 16px/1.55 ${plain};color:${light.ink}">${rows(part.text)}</p>`;
    case 'note':
      return note(rows(part.text));
    case 'button':
      return `${tableStart}><tr><td style="padding:4px 0 24px"><a href="${escape(part.url)}" style="display:inline-block;padding:14px 26px;font:600 16px/1.1 ${plain};color:#ffffff;background-color:${light.blue};border-radius:2px;text-decoration:none">${escape(part.label)}</a></td></tr></table>`;
    case 'link':
      return note(
        `${escape(part.before)}<a href="${escape(part.url)}" class="blue" style="color:${light.blue};text-decoration:underline">${escape(part.label)}</a>${escape(part.after)}`,
      );
    case 'bill':
      return `${tableStart} width="100%" style="margin:0 0 24px">${[
        ...part.lineList.map((line) => billRow(line, 400, true)),
        ...part.sumList.map((line, index) => billRow(line, 400, index === 0)),
        billRow(part.total, 600, true),
        ...part.contained.map(containedRow),
      ].join('')}</table>`;
    case 'picture':
      return `<p style="margin:0 0 24px"><a href="${escape(part.leadsTo)}">${pictureHtml(part.picture, 320)}</a></p>`;
    case 'block':
      return `<p class="ink" style="margin:0 0 20px;font:400 15px/1.5 ${plain};color:${light.ink}"><span class="soft" style="color:${light.soft}">${escape(part.title)}</span><br>${part.rowList.map(escape).join('<br>')}</p>`;
  }
}

/** Plain text as HTML, line by line. */
const rows = (text: string) => text.split('\n').map(escape).join('<br>');

const note = (html: string) =>
  `<p class="soft" style="margin:0 0 16px;font:400 14px/1.55 ${plain};color:${light.soft}">${html}</p>`;

/** Its place is reserved, in the color of its ground, before it has come, and where a reader shows no pictures. */
function pictureHtml({ url, alt }: MailPicture, width: number): string {
  // a width in pixels would make the table around it wider than a phone
  const size = `width:100%;max-width:${width}px;height:auto;aspect-ratio:4/5`;
  return `<img src="${escape(url)}" alt="${escape(alt)}" width="${width}" height="${width * 1.25}" style="display:block;${size};border:0;border-radius:2px;background-color:${palette.studioGround};color:${palette.light.ink};font:400 14px/1.4 ${plain}">`;
}

function billRow({ name, detail, amount, picture }: BillLine, weight: number, ruled: boolean): string {
  const rule = ruled ? `border-top:1px solid ${light.line};padding:12px 0` : 'padding:0 0 12px';
  const cell = `${rule};font:${weight} 15px/1.4 ${plain};color:${light.ink};vertical-align:top`;
  const more = detail
    ? `<br><span class="soft" style="font-size:13px;color:${light.soft}">${escape(detail)}</span>`
    : '';
  const text = picture
    ? `${tableStart}><tr><td width="78" style="width:78px;vertical-align:top">${pictureHtml(picture, 64)}</td><td class="ink" style="font:${weight} 15px/1.4 ${plain};color:${light.ink};vertical-align:top">${escape(name)}${more}</td></tr></table>`
    : `${escape(name)}${more}`;
  return `<tr><td class="ink line" style="${cell}">${text}</td><td class="ink line" align="right" style="${cell};padding-left:16px;white-space:nowrap">${escape(amount)}</td></tr>`;
}

function containedRow({ name, amount }: BillLine): string {
  const cell = `padding:0 0 6px;font:400 13px/1.4 ${plain};color:${light.soft};vertical-align:top`;
  return `<tr><td class="soft" style="${cell}">${escape(name)}</td><td class="soft" align="right" style="${cell};padding-left:16px;white-space:nowrap">${escape(amount)}</td></tr>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Makes any text safe between tags and in quoted attributes. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

/** The addresses to which a mail's links lead, in their order, each once. */
export function linksOf(html: string): string[] {
  const letters = Object.fromEntries(Object.entries(entities).map(([letter, entity]) => [entity, letter]));
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => letters[entity] ?? entity),
  );
  return [...new Set(links)];
}
