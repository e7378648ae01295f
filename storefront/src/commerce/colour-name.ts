import { colours } from './colour.words.ts';

const isKnown = (token: string): token is keyof typeof colours => Object.hasOwn(colours, token);

/**
 * A colour's token as it is written for people: `blue` is Blue; one of the operator's own is called as he calls it,
 * `dark-teal` Dark teal.
 */
export function colourName(token: string): string {
  if (isKnown(token)) return colours[token];
  const plain = token.replaceAll('-', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
