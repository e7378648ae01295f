import { parseSync, type ESTree } from 'vite';

const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(^|\s)\/\/ .*$/gm, '$1');

/** What follows a component that is the value of a property is code: `cell: () => <Moment />, width: {`. */
const isNextProperty = /^,\s*\w+:/;

/** Texts that a person would read or hear and that stand in a component instead of a catalogue. */
export function literalTexts(source: string): string[] {
  const text = withoutComments(source);
  const between = [
    // <p>Words</p>, <p>Words {value}
    ...text.matchAll(/(?<![=-])>\s*([A-Z−–]?[^<>{}=;()&|]*[A-Za-zäöüß]{2,}[^<>{}=;()&|]*?)\s*(?=<\/|<[a-zA-Z]|\{)/g),
    // {value} words</p>
    ...text.matchAll(/\}\s*([A-Za-z][^<>{}=;()&|]*?)\s*<\//g),
  ].map(([, matches = '']) => matches);
  const attributes = Array.from(
    text.matchAll(/\b(?:aria-label|aria-description|placeholder|title|alt|label|legend|caption|busyText)="([^"]*)"/g),
    ([, matches = '']) => matches,
  );
  return [...between, ...attributes, ...sentences(text)].filter(
    (matches) => /[A-Za-z]{2}/.test(matches) && !isNextProperty.test(matches),
  );
}

/** Quoted sentences; what an error says is read by whoever mends the shop. */
export function sentences(source: string): string[] {
  const text = withoutComments(source).replaceAll(/\b\w*(?:Error|Exception)\(\s*(?:'[^'\n]*'|`[^`]*`)/g, '');
  return Array.from(
    text.matchAll(/'([A-Z][a-z]+(?:,? [A-Za-z0-9…]+)+[^'\n]*)'|`([A-Z][a-z]+:? [^`\n]*)`/g),
    ([, quoted, template]) => quoted ?? template ?? '',
  );
}

/** Stands for a value in the text of a template. */
const value = '\uFFFC';

/**
 * Texts in a source that a person could read, on a page or in an answer of the server: sentences, parts of sentences
 * around a value, and what stands between tags. What only operators and developers read is left out by its place: what is
 * thrown or given to a constructor of errors, what is logged, SQL, and summaries of the API's documentation.
 */
export function proseIn(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
  const matches: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    const text = textOf(node);
    if (text !== undefined) matches.push(...piecesOf(text).flatMap((piece) => (isProse(piece) ? [piece.text] : [])));
    for (const part of readableParts(node)) visit(part);
  };
  visit(program);
  return matches.map((text) => text.replaceAll(value, '…'));
}

const isNode = (node: unknown): node is ESTree.Node =>
  typeof node === 'object' && node !== null && 'type' in node && typeof node.type === 'string';

/** The parts of a node in which texts may reach an answer. */
function readableParts(node: ESTree.Node): unknown[] {
  if (node.type === 'ThrowStatement') return [];
  if (node.type === 'CallExpression' && node.callee.type === 'Super') return [];
  if (node.type === 'NewExpression' && /(?:Error|Fault|Exception)$/.test(nameOf(node.callee))) return [];
  if (node.type === 'CallExpression' && /^(?:say|log|trace|debug|info|warn|error|fatal)$/.test(nameOf(node.callee)))
    return [node.callee];
  if (node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'sql') return node.quasi.expressions;
  if (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'summary') return [];
  return Object.values(node);
}

function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return nameOf(node.callee);
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : '';
}

function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value: { cooked } }) => cooked).join(value) : undefined;
}

interface Piece {
  text: string;
  /** Whether it stands between tags. */
  inMarkup: boolean;
}

function piecesOf(text: string): Piece[] {
  if (!/<\/?[a-z][^<>]*>/i.test(text)) return [{ text: text.trim(), inMarkup: false }];
  return text
    .replaceAll(/<(style|script)\b[^]*?<\/\1>/g, '')
    .split(/<[^<>]*>/)
    .map((piece) => ({ text: piece.trim(), inMarkup: true }));
}

function isProse({ text, inMarkup }: Piece): boolean {
  // Style sheets, scripts, headers and parts of shaders.
  if (/[{};=]|#include/.test(text)) return false;
  if (inMarkup) return /\p{L}{2,}/u.test(text);
  const begins = /^["„“]?\p{Lu}\p{Ll}*[,:]? /u.test(text) && /[ \uFFFC]\p{Ll}{2,}/u.test(text);
  const ends = /\p{Ll}{2,} \p{Ll}{2,}.*[.!?…]$/u.test(text);
  const surrounds =
    /^\uFFFC:? \p{Ll}{2,}/u.test(text) || (text.includes(value) && /\p{L}{2,},? \p{Ll}{2,}/u.test(text));
  return begins || ends || (surrounds && !/["'/\\()<>]|[\w-]:?\uFFFC/.test(text));
}
