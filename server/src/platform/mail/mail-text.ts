import { localeFacts } from '@afterimage/words/locale.ts';
import type { BillLine, Letter, Part } from './mail.ts';
import { shopName } from '@afterimage/words/shop-name.ts';

/** The plain form of a mail: every address stands on a line of its own, so that all readers make a link of it. */
export function mailText({ heading, partList, reason, shopUrl, locale }: Letter): string {
  const home = shopUrl + localeFacts[locale].prefix;
  return [heading, ...partList.flatMap(partText), `--\n${shopName()}\n${home}\n\n${reason}`].join('\n\n') + '\n';
}

/** A picture has no words of its own: what it shows is told beside it. */
function partText(part: Part): string | [] {
  switch (part.kind) {
    case 'paragraph':
    case 'note':
      return part.text;
    case 'button':
      return `${part.label}:\n${part.url}`;
    case 'link':
      return `${part.before}${part.label}${part.after}\n${part.url}`;
    case 'bill':
      return [...part.lineList, ...part.sumList, part.total, ...part.contained].map(billLine).join('\n');
    case 'block':
      return [`${part.title}:`, ...part.rowList].join('\n');
    case 'picture':
      return [];
  }
}

const billLine = ({ name, detail, amount }: BillLine) => `${name}${detail ? ` (${detail})` : ''}: ${amount}`;
