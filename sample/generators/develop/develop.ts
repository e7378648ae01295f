import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanLight, type Guides } from '../denoiser/denoise.ts';
import type { NetworkSize } from '../denoiser/network.ts';
import { readExr, type Picture } from '../denoiser/exr.ts';
import type { Pixels } from './encode.ts';
import { groundOf, type Ground } from './ground.ts';
import { smoothMask } from './mask.ts';
import { linearOf, recoloured, type Lights } from './recolour.ts';
import { developed } from './tone.ts';

/** A corner of a printed face in the picture, in parts of its width and height from the top left. */
export interface Corner {
  x: number;
  y: number;
}

/** What Blender tells of a render beside its passes. */
export interface Facts {
  /** The tinted material's albedo. */
  neutral: number;
  /** By face, clockwise from the top left of what is printed. */
  corners: Record<string, Corner[]>;
}

export async function readFacts(folder: string): Promise<Facts> {
  return JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8')) as Facts;
}

async function readPass(folder: string, name: string): Promise<Picture> {
  return readExr(await readFile(join(folder, `${name}.exr`)));
}

function combined(one: Picture, other: Picture, weight: 1 | -1): Picture {
  const values = one.values.map((each, at) => Math.max(0, each + weight * (other.values[at] ?? 0)));
  return { width: one.width, height: one.height, values };
}

/** A render without noise, ready to be shown in any colour. */
interface Negative {
  whole: Picture;
  /** Only where something is tinted. */
  lights?: Lights;
  ground: Ground;
  neutral: number;
}

async function clean(folder: string, size: NetworkSize): Promise<Negative> {
  const beauty = await readPass(folder, 'beauty');
  const guides: Guides = { albedo: await readPass(folder, 'albedo'), normal: await readPass(folder, 'normal') };
  const tint = await readPass(folder, 'tint');
  const { neutral } = await readFacts(folder);
  const isTinted = tint.values.some((each) => each > 0.01);
  if (!isTinted) {
    const whole = await cleanLight(beauty, guides, size);
    return { whole, ground: groundOf(whole, guides.albedo), neutral };
  }
  const noisyGloss = await readPass(folder, 'gloss');
  const gloss = await cleanLight(noisyGloss, guides, 'small');
  const body = await cleanLight(combined(beauty, noisyGloss, -1), guides, size);
  const whole = combined(body, gloss, 1);
  return {
    whole,
    lights: { body, gloss, tint: smoothMask(tint, body) },
    ground: groundOf(whole, guides.albedo),
    neutral,
  };
}

/** The finished pictures of a render, one for each colour (`undefined`: as it was rendered). */
export async function develop(
  folder: string,
  colors: readonly (string | undefined)[],
  size: NetworkSize,
): Promise<Pixels[]> {
  const { whole, lights, ground, neutral } = await clean(folder, size);
  const { width, height } = whole;
  return colors.map((color) => {
    const shown = lights && color ? recoloured(lights, [neutral, neutral, neutral], linearOf(color)) : whole;
    return { width, height, bytes: developed(shown, ground) };
  });
}
