import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PrintMap, writePrintMap } from '../src/print-map.ts';
import { renderFolder, runBlender, takePlace } from './blender.ts';
import { canBeComposed, pressedFaceOf } from './composable-faces.ts';
import { type MapJob, mapHash, mapJobs } from './print-map-jobs.ts';
import { lightOn } from './print-map-light.ts';
import { boxOf, placeNumber, readPlaces, withEdges } from './print-map-places.ts';

const mapFolder = fileURLToPath(new URL('../print-maps/', import.meta.url));
const recordFile = join(mapFolder, 'recipes.json');
const listFile = fileURLToPath(new URL('../src/print-maps.generated.ts', import.meta.url));

/** What was made: the hash of the recipe and of the map's content, and the share of the picture that each face takes. */
interface Made {
  recipe: string;
  version: string;
  faces: Record<string, number>;
}

/** What Blender tells beside its passes. */
interface Facts {
  faces: string[];
  grey: number;
  width: number;
  height: number;
  light: { width: number; height: number };
}

/** A face that is seen with fewer pixels is not shown. */
const leastPixels = 400;

async function readFloats(folder: string, name: string): Promise<Float32Array> {
  const bytes = await readFile(join(folder, `${name}.f32`));
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}

const folderOf = (job: MapJob): string => join(renderFolder, `map-${mapHash(job)}`);

/** The map of what Blender measured; null when no face is seen on which a print can be composed. */
async function mapOf(job: MapJob): Promise<PrintMap | null> {
  const folder = folderOf(job);
  const facts = JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8')) as Facts;
  if (facts.faces.length === 0) return null;
  const { width, height } = facts;
  const measured = readPlaces(await readFloats(folder, 'places'), width, height);
  const pixels = (number: number): number => measured.face.filter((each) => each === number).length;
  const faces = facts.faces.filter((face, at) => canBeComposed(job.slug, face) && pixels(at + 1) >= leastPixels);
  const numbers = [0, ...facts.faces.map((face) => faces.indexOf(face) + 1)];
  const covered = await readFloats(folder, 'coverage');
  const places = withEdges(measured, (at) => (covered[3 * at] ?? 0) > 0);
  const face = places.face.map((number) => numbers[number] ?? 0);
  const coverage = face.map((number, at) =>
    number === 0 ? 0 : Math.round(255 * Math.min(1, Math.max(0, covered[3 * at] ?? 0))),
  );
  const box = boxOf(coverage, measured);
  if (!box) return null;
  const step = width / facts.light.width;
  const light = await lightOn(folder, { ...facts, isFlat: job.isFlat }, (x, y) => {
    const at = Math.floor((y + 0.5) * step) * width + Math.floor((x + 0.5) * step);
    return Math.max(0, (coverage[at] ?? 0) - 127) / 128;
  });
  const part = (plane: ArrayLike<number>): number[] => cutOut(plane, width, box);
  return {
    width,
    height,
    box,
    faces,
    face: Uint8Array.from(part(face)),
    u: Uint16Array.from(part(places.u), placeNumber),
    v: Uint16Array.from(part(places.v), placeNumber),
    coverage: Uint8Array.from(part(coverage)),
    light: cutLight(light, box, step),
  };
}

function cutOut(plane: ArrayLike<number>, width: number, box: PrintMap['box']): number[] {
  return Array.from({ length: box.width * box.height }, (_, at) => {
    const [x, y] = [at % box.width, Math.floor(at / box.width)];
    return plane[(box.top + y) * width + box.left + x] ?? 0;
  });
}

function cutLight(light: PrintMap['light'], box: PrintMap['box'], step: number): PrintMap['light'] {
  const lightBox = { left: box.left / step, top: box.top / step, width: box.width / step, height: box.height / step };
  const part = (plane: Uint8Array): Uint8Array => Uint8Array.from(cutOut(plane, light.width, lightBox));
  return {
    width: lightBox.width,
    height: lightBox.height,
    tint: light.tint,
    diffuse: part(light.diffuse),
    gloss: part(light.gloss),
  };
}

function readMade(): Record<string, Made> {
  return existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, Made>) : {};
}

/** Writes which maps there are: the views of each product, and the faces that are seen in each. */
async function writeList(made: Record<string, Made>): Promise<void> {
  const rows = Object.keys(made)
    .toSorted()
    .flatMap((name) => {
      const { version, faces } = made[name] as Made;
      const list = Object.entries(faces).map(([face, share]) => `${/^\w+$/.test(face) ? face : `'${face}'`}: ${share}`);
      const pressed = pressedFaceOf(name.replace(/-\w+$/, ''));
      const more = pressed !== null && pressed in faces ? `, pressed: '${pressed}'` : '';
      return list.length === 0 ? [] : [`  '${name}': { version: '${version}', faces: { ${list.join(', ')} }${more} },`];
    });
  await writeFile(
    listFile,
    `/** Written by \`npm run sample:print-maps\`; do not edit. */
export interface MappedPicture {
  /** Changes with the content of the map. */
  version: string;
  /** Surface -> the share of the picture that it takes. */
  faces: Readonly<Record<string, number>>;
  /** The surface whose words are pressed into the material and have no color. */
  pressed?: string;
}

/** \`<slug>-<view>\` -> the print map of that view of a product, in \`print-maps/<slug>-<view>.map\`. */
export const printMaps: Readonly<Record<string, MappedPicture>> = {
${rows.join('\n')}
};
`,
  );
  execFileSync('oxfmt', [listFile]);
}

/** Writes the map of a job that Blender has measured. */
async function finish(job: MapJob, made: Record<string, Made>): Promise<void> {
  const map = await mapOf(job);
  const file = join(mapFolder, `${job.name}.map`);
  const bytes = map ? writePrintMap(map) : null;
  if (bytes) await writeFile(file, bytes);
  else await rm(file, { force: true });
  const shareOf = (number: number): number => {
    const covered = map ? map.face.filter((each) => each === number).length : 0;
    return Number((covered / (1000 * 800)).toFixed(4));
  };
  made[job.name] = {
    recipe: mapHash(job),
    version: bytes ? createHash('sha256').update(bytes).digest('hex').slice(0, 12) : '',
    faces: Object.fromEntries((map?.faces ?? []).map((face, at) => [face, shareOf(at + 1)])),
  };
  const names = Object.keys(made).toSorted();
  await writeFile(
    recordFile,
    `${JSON.stringify(Object.fromEntries(names.map((name) => [name, made[name]])), null, 1)}\n`,
  );
  await writeList(made);
  console.log(`${job.name} ${((bytes?.length ?? 0) / 1024).toFixed(1)} kB`);
}

/** Makes the print maps whose recipes have changed, or, with `again`, of all whose names hold one of the words. */
export async function makePrintMaps(words: readonly string[], again: boolean): Promise<string[]> {
  await mkdir(mapFolder, { recursive: true });
  const made = readMade();
  const due = mapJobs().filter((job) => {
    const isAsked = words.length === 0 || words.some((word) => job.name.includes(word));
    return isAsked && (again || made[job.name]?.recipe !== mapHash(job));
  });
  console.log(`${due.length} print maps to make`);
  if (due.length === 0) return [];
  const isMeasured = (job: MapJob): boolean => existsSync(join(folderOf(job), 'facts.json'));
  const failed: string[] = [];
  const leave = takePlace();
  try {
    for (const job of due.filter(isMeasured)) await finish(job, made);
    const byFolder = new Map(due.filter((job) => !isMeasured(job)).map((job) => [folderOf(job), job]));
    let writing = Promise.resolve();
    await runBlender(
      Array.from(byFolder, ([out, { render }]) => ({ ...render, out })),
      (out, reason) => {
        const job = byFolder.get(out);
        if (!job || reason !== null) return void failed.push(`${job?.name ?? out}: ${reason}`);
        writing = writing
          .then(() => finish(job, made))
          .then(() => rm(out, { recursive: true, force: true }))
          .catch((cause: unknown) => void failed.push(`${job.name}: ${String(cause)}`));
      },
    );
    await writing;
  } finally {
    leave();
  }
  return failed;
}
