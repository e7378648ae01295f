/** So many characters of a name are stored, its ending included. */
const mostCharacters = 120;
/** An ending is kept when a long name is cut. */
const ending = /\.[\p{L}\p{N}]{1,8}$/u;

/**
 * The name under which a file was sent, as it may be shown and printed: without folders, control characters, marks that turn
 * the direction of writing, and other characters that cannot be seen; null when nothing is left of it.
 */
export function fileNameOf(givenName: string | undefined): string | null {
  const name = (givenName ?? '')
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    .replaceAll(/[\p{Zs}\p{Zl}\p{Zp}\t\r\n]+/gu, ' ')
    .replaceAll(/[\p{C}\uFFFD]/gu, '')
    .trim();
  if (name === '') return null;
  const characters = Array.from(name);
  if (characters.length <= mostCharacters) return name;
  const extension = ending.exec(name)?.[0] ?? '';
  return `${characters
    .slice(0, mostCharacters - extension.length - 1)
    .join('')
    .trimEnd()}…${extension}`;
}

/** The name in the header `Upload-Metadata` of tus: pairs of a key and a value in base64, with commas between them. */
export function nameInMetadata(header: string | string[] | undefined): string | undefined {
  const pairs = String(header ?? '').split(',');
  const value = pairs.map((pair) => pair.trim().split(/\s+/)).find(([key]) => key === 'filename')?.[1];
  return value === undefined ? undefined : Buffer.from(value, 'base64').toString('utf8');
}
