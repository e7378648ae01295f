import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { project } from '../../tracker/src/geometry/homography.ts';
import { compileTarget, createTracker } from '../../tracker/src/index.ts';
import { outerCorners } from './sequences/projection.ts';
import type { Picture } from './sequences/pictures.ts';
import { seeded } from './sequences/random.ts';
import { shoot, shotHeight, shotWidth, type View } from './stills.ts';

/** What a fresh tracker made of frames that show a print once each. */
export type Measured = {
  readonly views: number;
  readonly recognized: number;
  /** Of the views with even numbers alone: the two halves show the reliability of the measure. */
  readonly foundEven: number;
  /** Told to be somewhere where it is not. */
  readonly wrong: number;
};

const viewsPerScene = 4;

/**
 * Scenes of four views each: widths from a tenth to a little over a half of the frame, tilts to 65 degrees, every other
 * scene as hard as the sequences of that level. Drawn by the sequences' renderer, which shares nothing with the tracker.
 */
function scenesOf(name: string, picture: Picture, views: number): View[][] {
  return Array.from({ length: views / viewsPerScene }, (_, scene) => {
    const random = seeded(`${name} ${scene} stars`);
    return Array.from({ length: viewsPerScene }, (_, i): View => {
      // One of each quarter of the sizes in every scene, so that pictures are compared fairly
      const longest = 62 * (340 / 62) ** ((i + random.between(0, 1)) / viewsPerScene);
      const tilt = ((scene * viewsPerScene + i * 3) % 7) * 9 + random.between(0, 9);
      const across = (longest * picture.width) / Math.max(picture.width, picture.height);
      return { across, tilt, level: scene % 2 === 0 ? 'medium' : 'hard', seed: `${name} ${scene}` };
    });
  });
}

/** Three scenes of a print so many pixels wide, tilted a little. */
const scenesAt = (name: string, across: number): View[][] =>
  ['a', 'b', 'c'].map((scene) => [{ across, tilt: 15, level: 'medium', seed: `${name} ${across} ${scene}` }]);

type Shown = { readonly name: string; readonly picture: Picture; readonly clutter: readonly Picture[] };

/** Frames as a camera's JPEG holds them, and where the print lies in them; kept in the cache. */
async function framesOf({ name, picture, clutter }: Shown, scenes: readonly (readonly View[])[]) {
  const code = createHash('sha256').update(JSON.stringify([scenes, picture.width, picture.height, clutter.length]));
  const plain = name.replaceAll(/\W+/g, '-');
  const file = join(import.meta.dirname, '.cache', 'stars', `${plain}-${code.digest('hex').slice(0, 10)}`);
  if (!existsSync(`${file}.json`)) {
    const shots = scenes.flatMap((scene) => shoot(picture, clutter, scene));
    await mkdir(dirname(file), { recursive: true });
    await sharp(Buffer.concat(shots.map(({ image }) => image.data)), {
      raw: { width: shotWidth, height: shotHeight * shots.length, channels: 1 },
    })
      .jpeg({ quality: 90 })
      .toFile(`${file}.jpg`);
    await writeFile(`${file}.json`, JSON.stringify(shots.map(({ truth }) => [...truth])));
  }
  const truths = JSON.parse(await readFile(`${file}.json`, 'utf8')) as number[][];
  const image = sharp(`${file}.jpg`, { limitInputPixels: false }).toColorspace('b-w');
  const data = new Uint8Array(await image.raw().toBuffer());
  const size = shotWidth * shotHeight;
  const views = scenes.flat();
  return truths.map((truth, i) => ({
    truth,
    view: views[i]!,
    frame: { width: shotWidth, height: shotHeight, data: data.subarray(i * size, (i + 1) * size) },
  }));
}

/** Shows a print to trackers that were just made, one for each view: many views, or only some at one width. */
export async function measure(
  shown: Shown,
  views: { readonly count: number } | { readonly across: number },
): Promise<Measured> {
  const { name, picture } = shown;
  const { width, height } = picture;
  const scenes = 'count' in views ? scenesOf(name, picture, views.count) : scenesAt(name, views.across);
  const pack = compileTarget({ width, height, data: picture.rgba });
  const frames = await framesOf(shown, scenes);
  let recognized = 0;
  let foundEven = 0;
  let wrong = 0;
  for (const [i, { frame, truth, view }] of frames.entries()) {
    const tracker = createTracker({ packs: [pack], width: shotWidth, height: shotHeight, maxTracked: 1 });
    const homography = tracker.process(frame, 0)[0]?.homography;
    tracker.free();
    if (!homography) continue;
    const side = (view.across * Math.max(width, height)) / width;
    if (cornerError(homography, truth, picture) <= Math.max(5, 0.03 * side)) {
      recognized += 1;
      if (i % 2 === 0) foundEven += 1;
    } else wrong += 1;
  }
  return { views: frames.length, recognized, foundEven, wrong };
}

/** Mean distance of the four outer corners, in pixels of the frame. */
function cornerError(estimated: ArrayLike<number>, truth: ArrayLike<number>, picture: Picture): number {
  const distances = outerCorners(picture.width, picture.height).map(([x, y]) => {
    const [a, b] = [project(estimated, x, y), project(truth, x, y)];
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
  });
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
}
