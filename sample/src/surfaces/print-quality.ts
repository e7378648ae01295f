import type { TemplateSurface } from './define-surface.ts';

/** The lowest resolution at which a photo is sharp, where it is lower than usual: on cloth, and on large prints seen from afar. */
const sharpDpiBySlug: Readonly<Record<string, number>> = {
  'open-air-gallery-canvas': 120,
  'contact-sheet-poster': 150,
  'almanac-photo-wall-calendar': 180,
  'meridian-wall-clock': 150,
  'window-seat-photo-cushion': 100,
  'everyday-canvas-tote': 120,
  'studio-photo-t-shirt': 120,
  'loopback-hoodie': 120,
  'portrait-fitted-tee': 120,
  'lumen-silk-scarf': 110,
  'souvenir-photo-swim-towel': 60,
  'regatta-swim-cap': 120,
  'sandbar-beach-tote': 110,
  'lantern-photo-lamp': 100,
  'album-photo-pouf': 80,
};
/** Sublimated dye bleeds a little, so thin strokes need to be wider. */
const sublimated = new Set(['hearth-photo-mug', 'window-seat-photo-cushion', 'souvenir-photo-swim-towel']);
const leastStroke = { engraved: 0.12, sublimated: 0.25 };

/** The surface with the least resolution and the least stroke width that its material needs. */
export function withPrintQuality(slug: string, surface: TemplateSurface): TemplateSurface {
  const sharpDpi = sharpDpiBySlug[slug];
  const leastStrokeMm = surface.engraved ? leastStroke.engraved : sublimated.has(slug) ? leastStroke.sublimated : null;
  return { ...surface, ...(sharpDpi && { sharpDpi }), ...(leastStrokeMm && { leastStrokeMm }) };
}
