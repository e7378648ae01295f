/** A short sign of a text, by which one that was changed since is told from what it was. */
export function textSign(text: string): string {
  let sum = 7;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) >>> 0;
  return sum.toString(36);
}
