import type { PrintWarning } from '@afterimage/contract/print.ts';
import type { Fonts } from './fonts.ts';
import { layText } from './lay-out-text.ts';
import { effectiveDpi } from './place-photo.ts';
import type { Scene, SceneItem, SceneSurface } from './scene.ts';

/** From here on a photo prints sharp, in dots per inch. */
export const goodDpi = 220;
/** Below this a photo looks soft. */
const lowDpi = 150;
/** Below this a text is hard to read, in millimetres of an em. */
export const leastTextMm = 2;

/** Something to tell the customer before the print, for one slot. */
export interface SceneWarning {
  slot: number;
  code: PrintWarning;
  /** Of a photo, whole dots per inch. */
  dpi?: number;
  /** With SUBSTITUTED_GLYPHS: the signs that another face lends, and those that cannot be printed at all. */
  substituted?: readonly string[];
  missing?: readonly string[];
}

/** What is to be warned of, slot by slot in the order of the surfaces. `fonts` must hold what `fontsNeeded` names. */
export function warningsOf(scene: Scene, fonts: Fonts): SceneWarning[] {
  return scene.surfaceList.flatMap((surface) =>
    surface.itemList.flatMap((item): SceneWarning[] => {
      if (item.kind === 'photo') return photoWarnings(item);
      return item.kind === 'text' ? textWarnings(item, surface, fonts) : [];
    }),
  );
}

/** The name of what is wrong with a photo at this many dots per inch, if anything is. */
export function resolutionWarning(dpi: number): 'LOW_RESOLUTION' | 'MODERATE_RESOLUTION' | null {
  const whole = Math.round(dpi);
  if (whole >= goodDpi) return null;
  return whole >= lowDpi ? 'MODERATE_RESOLUTION' : 'LOW_RESOLUTION';
}

function photoWarnings({ slot, photo, place, bleedMm }: Extract<SceneItem, { kind: 'photo' }>): SceneWarning[] {
  if (!photo) return [];
  const dpi = Math.round(effectiveDpi({ photo, place, bleedMm }, photo.look.placement));
  const code = resolutionWarning(dpi);
  return code ? [{ slot, code, dpi }] : [];
}

function textWarnings(item: Extract<SceneItem, { kind: 'text' }>, surface: SceneSurface, fonts: Fonts): SceneWarning[] {
  const { slot } = item;
  const { sizeMm, substituted, missing, bounds } = layText(item, fonts);
  const warnings: SceneWarning[] = [];
  if (bounds && sizeMm < leastTextMm) warnings.push({ slot, code: 'SMALL_TEXT' });
  if (substituted.length + missing.length > 0)
    warnings.push({ slot, code: 'SUBSTITUTED_GLYPHS', substituted, missing });
  if (bounds && !isSafe(bounds, surface)) warnings.push({ slot, code: 'OUTSIDE_SAFE_AREA' });
  return warnings;
}

/** A tenth of a millimetre beyond cannot be seen, and no cutter is that exact. */
const tolerance = 0.1;

function isSafe(
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
  { widthMm, heightMm, safeMm, outline }: SceneSurface,
): boolean {
  if (outline === 'rectangle') {
    const least = safeMm - tolerance;
    return left >= least && top >= least && right <= widthMm - least && bottom <= heightMm - least;
  }
  const [radiusX, radiusY] = [widthMm / 2 - safeMm + tolerance, heightMm / 2 - safeMm + tolerance];
  return [left, right].every((x) =>
    [top, bottom].every((y) => ((x - widthMm / 2) / radiusX) ** 2 + ((y - heightMm / 2) / radiusY) ** 2 <= 1),
  );
}
