import { amber, dark, light, studioGround } from '../contract/src/values/palette.ts';
import { isTest, type Sources } from './imports.ts';

/** Where the palette is written; the second is made of the first by `npm run palette`. */
const paletteFile = 'contract/src/values/palette.ts';
export const paletteSheet = 'ui/src/palette.css';

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

/** The colors of the palette; white is no color of ours alone. */
const own = new Set(
  [...Object.values(light), ...Object.values(dark), studioGround, amber].filter((one) => one !== '#ffffff'),
);

/** The rooms that have the palette; the viewer's style sheet has its own build, and the sample is data. */
const inRule = /^(?:client|contract|scene|server|storefront|studio|ui)\/src\//;

/** Colours of the palette that are written again elsewhere. */
export function repeatedColours(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    if (!inRule.test(path) || isTest(path) || path === paletteFile || path === paletteSheet) return [];
    const found = Array.from(text.matchAll(/#[\da-f]{6}\b/gi), ([colour]) => colour.toLowerCase());
    return [...new Set(found)].flatMap((colour) =>
      own.has(colour) ? [`${path} writes ${colour}: take it from the palette`] : [],
    );
  });
}
