import { type Compiled, type CompiledMessages, isMessage } from './words/src/compiled.ts';
import { locales } from './words/src/locale.ts';

/** A text of a catalogue in every language, with the way to it: `sorts.newest`. */
export interface Text {
  path: string;
  said: Record<(typeof locales)[number], unknown>;
}

/** Every text of a catalogue, its groups included: sources have them in every language, unlike what the build leaves. */
export function textsOf(messages: CompiledMessages, above = ''): Text[] {
  return Object.entries(messages).flatMap(([name, entry]): Text[] => {
    const path = above + name;
    return isMessage<Compiled>(entry) ? [{ path, said: entry as Text['said'] }] : textsOf(entry, `${path}.`);
  });
}

/** The places of a compiled message: its tokens are texts, `[name]`, `[name, format]` or `[name, kind, choices]`. */
export function placesOf(tokens: unknown): Set<string> {
  const places = new Set<string>();
  const visit = (token: unknown): void => {
    if (!Array.isArray(token)) return;
    const [name, , choices] = token as unknown[];
    if (typeof name === 'string') places.add(name);
    if (typeof choices === 'object' && choices !== null)
      for (const choice of Object.values(choices)) if (Array.isArray(choice)) choice.forEach(visit);
  };
  if (Array.isArray(tokens)) tokens.forEach(visit);
  // Inside a choice the library writes the number itself as `#`.
  places.delete('#');
  return places;
}

/** A text as one line, its places in braces: to be compared and to be read in a list of what is wrong. */
export function lineOf(tokens: unknown): string {
  if (typeof tokens === 'string') return tokens;
  if (!Array.isArray(tokens)) return '';
  return tokens
    .map((token: unknown) => {
      if (!Array.isArray(token)) return String(token);
      const [name, , choices] = token as unknown[];
      if (typeof choices !== 'object' || choices === null) return `{${String(name)}}`;
      return Object.entries(choices)
        .map(([choice, inner]) => `${choice}: ${lineOf(inner)}`)
        .join(', ');
    })
    .join('');
}

const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(^|\s)\/\/ .*$/gm, '$1');

/** Texts that a person would read or hear and that stand in a component instead of a catalogue. */
export function literalTexts(source: string): string[] {
  const text = withoutComments(source);
  const between = [
    // <p>Words</p>, <p>Words {value}
    ...text.matchAll(/(?<![=-])>\s*([A-Z−–]?[^<>{}=;()&|]*[A-Za-zäöüß]{2,}[^<>{}=;()&|]*?)\s*(?=<\/|<[a-zA-Z]|\{)/g),
    // {value} words</p>
    ...text.matchAll(/\}\s*([A-Za-z][^<>{}=;()&|]*?)\s*<\//g),
  ].map(([, found = '']) => found);
  const attributes = Array.from(
    text.matchAll(/\b(?:aria-label|aria-description|placeholder|title|alt|label|legend|caption|busyText)="([^"]*)"/g),
    ([, found = '']) => found,
  );
  return [...between, ...attributes, ...sentences(text)].filter((found) => /[A-Za-z]{2}/.test(found));
}

/** Quoted sentences; what an error says is read by whoever mends the shop. */
export function sentences(source: string): string[] {
  const text = withoutComments(source).replaceAll(/\b\w*(?:Error|Exception)\(\s*(?:'[^'\n]*'|`[^`]*`)/g, '');
  return Array.from(
    text.matchAll(/'([A-Z][a-z]+(?:,? [A-Za-z0-9…]+)+[^'\n]*)'|`([A-Z][a-z]+:? [^`\n]*)`/g),
    ([, quoted, template]) => quoted ?? template ?? '',
  );
}
