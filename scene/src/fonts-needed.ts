import { fontList, type Fonts } from './fonts.ts';
import { signsOf } from './signs.ts';
import type { SceneSurface } from './scene.ts';

/**
 * The names of the faces that must be read before these surfaces can be drawn, and are not among `fonts` yet. Ask again
 * after reading them, until there are none: which ones help out is known only when the chosen face is there.
 */
export function fontsNeeded(surfaceList: readonly SceneSurface[], fonts: Fonts): string[] {
  const needed = new Set<string>();
  for (const item of surfaceList.flatMap(({ itemList }) => itemList)) {
    if (item.kind !== 'text') continue;
    const signs = signsOf(item.text);
    if (signs.length === 0) continue;
    const face = fonts.get(item.font);
    if (!face) {
      needed.add(item.font);
      continue;
    }
    for (const sign of signs) {
      const helper = helperNeeded(sign.codePoints, item.font, fonts);
      if (helper) needed.add(helper);
    }
  }
  return [...needed];
}

/** The first face that might have the sign and is not there; none once a face that is there has it. */
function helperNeeded(codePoints: readonly number[], chosen: string, fonts: Fonts): string | null {
  const text = String.fromCodePoint(...codePoints);
  for (const name of [chosen, ...helpersFor(text)]) {
    const face = fonts.get(name);
    if (!face) return name;
    if (codePoints.every((codePoint) => face.glyphOf(codePoint) > 0)) return null;
  }
  return null;
}

/** The faces that may help out with a sign, in the order in which they are asked. */
export function helpersFor(text: string): string[] {
  return fontList.filter(({ covers }) => covers?.test(text)).map(({ name }) => name);
}
