import { createHash } from 'node:crypto';
import { productList } from '../src/products.ts';
import { templates } from '../src/templates.ts';
import { canBeComposed } from './composable-faces.ts';
import { recipes } from './recipes.ts';
import type { View } from './recipes/recipe.ts';

/** Raise it when maps are measured or written otherwise than before. */
const mapVersion = 1;

/** The views of products whose other sides are printed too and seen in their second pictures. */
const secondViews = new Set([
  'almanac-photo-wall-calendar',
  'hearth-photo-mug',
  'keepsake-compact-mirror',
  'loopback-hoodie',
  'orbit-earbuds',
  'regatta-swim-cap',
]);

/**
 * Views whose faces are flat and stand in the light of glass or mirrors, which is noisy: it takes more samples, and may be evened
 * out further, for on a flat face it changes slowly.
 */
const flatViews = new Set(['keepsake-compact-mirror-second', 'salt-fig-eau-de-parfum-main']);

/** What Blender is told (sample/studio/run.py); `out` is added when it is. */
interface Measurement {
  slug: string;
  thing: string;
  view: MappedView;
  form?: string;
  art?: string;
  label?: string;
  width: number;
  height: number;
  light: { width: number; height: number; samples: number };
  camera: View;
}

type MappedView = 'main' | 'second';

export interface MapJob {
  /** `<slug>-<view>`: the pictures that it belongs to are called `<slug>-<color>-<view>`. */
  name: string;
  slug: string;
  view: MappedView;
  render: Measurement;
  version: number;
  /** Whether its faces are flat; absent when not. */
  isFlat?: true;
}

/** Light changes slowly over a face: half as many pixels are enough, and many samples take the noise away. */
const size = { width: 800, height: 1000 };
const lightSize = { width: 400, height: 500 };
const samples = { usual: 24, flat: 80 };

/** Every print map: of the main picture of each product with a face that can be composed, and of some second ones. */
export function mapJobs(): MapJob[] {
  return productList.flatMap(({ slug, isCustomizable }) => {
    const recipe = recipes[slug];
    if (!recipe || !isCustomizable || !templates.get(slug)?.some(({ id }) => canBeComposed(slug, id))) return [];
    const { thing, form, art, label, version } = recipe;
    const views: MappedView[] = secondViews.has(slug) ? ['main', 'second'] : ['main'];
    return views.map((view) => {
      const name = `${slug}-${view}`;
      const isFlat = flatViews.has(name);
      const light = { ...lightSize, samples: isFlat ? samples.flat : samples.usual };
      const render: Measurement = { slug, thing, view, form, art, label, ...size, light, camera: recipe[view] };
      return { name, slug, view, render, version, ...(isFlat && { isFlat }) };
    });
  });
}

/** What a map was made from; equal hashes need no new one. */
export function mapHash({ render, version, isFlat }: MapJob): string {
  return createHash('sha256')
    .update(JSON.stringify({ render, version, mapVersion, isFlat }))
    .digest('hex')
    .slice(0, 16);
}
