import { parseSync, type ESTree } from 'vite';

/** Where a message stands in the source of its catalogue. */
interface MessageSyntax {
  /** The comments above it and above its groups, outermost first, without their marks. */
  comments: string[];
  /** By language, from where to where the literal of its text goes. */
  literals: ReadonlyMap<string, readonly [start: number, end: number]>;
}

/**
 * Finds the messages in the source of a catalogue by the name of the export and the key (`words.sorts.newest`). Messages
 * that are computed, and not written as literals in a call of `catalogue`, are not among them.
 */
export function syntaxOf(path: string, source: string): Map<string, MessageSyntax> {
  const { program, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
  const messageByPath = new Map<string, MessageSyntax>();
  const commentsAbove = (node: { start: number }): string[] => {
    const above = comments.findLast(({ end }) => end <= node.start);
    return above && source.slice(above.end, node.start).trim() === '' ? [plainText(above.value)] : [];
  };
  const visit = (object: ESTree.ObjectExpression, propertyPath: string, outer: string[]): void => {
    for (const property of object.properties) {
      const name = nameOf(property);
      if (name === undefined || property.type !== 'Property' || property.value.type !== 'ObjectExpression') continue;
      const inner = [...outer, ...commentsAbove(property)];
      const literals = literalsOf(property.value);
      if (literals.has('en')) messageByPath.set(`${propertyPath}.${name}`, { comments: inner, literals });
      else visit(property.value, `${propertyPath}.${name}`, inner);
    }
  };
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') continue;
      const [messages] = init.arguments;
      const isCatalogue = init.callee.type === 'Identifier' && init.callee.name === 'catalogue';
      if (isCatalogue && messages?.type === 'ObjectExpression') visit(messages, id.name, commentsAbove(statement));
    }
  }
  return messageByPath;
}

function nameOf(property: ESTree.ObjectPropertyKind): string | undefined {
  if (property.type !== 'Property' || property.computed) return undefined;
  const { key } = property;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}

/** The literals of a message: strings, and templates without places of their own. */
function literalsOf(message: ESTree.ObjectExpression): Map<string, readonly [number, number]> {
  const entries = message.properties.flatMap((property): [string, readonly [number, number]][] => {
    const name = nameOf(property);
    if (name === undefined || property.type !== 'Property') return [];
    const { value } = property;
    const isText =
      (value.type === 'Literal' && typeof value.value === 'string') ||
      (value.type === 'TemplateLiteral' && value.expressions.length === 0);
    return isText ? [[name, [value.start, value.end]]] : [];
  });
  return new Map(entries);
}

const plainText = (comment: string): string =>
  comment
    .replace(/^\*+/, '')
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .trim();

/** The source of a catalogue with other texts in one language, by the name of the export and the key. */
export function withTexts(
  path: string,
  source: string,
  { locale, texts }: { locale: string; texts: ReadonlyMap<string, string> },
): string {
  const syntax = syntaxOf(path, source);
  const changes = [...texts].map(([name, text]) => {
    const literal = syntax.get(name)?.literals.get(locale);
    if (!literal) throw new TypeError(`${path}: ${name} has no literal in "${locale}" that could be replaced.`);
    return { start: literal[0], end: literal[1], text };
  });
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((whole, { start, end, text }) => whole.slice(0, start) + JSON.stringify(text) + whole.slice(end), source);
}
