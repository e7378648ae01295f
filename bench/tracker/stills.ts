import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { GrayImage } from '../../tracker/src/gray-image.ts';
import { drawnAt } from './sequences/drawn.ts';
import { observed } from './sequences/generate.ts';
import type { Picture } from './sequences/pictures.ts';
import { outerCorners, fitted, type Pose } from './sequences/projection.ts';
import { normals, seeded } from './sequences/random.ts';
import { render, spanOf } from './sequences/render.ts';
import { sceneOf } from './sequences/scene.ts';
import { blur, exposed } from './sequences/sensor.ts';
import type { Level, SequenceSpec } from './sequences/sequence-spec.ts';

/** View of a resting print: `across` is its width in pixels in a frontal view, `tilt` in degrees. */
export type View = { readonly across: number; readonly tilt: number; readonly seed: string; readonly level: Level };

export type Shot = { readonly image: GrayImage; readonly truth: Float64Array };

export const shotWidth = 640;
export const shotHeight = 480;

/**
 * Frames of a print in given views, all of one scene: the middle of the print anywhere near the frame's, turned and
 * tilted to any side, other prints beside it. Only the noise differs between frames of the same view.
 */
export function shoot(picture: Picture, clutter: readonly Picture[], views: readonly View[]): Shot[] {
  const first = views[0];
  if (!first) return [];
  const random = seeded(first.seed);
  const spec: SequenceSpec = {
    name: first.seed,
    family: 'static',
    level: first.level,
    seed: first.seed,
    frames: views.length,
    width: shotWidth,
    height: shotHeight,
    fovY: random.between(45, 68),
    targets: [''],
    shown: 1,
    targetSide: Math.max(picture.width, picture.height),
    clutter: clutter.map(() => ''),
  };
  const scene = sceneOf(spec, { targets: [picture], clutter });
  const where = {
    x: shotWidth * (0.5 + random.between(-0.12, 0.12)),
    y: shotHeight * (0.5 + random.between(-0.12, 0.12)),
    azimuth: random.between(0, 2 * Math.PI),
    roll: random.between(-1, 1) * (first.level === 'easy' ? 0.3 : Math.PI),
  };
  const noise = normals(random);
  const size = shotWidth * shotHeight;
  const [light, scratch] = [new Float32Array(size), new Float32Array(size)];
  let last: { readonly view: View; readonly light: Float32Array; readonly truth: Float64Array } | null = null;
  return views.map((view, frame) => {
    const { across, tilt } = view;
    const ms = (frame * 1000) / 30;
    const { camera, lens, shutter, sensor } = scene;
    if (last?.view !== view) {
      const longest = (across * Math.max(picture.width, picture.height)) / picture.width;
      const pose: Pose = { ...where, size: longest, tilt: (tilt * Math.PI) / 180 };
      const sheets = scene.sheets.map((sheet) => ({ ...sheet, pose: () => pose }));
      const drawn = sheets.map((sheet) => drawnAt(camera, sheet, 0, spanOf(shutter)));
      render(camera, lens, shutter, drawn, 0.3, light);
      blur(light, camera.width, camera.height, scene.focus(0), scratch);
      const corners = outerCorners(picture.width, picture.height);
      const shown = sheets.find((_, i) => scene.sheets[i] === scene.shown[0]?.sheet);
      if (!shown) throw new Error('The scene does not show its target');
      const truth = fitted(
        corners,
        corners.map(([u, v]) => observed(scene, shown, 0, u, v)),
      );
      last = { view, light: light.slice(), truth };
    }
    light.set(last.light);
    const exposure = { camera, sensor, light: scene.light, ms, readoutMs: shutter.readoutMs, noise, random };
    const data = exposed(light, scratch, exposure);
    return { image: { width: shotWidth, height: shotHeight, data }, truth: last.truth };
  });
}

/** The same, cached. */
export async function keptShots(name: string, picture: Picture, clutter: readonly Picture[], views: readonly View[]) {
  const code = createHash('sha256').update(JSON.stringify([views, clutter.map(({ width }) => width)]));
  const file = join(import.meta.dirname, '.cache', 'stills', `${name}-${code.digest('hex').slice(0, 12)}`);
  if (!existsSync(`${file}.json`)) {
    const shots = shoot(picture, clutter, views);
    await mkdir(dirname(file), { recursive: true });
    const rows = Buffer.concat(shots.map(({ image }) => image.data));
    await sharp(rows, { raw: { width: shotWidth, height: shotHeight * shots.length, channels: 1 } })
      .png({ compressionLevel: 2 })
      .toFile(`${file}.png`);
    await writeFile(`${file}.json`, JSON.stringify(shots.map(({ truth }) => [...truth])));
  }
  const truths = JSON.parse(await readFile(`${file}.json`, 'utf8')) as number[][];
  const frames = new Uint8Array(await sharp(`${file}.png`).toColorspace('b-w').raw().toBuffer());
  return { frames, truths };
}
