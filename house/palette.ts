import { amber, dark, light, studioGround } from '../contract/src/values/palette.ts';
import { isTest, type Sources } from './imports.ts';

/** Where the palette is written; the style sheets are generated from it by `npm run palette`. */
const paletteFile = 'contract/src/values/palette.ts';
export const paletteSheet = 'ui/src/palette.css';
export const viewerSheet = 'viewer/src/styles/palette.css';

const kebab = (name: string): string => name.replaceAll(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

/** The palette as custom properties. */
export function paletteCss(): string {
  const room = (prefix: string, colours: Readonly<Record<string, string>>) =>
    Object.entries(colours).map(([name, value]) => [`--${prefix}-${kebab(name)}`, value] as const);
  const properties = [...room('light', light), ...room('dark', dark), ['--studio', studioGround], ['--amber', amber]];
  return `/* Made by \`npm run palette\` of ${paletteFile}. */
/* Backdrops inherit nothing in Safari before 17.4. */
:root,
::backdrop {
${properties.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}
`;
}

/** A color with an opacity, as CSS writes it. */
const translucent = (color: string, opacity: number): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(' ')} / ${opacity})`;

/** The colors of the viewer, which is always dark; `veil` and `tool-line` lie on the camera's picture. */
export function viewerPaletteCss(): string {
  const { ok: _ok, warn: _warn, blueWash: _blueWash, badWash: _badWash, ...colors } = dark;
  const properties = [
    ...Object.entries(colors).map(([name, value]) => [kebab(name), value] as const),
    ['studio', studioGround],
    ['amber', amber],
    ['veil', translucent(dark.paper, 0.78)],
    ['veil-light', translucent(dark.paper, 0.5)],
    ['tool-line', translucent(dark.ink, 0.28)],
  ];
  return `/* Made by \`npm run palette\` of ${paletteFile}. */
:root {
${properties.map(([name, value]) => `  --${name}: ${value};\n`).join('')}}
`;
}

/** The colors of the palette; white is no color of ours alone. */
const own = new Set(
  [...Object.values(light), ...Object.values(dark), studioGround, amber].filter((one) => one !== '#ffffff'),
);

/** The packages that use the palette; the sample is data. */
const inRule = /^(?:client|contract|scene|server|storefront|studio|ui|viewer)\/src\//;

/** Colours of the palette that are written again elsewhere. */
export function repeatedColours(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    if (!inRule.test(path) || isTest(path) || [paletteFile, paletteSheet, viewerSheet].includes(path)) return [];
    const found = Array.from(text.matchAll(/#[\da-f]{6}\b/gi), ([colour]) => colour.toLowerCase());
    return [...new Set(found)].flatMap((colour) =>
      own.has(colour) ? [`${path} writes ${colour}: take it from the palette`] : [],
    );
  });
}
