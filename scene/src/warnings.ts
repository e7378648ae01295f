import type { PrintWarning } from '@afterimage/contract/print.ts';
import type { Glyph } from './drawing.ts';
import type { Fonts } from './fonts.ts';
import { layText } from './lay-out-text.ts';
import { effectiveDpi } from './place-photo.ts';
import type { Scene, SceneItem, SceneSurface } from './scene.ts';
import { strokeWidth } from './stroke-width.ts';

/** The resolution from which a photo prints sharp on paper in the hand, in dots per inch. */
export const goodDpi = 220;
/** Below this share of the sharp resolution a photo looks soft. */
const softShare = 150 / 220;
/** Below this resolution a photo would print as visible squares; such a photo is refused. */
const leastDpi = 20;
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
      if (item.kind === 'photo') return photoWarnings(item, surface);
      if (item.kind === 'label' && item.ofSlot !== undefined)
        return textWarnings({ ...item, kind: 'text', slot: item.ofSlot }, surface, fonts);
      return item.kind === 'text' ? textWarnings(item, surface, fonts) : [];
    }),
  );
}

/** The warning for a photo at this resolution, if any; `sharpDpi` is that of its material. */
export function resolutionWarning(dpi: number, sharpDpi = goodDpi): 'LOW_RESOLUTION' | 'MODERATE_RESOLUTION' | null {
  const whole = Math.round(dpi);
  if (whole >= sharpDpi) return null;
  return whole >= sharpDpi * softShare ? 'MODERATE_RESOLUTION' : 'LOW_RESOLUTION';
}

type PhotoItem = Extract<SceneItem, { kind: 'photo' }>;

function photoWarnings(item: PhotoItem, { sharpDpi }: SceneSurface): SceneWarning[] {
  const dpi = dpiOf(item);
  if (dpi === null) return [];
  const code = resolutionWarning(dpi, sharpDpi);
  return code ? [{ slot: item.slot, code, dpi }] : [];
}

/** Resolution in whole dots per inch; null without a photo. */
function dpiOf({ photo, place, bleedMm }: PhotoItem): number | null {
  return photo && Math.round(effectiveDpi({ photo, place, bleedMm }, photo.look.placement));
}

/** The slots whose photo has too few pixels to print, with its dots per inch. */
export function unprintablePhotos({ surfaceList }: Pick<Scene, 'surfaceList'>): Map<number, number> {
  const items = surfaceList.flatMap(({ itemList }) => itemList);
  return new Map(
    items.flatMap((item): [number, number][] => {
      const dpi = item.kind === 'photo' ? dpiOf(item) : null;
      return item.kind === 'photo' && dpi !== null && dpi < leastDpi ? [[item.slot, dpi]] : [];
    }),
  );
}

function textWarnings(item: Extract<SceneItem, { kind: 'text' }>, surface: SceneSurface, fonts: Fonts): SceneWarning[] {
  const { slot } = item;
  const { nodes, sizeMm, substituted, missing, bounds } = layText(item, fonts);
  const warnings: SceneWarning[] = [];
  if (bounds && sizeMm < leastTextMm) warnings.push({ slot, code: 'SMALL_TEXT' });
  else if (bounds && thinnestStroke(nodes, sizeMm, fonts) < (surface.leastStrokeMm ?? 0))
    warnings.push({ slot, code: 'THIN_STROKES' });
  // What another face of ours prints needs nobody's consent.
  if (missing.length > 0) warnings.push({ slot, code: 'SUBSTITUTED_GLYPHS', substituted, missing });
  if (bounds && !isSafe(bounds, surface)) warnings.push({ slot, code: 'OUTSIDE_SAFE_AREA' });
  return warnings;
}

/** The stroke width of the thinnest letter, in millimeters; a character without an outline does not count. */
function thinnestStroke(nodes: readonly { font: string; glyphs: readonly Glyph[] }[], sizeMm: number, fonts: Fonts) {
  const widths = nodes.flatMap(({ font, glyphs }) =>
    glyphs.flatMap(({ index }) => strokeWidth(fonts.get(font)?.outline(index) ?? []) || []),
  );
  return Math.min(...widths) * sizeMm;
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
