import { createHash } from 'node:crypto';
import { colorCodes } from '../../src/define.ts';
import { productList } from '../../src/products.ts';
import { recipes, scenes } from './recipes.ts';
import type { StageJob } from './main.ts';

export interface Job extends StageJob {
  name: string;
  out: { width: number; height: number; widths: number[] };
  version: number;
}

const product = { width: 960, height: 1200, widths: [320, 640, 960] };

/** Every picture of the shop, in the order of the products. */
export function jobs(): Job[] {
  const list: Job[] = [];
  for (const each of productList) {
    const recipe = recipes[each.slug];
    if (!recipe) throw new Error(`no recipe for ${each.slug}`);
    const { kind, form, art, label, natural = 'natural', view, detail, version = 1 } = recipe;
    const colors =
      each.variation.length > 0 ? each.variation.map((variation) => variation.color) : ['natural' as const];
    colors.forEach((color, index) => {
      const code = color === 'natural' ? natural : colorCodes[color];
      const thing = { kind, color: code, seed: each.id, form, art, label };
      const base = { thing, width: 576, height: 720, samples: 10, out: product, version };
      list.push({ ...base, view, name: `${each.slug}-${color}-main` });
      if (index === 0) list.push({ ...base, view: detail, name: `${each.slug}-${color}-detail` });
    });
  }
  for (const [name, scene] of Object.entries(scenes)) list.push({ ...scene, name });
  return list;
}

/** What a picture was made from; equal hashes need no new picture. */
export function hash({ thing, view, out, version }: Job): string {
  return createHash('sha256').update(JSON.stringify({ thing, view, out, version })).digest('hex').slice(0, 16);
}
