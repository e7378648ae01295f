import { createHash } from 'node:crypto';
import { colorCodes, viewNames, type ViewName } from '../src/define.ts';
import { productList } from '../src/products.ts';
import { recipes } from './recipes.ts';
import type { ProductRecipe, View } from './recipes/recipe.ts';
import { rooms } from './recipes/rooms.ts';

/** What Blender is told (sample/studio/run.py); `out` is added when it is. */
interface Render {
  slug: string;
  thing: string;
  view: string;
  form?: string;
  art?: string;
  label?: string;
  width: number;
  height: number;
  samples: number;
  camera: View;
  scene?: { set: string };
}

/** One render, and the pictures that are made of it: one a colour. */
export interface Job {
  name: string;
  pictures: { name: string; color?: string }[];
  render: Render;
  version: number;
  /** Jobs of a lower rank come first. */
  rank: number;
}

/** How fine a picture is: few samples are enough for the denoiser, but a place lit by what surrounds it needs more. */
interface Size {
  width: number;
  height: number;
  samples: number;
}
const large = { width: 1600, height: 2000 };
const medium = { width: 1280, height: 1600 };
const sizes: Record<ViewName, Size> = {
  main: { ...large, samples: 8 },
  second: { ...medium, samples: 5 },
  detail: { ...medium, samples: 5 },
  scene: { ...medium, samples: 9 },
};
const roomSamples = 10;
/** A draft is that much smaller, and has half the samples. */
const draftScale = 0.3;

const ranks: Record<ViewName, number> = { main: 0, scene: 2, second: 3, detail: 3 };
const roomRank = 1;

function cameraOf(recipe: ProductRecipe, view: ViewName): View | undefined {
  return view === 'scene' ? recipe.scene?.view : recipe[view];
}

/** Every render of the shop, in the order of its worth. */
export function jobs(isDraft = false): Job[] {
  const sized = ({ width, height, samples }: Size): Size =>
    isDraft
      ? {
          width: Math.round(width * draftScale),
          height: Math.round(height * draftScale),
          samples: Math.ceil(samples / 2),
        }
      : { width, height, samples };
  const list: Job[] = [];
  for (const { slug, variation } of productList) {
    const recipe = recipes[slug];
    if (!recipe) continue;
    const { thing, form, art, label, version, scene } = recipe;
    // In one order, whichever of them the shop shows first: a render holds all colours.
    const colors = variation.map(({ color }) => color).toSorted();
    for (const view of viewNames) {
      const camera = cameraOf(recipe, view);
      if (!camera) continue;
      const sceneColors =
        view === 'scene' ? colors.filter((each) => each === (scene?.color ?? variation[0]?.color)) : colors;
      const pictures: Job['pictures'] = sceneColors.map((color) => ({
        name: `${slug}-${color}-${view}`,
        color: colorCodes[color],
      }));
      if (colors.length === 0) pictures.push({ name: `${slug}-natural-${view}` });
      const render: Render = { slug, thing, view, form, art, label, ...sized(sizes[view]), camera };
      if (view === 'scene' && scene)
        Object.assign(render, { form: scene.form ?? form, art: scene.art ?? art, scene: { set: scene.set } });
      list.push({ name: `${slug}-${view}`, pictures, render, version, rank: ranks[view] });
    }
  }
  for (const [name, { version, set, view: camera, width, height, ...built }] of Object.entries(rooms)) {
    const render: Render = {
      ...built,
      slug: name,
      view: 'room',
      ...sized({ width, height, samples: roomSamples }),
      camera,
    };
    if (set !== undefined) render.scene = { set };
    list.push({ name, pictures: [{ name }], render, version, rank: roomRank });
  }
  return list.toSorted((one, other) => one.rank - other.rank);
}

/** What a render was made from; equal hashes need no new one. */
export function hash({ render, pictures, version }: Job): string {
  return createHash('sha256').update(JSON.stringify({ render, pictures, version })).digest('hex').slice(0, 16);
}
