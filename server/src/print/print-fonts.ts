import { readFile } from 'node:fs/promises';
import { fontFiles, type Font, type Fonts } from '@afterimage/scene/fonts.ts';
import { fontsNeeded } from '@afterimage/scene/fonts-needed.ts';
import { readFont } from '@afterimage/scene/read-font.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';

/** The bytes of one of the scene's faces: what is printed is what the studio has shown. */
export function fontBytes(name: string): Promise<Buffer> {
  const file = fontFiles.get(name);
  if (!file) throw new Error(`There is no face of the name ${name}.`);
  return readFile(new URL(`../../../scene/fonts/${file}`, import.meta.url));
}

/** All faces in which the texts of these surfaces are set. */
export async function loadFonts(surfaceList: readonly SceneSurface[]): Promise<Fonts> {
  const fonts = new Map<string, Font>();
  for (let needed = fontsNeeded(surfaceList, fonts); needed.length > 0; needed = fontsNeeded(surfaceList, fonts))
    for (const name of needed) {
      const bytes = await fontBytes(name);
      fonts.set(name, readFont(name, new Uint8Array(bytes).buffer));
    }
  return fonts;
}
