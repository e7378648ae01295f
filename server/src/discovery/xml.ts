/** What XML 1.0 has no place for, not even written as a number: control characters, halves of pairs, two last points. */
const impossible = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as it may stand between tags and in attributes of XML. */
export function xmlText(text: string): string {
  return text.replace(impossible, '').replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** `<name>text</name>` */
export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
