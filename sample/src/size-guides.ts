import type { SampleSizeName } from './product.ts';

type Measure = 'chest' | 'bust' | 'length' | 'waist' | 'inseam' | 'torso' | 'head' | 'wrist' | 'inside';
type Drawing = 'top' | 'dress' | 'skirt' | 'shorts' | 'swimsuit' | 'belt' | 'hat' | 'ring' | 'band';

/** The measures of a product's sizes; centimetres, of the inside of a ring millimetres. */
export interface SampleSizeGuide {
  drawing: Drawing;
  measured: 'garment' | 'body';
  measureList: Measure[];
  rowList: { size: SampleSizeName; valueList: number[] }[];
}

type Four = [number, number, number, number];
const sizes: SampleSizeName[] = ['x', 'm', 'xl', 'xxl'];

function guide(
  drawing: Drawing,
  measured: SampleSizeGuide['measured'],
  measures: Partial<Record<Measure, Four | number>>,
): SampleSizeGuide {
  const valueOf = (values: Four | number, at: number) => (typeof values === 'number' ? values : (values[at] ?? 0));
  return {
    drawing,
    measured,
    measureList: Object.keys(measures) as Measure[],
    rowList: sizes.map((size, at) => ({
      size,
      valueList: Object.values(measures).map((values) => valueOf(values, at)),
    })),
  };
}

/** The same numbers as in the products' dimensions, by slug. */
const guides: Record<string, SampleSizeGuide> = {
  'field-leather-belt': guide('belt', 'garment', { waist: [80, 90, 100, 110] }),
  'brim-felt-hat': guide('hat', 'body', { head: [55, 57, 59, 61] }),
  'studio-photo-t-shirt': guide('top', 'garment', { chest: [49, 54, 59, 64], length: [70, 72, 74, 76] }),
  'loopback-hoodie': guide('top', 'garment', { chest: [54, 58, 62, 67], length: [68, 70, 72, 74] }),
  'tideline-long-sleeve-tee': guide('top', 'garment', { chest: [48, 52, 57, 62], length: [69, 71, 73, 75] }),
  'pier-crewneck-sweatshirt': guide('top', 'garment', { chest: [53, 57, 61, 66], length: [67, 69, 71, 73] }),
  'solstice-linen-dress': guide('dress', 'body', { bust: [86, 92, 104, 112], length: 118 }),
  'portrait-fitted-tee': guide('top', 'garment', { bust: [42, 46, 52, 56], length: [62, 64, 66, 68] }),
  'orchard-pleated-skirt': guide('skirt', 'body', { waist: [64, 72, 84, 92], length: 82 }),
  'meadow-knit-jumper': guide('top', 'garment', { bust: [50, 54, 60, 64], length: [60, 62, 64, 66] }),
  'alba-straw-sun-hat': guide('hat', 'body', { head: [55, 57, 59, 61] }),
  'lagoon-one-piece': guide('swimsuit', 'body', { torso: [145, 152, 162, 168] }),
  'breakwater-swim-shorts': guide('shorts', 'body', { waist: [76, 84, 94, 104], inseam: 14 }),
  'cove-racerback-swimsuit': guide('swimsuit', 'body', { torso: [147, 154, 163, 169] }),
  'pulse-smart-band': guide('band', 'body', { wrist: [14, 16, 19, 22] }),
  'signal-smart-ring': guide('ring', 'garment', { inside: [17, 19, 21, 22] }),
  'tide-signet-ring': guide('ring', 'garment', { inside: [17, 19, 21, 22] }),
};

export const sizeGuideOf = (slug: string): SampleSizeGuide | undefined => guides[slug];

/** What is worn by a measure is called by it: rings, belts and hats have no letters. */
const units: Partial<Record<Drawing, string>> = { ring: 'mm', belt: 'cm', hat: 'cm' };

/** What the sizes of a product are called, where not as everywhere: `17 mm`. */
export function sizeLabelOf(slug: string, size: SampleSizeName): string | null {
  const own = guides[slug];
  const unit = own && units[own.drawing];
  const value = own?.rowList.find((row) => row.size === size)?.valueList[0];
  return unit && value !== undefined ? `${value} ${unit}` : null;
}
