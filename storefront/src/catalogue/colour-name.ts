/** A colour's token as it is written for people: `blue` is Blue. */
export function colourName(token: string): string {
  return token.charAt(0).toUpperCase() + token.slice(1);
}
