import { modelList } from './models.generated.ts';

/** Products that hang on a wall; all others stand or lie. */
const wallList = [
  'almanac-photo-wall-calendar',
  'contact-sheet-poster',
  'meridian-wall-clock',
  'morning-ridge-framed-print',
  'open-air-gallery-canvas',
];

/** Where AR places a product's model in a room. */
export const roomPlacementOf = (slug: string): 'floor' | 'wall' => (wallList.includes(slug) ? 'wall' : 'floor');

/** The address of a product's model, where it has one. */
export const modelUrlOf = (slug: string): string | null => (modelList.includes(slug) ? `/models/${slug}.glb` : null);
