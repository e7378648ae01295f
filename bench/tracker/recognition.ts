// Which single views of which pictures are recognized: by width and tilt, by picture. Run: node bench/tracker/recognition.ts
// [--pictures 14] [--views 1] [--name part-of-a-name] [--json]
import { parseArgs } from 'node:util';
import { type Homography, project } from '../../tracker/src/geometry/homography.ts';
import { describeTarget } from '../../tracker/src/recognizer/describe-target.ts';
import { FeatureExtractor, type FeatureKernels } from '../../tracker/src/recognizer/features.ts';
import { Recognizer } from '../../tracker/src/recognizer/recognizer.ts';
import * as kernelBytes from '../../tracker/src/recognizer/kernel-bytes.ts';
import { startKernels } from '../../tracker/src/kernels.ts';
import { frameHeight, frameWidth, photographs, cameraView } from './recognition-views.ts';

const { values } = parseArgs({
  options: {
    pictures: { type: 'string', default: '14' },
    views: { type: 'string', default: '1' },
    name: { type: 'string', default: '' },
    set: { type: 'string', default: 'test' },
    json: { type: 'boolean', default: false },
  },
});

const widths = [70, 100, 150, 220, 320];
const tilts = [0, 30, 45, 55, 65];

type Tally = { tried: number; recognized: number; inliers: number[] };
const tallies = new Map<string, Tally>();
const tallyOf = (key: string): Tally => {
  const tally = tallies.get(key) ?? { tried: 0, recognized: 0, inliers: [] };
  tallies.set(key, tally);
  return tally;
};

const pictures = await photographs(values.set === 'train' ? 'train' : 'test', Number(values.pictures), values.name);
const backgrounds = await photographs('train', 5);
const extractor = new FeatureExtractor({
  kernels: startKernels<FeatureKernels>(kernelBytes),
  width: frameWidth,
  height: frameHeight,
});
const spent = { describe: 0, extract: 0, find: 0, frames: 0, features: 0 };
const timed = <T>(what: 'describe' | 'extract' | 'find', run: () => T): T => {
  const before = process.cpuUsage();
  const result = run();
  const used = process.cpuUsage(before);
  spent[what] += (used.user + used.system) / 1000;
  return result;
};

for (const picture of pictures) {
  const features = timed('describe', () => describeTarget(picture));
  tallyOf('features').inliers.push(features.count);
  const target = {
    width: picture.width,
    height: picture.height,
    surface: { kind: 'flat' },
    features,
    picture,
  } as const;
  const recognizer = new Recognizer({ targets: [target], width: frameWidth, height: frameHeight });
  for (const across of widths)
    for (const tilt of tilts)
      for (let seed = 1; seed <= Number(values.views); seed += 1) {
        const background = backgrounds[(seed + across + tilt) % backgrounds.length]!;
        const { frame, homography } = cameraView(picture, background, { across, tilt, seed });
        spent.frames += 1;
        spent.features += timed('extract', () => extractor.extract(frame)).count;
        const [detection] = timed('find', () => recognizer.find(frame, { targets: [0], limit: 1 }));
        const good =
          detection !== undefined && worstCorner(detection.homography, homography, picture) < 4 + 0.03 * across;
        for (const key of [`${across}/${tilt}`, picture.name, 'all']) {
          const tally = tallyOf(key);
          tally.tried += 1;
          if (good) tally.recognized += 1;
          tally.inliers.push(good ? detection.inliers : 0);
        }
      }
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const percent = ({ recognized, tried }: Tally) => `${Math.round((100 * recognized) / tried)} %`;
if (values.json)
  console.log(
    JSON.stringify(
      Object.fromEntries([...tallies].map(([key, t]) => [key, { tried: t.tried, recognized: t.recognized }])),
    ),
  );
else {
  console.log(
    `recognized (median inliers)\n${['px', ...tilts.map((tilt) => `${tilt}°`)].map((t) => t.padStart(10)).join('')}`,
  );
  for (const across of widths) {
    const cells = tilts.map((tilt) => tallyOf(`${across}/${tilt}`));
    const row = cells.map((cell) => `${percent(cell)} (${median(cell.inliers)})`.padStart(10));
    console.log(`${String(across).padStart(10)}${row.join('')}`);
  }
  for (const { name } of pictures) console.log(percent(tallyOf(name)).padStart(6), name);
  const all = tallyOf('all');
  console.log(`all ${((100 * all.recognized) / all.tried).toFixed(1)} %`);
  console.log(
    `features of a target ${median(tallyOf('features').inliers)}, of a frame ${Math.round(spent.features / spent.frames)};`,
    `CPU ms: describe ${(spent.describe / pictures.length).toFixed(0)}, extract ${(spent.extract / spent.frames).toFixed(1)},`,
    `find with extraction ${(spent.find / spent.frames).toFixed(1)}`,
  );
}

function worstCorner(
  guess: Homography,
  truth: Homography,
  { width, height }: { width: number; height: number },
): number {
  const corners = [
    [-0.5, -0.5],
    [width - 0.5, -0.5],
    [width - 0.5, height - 0.5],
    [-0.5, height - 0.5],
  ] as const;
  return Math.max(
    ...corners.map(([x, y]) => {
      const [u, v] = project(truth, x, y);
      const [a, b] = project(guess, x, y);
      return Math.hypot(a - u, b - v);
    }),
  );
}
