/** Text that is HTML already. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Markup | string | number | null | false | readonly Piece[];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function textOf(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (piece === null || piece === false) return '';
  if (typeof piece === 'object') return piece.map(textOf).join('');
  return String(piece).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/**
 * HTML from a template: whatever is put into it is text and is escaped, also inside quoted attributes, unless it was
 * made by this function itself. Null and false leave nothing.
 */
export const html = (parts: TemplateStringsArray, ...pieces: Piece[]): Markup =>
  new Markup(parts.map((part, index) => part + textOf(pieces[index] ?? null)).join(''));

/** JSON that can stand in a script element: no `<` can close it or begin a comment. */
export const scriptJson = (value: unknown): Markup => new Markup(JSON.stringify(value).replaceAll('<', '\\u003c'));
