import { createHash } from 'node:crypto';
import { slugOf } from '../../catalogue/slug-of.ts';

/** A name as it stands in addresses; made of its checksum when it has no Latin letter or digit. */
export const codeOf = (name: string, longest = 60): string =>
  slugOf(name, longest) || `x${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;

/** What colours are called in the files of other shops, with what is shown of them. */
const swatches: Readonly<Record<string, string>> = {
  black: '#1d1d1f',
  white: '#ffffff',
  grey: '#8e8e93',
  gray: '#8e8e93',
  silver: '#c0c0c0',
  red: '#c62828',
  blue: '#1e5aa8',
  navy: '#1b2a49',
  green: '#2e7d32',
  olive: '#6b6b2f',
  yellow: '#f2c230',
  orange: '#e8751a',
  pink: '#e89bb3',
  purple: '#6a3d9a',
  brown: '#6d4c33',
  beige: '#d9c8a9',
  gold: '#c9a227',
  turquoise: '#30a5a5',
  cream: '#f3ead7',
  natural: '#e6dcc6',
  mint: '#a8d8c0',
  rose: '#d9909c',
  burgundy: '#6d1f32',
  khaki: '#8b8257',
  schwarz: '#1d1d1f',
  weiss: '#ffffff',
  grau: '#8e8e93',
  silber: '#c0c0c0',
  rot: '#c62828',
  blau: '#1e5aa8',
  marine: '#1b2a49',
  gruen: '#2e7d32',
  oliv: '#6b6b2f',
  gelb: '#f2c230',
  rosa: '#e89bb3',
  lila: '#6a3d9a',
  violett: '#6a3d9a',
  braun: '#6d4c33',
  tuerkis: '#30a5a5',
  creme: '#f3ead7',
  natur: '#e6dcc6',
};

/** The swatch of a colour that is called so; null when the word says nothing of it. */
export const swatchOf = (name: string): string | null =>
  swatches[codeOf(name)] ??
  codeOf(name)
    .split('-')
    .toReversed()
    .flatMap((word) => swatches[word] ?? [])[0] ??
  null;
