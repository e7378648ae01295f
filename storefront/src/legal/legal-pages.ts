import { returnDays } from '../returns.ts';
import { words } from './legal.words.ts';

export type LegalName = 'imprint' | 'privacy' | 'terms';

export const legalNames: LegalName[] = ['imprint', 'privacy', 'terms'];

type Text = string | ((values: { mail: string; days: number }) => string);

/** A legal page in the present language: title, description, and its parts from top to bottom. */
export function legalPage(name: LegalName, mail: string) {
  const { title, meta, ...rest } = words[name];
  const parts = Object.entries(rest as Record<string, { title: string; text: Text }>).map(([id, part]) => {
    const { text } = part;
    return { id, title: part.title, text: typeof text === 'function' ? text({ mail, days: returnDays }) : text };
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
