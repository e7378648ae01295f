/** The drawings that show where a product is measured, each with what can be measured on it. */
export const measuresOf = {
  top: ['chest', 'bust', 'length'],
  dress: ['bust', 'length'],
  skirt: ['waist', 'length'],
  shorts: ['waist', 'inseam'],
  swimsuit: ['torso'],
  belt: ['waist'],
  hat: ['head'],
  ring: ['inside'],
  band: ['wrist'],
} as const;

export type SizeDrawing = keyof typeof measuresOf;
export const sizeDrawings = Object.keys(measuresOf) as [SizeDrawing, ...SizeDrawing[]];
/** Lengths in centimetres, except the inside of a ring, which is in millimetres. */
export const sizeMeasures = ['chest', 'bust', 'length', 'waist', 'inseam', 'torso', 'head', 'wrist', 'inside'] as const;
export type SizeMeasure = (typeof sizeMeasures)[number];

export const sizeGuideLimits = { rows: 40, value: 10_000 } as const;
