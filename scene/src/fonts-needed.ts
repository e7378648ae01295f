import { faceOf, type Fonts } from './fonts.ts';
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
    for (const { codePoints } of signs) {
      const setBy = faceOf(face, codePoints);
      if (setBy && !fonts.has(setBy)) needed.add(setBy);
    }
  }
  return [...needed];
}
