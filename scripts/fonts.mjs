// Makes the faces of the shop again: those of printed texts (scene/fonts) are taken from npm in a folder of its own, cut
// down to what a text may need, and it is written which signs the helping faces have; the display face of the pages
// (ui/src/fonts) only loses a table that browsers refuse. `node scripts/fonts.mjs`, after changing what is
// below; the files are committed, so nobody else needs the network for it.
import { copyFile, mkdtemp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import fontverter from 'fontverter';
import { parse } from 'opentype.js/dist/opentype.mjs';
import subsetFont from 'subset-font';
import { root } from './run.mjs';
import { withSoundStyles } from './font-tables.mjs';
import { renamed } from './rename-font.mjs';

/** @typedef {readonly [first: number, last: number]} Range */

/** @type {Range[]} Latin of every European language and Vietnamese, with its punctuation. */
const latin = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x18f, 0x18f],
  [0x192, 0x192],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1cd, 0x1dc],
  [0x1e6, 0x1e7],
  [0x218, 0x21b],
  [0x2bb, 0x2bd],
  [0x2c6, 0x2dd],
  [0x300, 0x30c],
  [0x323, 0x328],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x2044, 0x2044],
  [0x2070, 0x208e],
  [0x20ac, 0x20ac],
  [0x20b4, 0x20bf],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x221e, 0x221e],
  [0x2248, 0x2265],
];
/** @type {Range[]} Greek with its accents, and Cyrillic. */
const greekAndCyrillic = [
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x1f00, 0x1fff],
];

/** Those with a Reserved Font Name may not keep it once they are cut down (OFL 1.1, condition 3): `inside` is theirs then. */
const fontSources = [
  { file: 'caveat', from: 'caveat@0.4.2', style: '500Medium' },
  { file: 'cormorant-garamond', from: 'cormorant-garamond@0.4.1', style: '500Medium' },
  { file: 'fredoka', from: 'fredoka@0.4.1', style: '500Medium' },
  { file: 'playfair-display', from: 'playfair-display@0.4.2', style: '400Regular', inside: 'Afterimage Display' },
  { file: 'cinzel', from: 'cinzel@0.4.2', style: '400Regular' },
  { file: 'dancing-script', from: 'dancing-script@0.4.2', style: '500Medium', inside: 'Afterimage Script' },
  { file: 'space-grotesk', from: 'space-grotesk@0.4.1', style: '500Medium' },
  { file: 'noto-serif', from: 'noto-serif@0.4.2', style: '400Regular' },
];

/** The names that the list of faces shows, each set in itself. */
const titles = new Map([
  ['caveat', 'Caveat'],
  ['cormorant-garamond', 'Cormorant Garamond'],
  ['fredoka', 'Fredoka'],
  ['playfair-display', 'Playfair Display'],
  ['cinzel', 'Cinzel'],
  ['dancing-script', 'Dancing Script'],
  ['space-grotesk', 'Space Grotesk'],
  ['noto-serif', 'Noto Serif'],
]);

/**
 * The faces that help out, in the order in which they are asked; each gets what those before it do not have. The emoji
 * are four files, so that a heart does not bring every animal along.
 * @type {{ name: string, file: string, from: string, style: string, ranges: Range[] }[]}
 */
const helpers = [
  {
    name: 'Noto Sans',
    file: 'noto-sans',
    from: 'noto-sans@0.4.2',
    style: '400Regular',
    ranges: [...latin, ...greekAndCyrillic],
  },
  {
    name: 'Noto Sans Math',
    file: 'noto-sans-math',
    from: 'noto-sans-math@0.4.2',
    style: '400Regular',
    ranges: [[0x2190, 0x22ff]],
  },
  {
    name: 'Noto Sans Symbols',
    file: 'noto-sans-symbols',
    from: 'noto-sans-symbols@0.4.1',
    style: '400Regular',
    ranges: [[0x2300, 0x27bf]],
  },
  {
    name: 'Noto Sans Symbols 2',
    file: 'noto-sans-symbols-2',
    from: 'noto-sans-symbols-2@0.4.1',
    style: '400Regular',
    ranges: [[0x2300, 0x2bff]],
  },
  {
    name: 'Noto Emoji Signs',
    file: 'noto-emoji-signs',
    from: 'noto-emoji@0.4.7',
    style: '400Regular',
    ranges: [[0x203c, 0x1f2ff]],
  },
  {
    name: 'Noto Emoji Things',
    file: 'noto-emoji-things',
    from: 'noto-emoji@0.4.7',
    style: '400Regular',
    ranges: [[0x1f300, 0x1f5ff]],
  },
  {
    name: 'Noto Emoji Faces',
    file: 'noto-emoji-faces',
    from: 'noto-emoji@0.4.7',
    style: '400Regular',
    ranges: [[0x1f600, 0x1f64f]],
  },
  {
    name: 'Noto Emoji More',
    file: 'noto-emoji-more',
    from: 'noto-emoji@0.4.7',
    style: '400Regular',
    ranges: [[0x1f680, 0x1faff]],
  },
];

const fonts = join(root, 'scene/fonts');
const folder = await mkdtemp(join(tmpdir(), 'fonts-'));

/** @param {string} from */
async function unpacked(from) {
  const target = join(folder, from.replaceAll(/\W/g, '-'));
  await mkdir(target, { recursive: true });
  const packed = execFileSync('npm', ['pack', from, '--silent'], { cwd: folder });
  execFileSync('tar', ['xzf', packed.toString().trim(), '-C', target], { cwd: folder });
  return join(target, 'package');
}

/** @param {{ from: string, style: string }} face */
async function readSource({ from, style }) {
  const at = await unpacked(`@expo-google-fonts/${from}`);
  const name = (await readdir(join(at, style))).find((one) => one.endsWith('.ttf')) ?? '';
  const bytes = await readFile(join(at, style, name));
  return { bytes, licence: await readFile(join(at, 'LICENSE_FONT'), 'utf8'), has: codePointsOf(bytes) };
}

/** @param {Uint8Array} bytes @returns {(codePoint: number) => boolean} */
function codePointsOf(bytes) {
  const font = parse(new Uint8Array(bytes).buffer);
  return (codePoint) => (font.charToGlyphIndex(String.fromCodePoint(codePoint)) ?? 0) > 0;
}

/** @param {readonly Range[]} ranges */
const listed = (ranges) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** Pair kerning stays; ligatures and hints go, for every sign is set by itself and never on a grid of pixels. */
const cut = { keepFeatures: ['kern'], noHinting: true, noLayoutClosure: true };

/** @param {Buffer} bytes @param {readonly number[]} codePoints @param {'sfnt' | 'woff2'} targetFormat */
const cutDown = (bytes, codePoints, targetFormat) =>
  subsetFont(bytes, String.fromCodePoint(...codePoints), { ...cut, targetFormat });

/** @param {readonly number[]} codePoints sorted */
function asRanges(codePoints) {
  /** @type {number[]} first and last, one after another */
  const ranges = [];
  for (const codePoint of codePoints) {
    if (ranges.at(-1) === codePoint - 1) ranges[ranges.length - 1] = codePoint;
    else ranges.push(codePoint, codePoint);
  }
  return ranges;
}

/** The files of each copyright line, and the terms that they share. */
const licences = new Map();
let terms = '';
/** @param {string} licence @param {string} file */
function licensed(licence, file) {
  const [line = ''] = licence.split('\n');
  licences.set(line, [...(licences.get(line) ?? []), `${file}.ttf`]);
  terms = licence.slice(licence.indexOf('-----'));
}
await mkdir(join(fonts, 'titles'), { recursive: true });
for (const { file, inside, ...source } of fontSources) {
  const { bytes, licence, has } = await readSource(source);
  licensed(licence, file);
  const fontFile = await cutDown(bytes, listed(latin).filter(has), 'sfnt');
  await writeFile(join(fonts, `${file}.ttf`), inside ? renamed(fontFile, inside) : fontFile);
  const letters = Array.from(new Set(titles.get(file)), (one) => one.codePointAt(0) ?? 0);
  const title = await cutDown(bytes, letters, 'sfnt');
  await writeFile(
    join(fonts, 'titles', `${file}.woff2`),
    await subsetFont(inside ? renamed(title, inside) : title, String.fromCodePoint(...letters), {
      targetFormat: 'woff2',
    }),
  );
}

const neededCodePoints = new Set();
/** @type {string[]} */
const covered = [];
for (const { name, file, ranges, ...source } of helpers) {
  const { bytes, licence, has } = await readSource(source);
  licensed(licence, file);
  const own = listed(ranges).filter((codePoint) => has(codePoint) && !neededCodePoints.has(codePoint));
  for (const codePoint of own) neededCodePoints.add(codePoint);
  await writeFile(join(fonts, `${file}.ttf`), await cutDown(bytes, own, 'sfnt'));
  const hexRanges = asRanges(own).map((one) => `0x${one.toString(16)}`);
  covered.push(`  { name: '${name}', file: '${file}.ttf', signs: [${hexRanges.join(', ')}] },`);
}

const interfaceFonts = join(root, 'ui/src/fonts');
await mkdir(interfaceFonts, { recursive: true });
const kalnia = await unpacked('@fontsource-variable/kalnia@5.3.0');
for (const part of ['latin', 'latin-ext']) {
  const file = `kalnia-${part}-wght-normal.woff2`;
  const fontFile = await fontverter.convert(await readFile(join(kalnia, 'files', file)), 'sfnt');
  await writeFile(join(interfaceFonts, file), await fontverter.convert(withSoundStyles(fontFile), 'woff2'));
}
await copyFile(join(kalnia, 'LICENSE'), join(interfaceFonts, 'LICENSE'));
await rm(folder, { recursive: true });

const heads = [...licences].map(([line, files]) => `${files.join(', ')}: ${line}`);
await writeFile(
  join(fonts, 'LICENSES.txt'),
  `The faces in this folder are cut down from those of Google Fonts and come under the SIL Open Font License 1.1.\n\n${heads.join('\n')}\n\n${terms}`,
);
await writeFile(
  join(root, 'scene/src/fallback-fonts.generated.ts'),
  `// Written by scripts/fonts.mjs.
/** The faces that help out, in the order in which they are asked; \`signs\` are the first and last code point of each range. */
export const fallbackFonts: readonly { name: string; file: string; signs: readonly number[] }[] = [\n${covered.join('\n')}\n];\n`,
);
execFileSync('oxfmt', [join(root, 'scene/src/fallback-fonts.generated.ts')]);
