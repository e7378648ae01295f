import type { DrawingNode } from './drawing.ts';
import type { Fonts } from './fonts.ts';
import type { SceneItem } from './scene.ts';

type TextItem = Extract<SceneItem, { kind: 'text' }>;

/** A text as it is set. */
export interface LaidText {
  nodes: readonly Extract<DrawingNode, { kind: 'glyphs' }>[];
  /** The height of an em in millimetres, after fitting; 0 when there is nothing to set. */
  sizeMm: number;
  /** The signs that another face lent, as they were typed. */
  substituted: readonly string[];
  /** The signs that no face has: they are left out. */
  missing: readonly string[];
  /** What the signs' boxes take on the surface, in millimetres; null when there is nothing. */
  bounds: { left: number; top: number; right: number; bottom: number } | null;
}

/** Sets a text into its place: no larger than its style says, smaller until it fits. */
export function layText(_item: TextItem, _fonts: Fonts): LaidText {
  return { nodes: [], sizeMm: 0, substituted: [], missing: [], bounds: null };
}
