import { type Fonts, settingOf } from './fonts.ts';
import { graphemesOf } from './graphemes.ts';
import type { SceneSurface } from './scene.ts';

/**
 * The names of the faces that must be read before these surfaces can be drawn, and are not among `fonts` yet. Ask again
 * after reading them, until there are none: which ones help out is known only when the chosen face is there.
 */
export function fontsNeeded(surfaceList: readonly SceneSurface[], fonts: Fonts): string[] {
  const needed = new Set<string>();
  for (const item of surfaceList.flatMap(({ itemList }) => itemList)) {
    if (item.kind !== 'text' && item.kind !== 'label') continue;
    const graphemes = item.text.split('\n').flatMap(graphemesOf);
    if (graphemes.length === 0) continue;
    const face = fonts.get(item.font);
    if (!face) {
      needed.add(item.font);
      continue;
    }
    for (const grapheme of graphemes) {
      const setting = settingOf(face, grapheme);
      if (setting && !fonts.has(setting.font)) needed.add(setting.font);
    }
  }
  return [...needed];
}
