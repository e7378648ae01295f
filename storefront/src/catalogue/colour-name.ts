import { colours } from './colour.words.ts';

const isKnown = (token: string): token is keyof typeof colours => token in colours;

/** A colour's token as it is written for people: `blue` is Blue; a colour of the operator's own is called as he calls it. */
export function colourName(token: string): string {
  return isKnown(token) ? colours[token] : token.charAt(0).toUpperCase() + token.slice(1);
}
