import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { generate, type Truth } from './generate.ts';
import { cacheFolder } from './photographs.ts';
import { type Picture, pictureOf } from './pictures.ts';
import { specNamed } from './sequence-list.ts';
import { byLevel, type SequenceSpec } from './sequence-spec.ts';

/** One frame as a tracker gets it, and where the targets in it are. */
type SequenceFrame = {
  readonly gray: { readonly width: number; readonly height: number; readonly data: Uint8Array };
  readonly timestampMs: number;
  /** One for each target that is in the scene, in view or not. */
  readonly truth: readonly Truth[];
};

export type Sequence = {
  readonly spec: SequenceSpec;
  readonly width: number;
  readonly height: number;
  /** Vertical field of view in degrees. */
  readonly fovY: number;
  /** What to compile; those from `spec.shown` on are nowhere to be seen. */
  readonly targets: readonly Picture[];
  readonly frameCount: number;
  /** The frames in order; can be gone through more than once. */
  readonly frames: AsyncIterable<SequenceFrame>;
};

type StoredFrame = { offset: number; length: number; timestampMs: number; truth: readonly Truth[] };

/** Every file that frames follow from: when one changes, the frames are made again. */
const generatorFiles = [
  'background.ts',
  'drawn.ts',
  'generate.ts',
  'light.ts',
  'motion.ts',
  'occluding-hand.ts',
  'pictures.ts',
  'projection.ts',
  'random.ts',
  'render.ts',
  'scene.ts',
  'sensor.ts',
  'sequence-spec.ts',
  'texture.ts',
];

let generatorVersion: string | undefined;

function folderOf(spec: SequenceSpec): string {
  generatorVersion ??= generatorFiles.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('');
  const hash = createHash('sha256').update(JSON.stringify(spec)).update(generatorVersion).digest('hex').slice(0, 16);
  return join(cacheFolder, 'sequences', `${spec.name}-${hash}`);
}

/** Makes a sequence and keeps it, if that has not been done. */
export async function keepSequence(spec: SequenceSpec): Promise<void> {
  const folder = folderOf(spec);
  if (existsSync(folder)) return;
  const targets = await Promise.all(spec.targets.map((name) => pictureOf(name, spec.targetSide)));
  const clutter = await Promise.all(spec.clutter.map((name) => pictureOf(name, 400)));
  await mkdir(join(cacheFolder, 'sequences'), { recursive: true });
  const unfinished = await mkdtemp(join(cacheFolder, 'sequences', 'unfinished-'));
  const quality = byLevel(spec.level, 93, 84, 72);
  const file = await open(join(unfinished, 'frames.bin'), 'w');
  const frames: StoredFrame[] = [];
  let offset = 0;
  for (const { gray, timestampMs, truth } of generate(spec, { targets, clutter })) {
    const jpeg = await sharp(gray, { raw: { width: spec.width, height: spec.height, channels: 1 } })
      .toColorspace('b-w')
      .jpeg({ quality })
      .toBuffer();
    await file.write(jpeg);
    frames.push({ offset, length: jpeg.length, timestampMs, truth });
    offset += jpeg.length;
  }
  await file.close();
  for (const [index, { width, height, rgba }] of targets.entries())
    await sharp(rgba, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(join(unfinished, `target-${index}.png`));
  await writeFile(join(unfinished, 'frames.json'), JSON.stringify(frames));
  // Somebody else may have been quicker with the same sequence
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  await removeOlder(spec.name, folder);
}

/** What an earlier generator or specification made of the same name. */
async function removeOlder(name: string, currentFolder: string): Promise<void> {
  for (const entry of await readdir(join(cacheFolder, 'sequences'))) {
    const folder = join(cacheFolder, 'sequences', entry);
    if (entry.replace(/-[0-9a-f]{16}$/, '') === name && folder !== currentFolder)
      await rm(folder, { recursive: true, force: true });
  }
}

/** A sequence by its name; generates it when it is not cached. */
export async function readSequence(name: string): Promise<Sequence> {
  const spec = specNamed(name);
  await keepSequence(spec);
  const folder = folderOf(spec);
  const stored = JSON.parse(await readFile(join(folder, 'frames.json'), 'utf8')) as StoredFrame[];
  const targets = await Promise.all(
    spec.targets.map(async (_, index): Promise<Picture> => {
      const png = sharp(join(folder, `target-${index}.png`))
        .ensureAlpha()
        .raw();
      const { data, info } = await png.toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, rgba: new Uint8Array(data) };
    }),
  );
  const { width, height, fovY } = spec;
  const frames = { [Symbol.asyncIterator]: () => framesFrom(join(folder, 'frames.bin'), stored, width, height) };
  return { spec, width, height, fovY, targets, frameCount: stored.length, frames };
}

async function* framesFrom(file: string, stored: readonly StoredFrame[], width: number, height: number) {
  const bytes = await readFile(file);
  for (const { offset, length, timestampMs, truth } of stored) {
    const { data } = await sharp(bytes.subarray(offset, offset + length))
      .toColorspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (data.length !== width * height) throw new Error('a frame is not of its sequence’s size');
    yield { gray: { width, height, data: new Uint8Array(data) }, timestampMs, truth } satisfies SequenceFrame;
  }
}

/** Makes what is missing of many sequences, several at once. */
export async function keepSequences(
  specs: readonly SequenceSpec[],
  { workers, made }: { workers: number; made: (name: string) => void },
): Promise<void> {
  const waiting = specs.filter((spec) => !existsSync(folderOf(spec)));
  const work = async (): Promise<void> => {
    for (let spec = waiting.shift(); spec; spec = waiting.shift()) {
      const { name } = spec;
      await new Promise<void>((resolve, reject) => {
        const worker = new Worker(new URL('generate-worker.ts', import.meta.url), { workerData: spec });
        worker.once('error', reject);
        worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} could not be made`))));
      });
      made(name);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}
