/** What is wrong with a text of a mail. */
export type MailTemplateFault =
  | { fault: 'empty' }
  | { fault: 'brace' }
  | { fault: 'unknown'; name: string }
  | { fault: 'missing'; name: string };

interface MailTemplateRules {
  /** The placeholders that the text may have. */
  placeholders: readonly string[];
  /** Those that it must have. */
  required: readonly string[];
  mayBeEmpty: boolean;
}

const placeholder = /\{([^{}]*)\}/g;

/** The names in braces, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];
}

/** The first fault of a text; null for one that can be sent. */
export function mailTemplateFault(
  text: string,
  { placeholders, required, mayBeEmpty }: MailTemplateRules,
): MailTemplateFault | null {
  if (text.trim() === '' && !mayBeEmpty) return { fault: 'empty' };
  if (/[{}]/.test(text.replace(placeholder, ''))) return { fault: 'brace' };
  const used = placeholdersIn(text);
  const unknown = used.find((name) => !placeholders.includes(name));
  if (unknown !== undefined) return { fault: 'unknown', name: unknown };
  const missing = required.find((name) => !used.includes(name));
  return missing === undefined ? null : { fault: 'missing', name: missing };
}

/** The text with its placeholders replaced; a placeholder without a value becomes nothing. */
export function fillMailTemplate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(placeholder, (_, name: string) => values[name]?.toString() ?? '');
}
