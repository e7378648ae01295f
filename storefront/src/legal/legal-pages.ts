import type { ShopFacts } from '@afterimage/contract/shop.ts';
import type { LegalTextName } from '@afterimage/contract/values/legal.ts';
import { returnDays } from '../commerce/returns.ts';
import { words } from './legal.words.ts';

type Values = Record<'seller' | 'who' | 'mail' | 'taxId' | 'days', string | number>;
type Text = string | ((values: Values) => string);

/** What the settings of the shop say; what they do not say is left to be filled in. */
function valuesOf(shop: ShopFacts | null): Values {
  const { open } = words;
  const { name = open.name, address = [], taxId = '', mail = '' } = shop ?? {};
  const rows = [name, ...(address.length > 0 ? address : [open.address])];
  return {
    seller: rows.join('\n'),
    who: rows.join(', '),
    mail: mail || open.mail,
    taxId: taxId || open.taxId,
    days: shop?.withdrawalDays ?? returnDays,
  };
}

/** A legal page in the present language: title, description, and its parts from top to bottom. */
export function legalPage(name: LegalTextName, shop: ShopFacts | null) {
  const { title, meta, ...rest } = words[name];
  const values = valuesOf(shop);
  const parts = Object.entries(rest as Record<string, { title: string; text: Text }>).map(([id, part]) => {
    const { text } = part;
    return { id, title: part.title, text: typeof text === 'function' ? text(values) : text };
  });
  return { title, meta, path: `/legal/${name}`, parts };
}

/** The pieces of a text: what stands in brackets is the operator's to fill in. */
export function piecesOf(text: string): { text: string; open: boolean }[] {
  return text
    .split(/(\[[^\]]+\])/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, open: piece.startsWith('[') }));
}
