import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { writeSizes } from '../develop/encode.ts';
import { pictureFolder, record } from '../made.ts';
import { posterShare } from '../stage/film/timeline.ts';
import { type FilmRecipe, homeFilm, productFilms } from './film-list.ts';
import { type FilmStage, openFilmStage } from './open-film-stage.ts';

const filmFolder = fileURLToPath(new URL('../../films/', import.meta.url));
const recordFile = join(filmFolder, 'recipes.json');
/** Grows when the stage draws films differently, so that all are out of date. */
const version = 1;

/** So many are drawn before they are fetched. */
const framesAtOnce = 12;

/** One encoded file: `<name><suffix>.mp4`. */
interface Encoding {
  suffix: string;
  width: number;
  /** The quality of x264 to begin with; a film that is too large is encoded again at less. */
  crf: number;
  mostBytes: number;
}

interface Format {
  width: number;
  framesPerSecond: number;
  encodings: readonly Encoding[];
}

const homeFormat: Format = {
  width: 960,
  framesPerSecond: 24,
  encodings: [
    { suffix: '-960', width: 960, crf: 25, mostBytes: 600_000 },
    { suffix: '-640', width: 640, crf: 26, mostBytes: 400_000 },
  ],
};
const productFormat: Format = {
  width: 480,
  framesPerSecond: 12,
  encodings: [{ suffix: '', width: 480, crf: 27, mostBytes: 200_000 }],
};

const heightOf = (width: number): number => width * (5 / 4);

async function runFfmpeg(parameters: readonly string[]): Promise<void> {
  const child = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...parameters], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const colors = 'out_color_matrix=bt709:out_range=tv';

/** H.264 as every browser plays it, and its index first, so that it begins before it has come. */
async function encode(frames: string, format: Format, encoding: Encoding, file: string): Promise<void> {
  for (let crf = encoding.crf; crf < 40; crf += 2) {
    // oxlint-disable-next-line no-await-in-loop -- each try depends on the size of the one before
    await runFfmpeg(
      [
        ['-framerate', String(format.framesPerSecond), '-i', frames],
        ['-vf', `scale=${encoding.width}:${heightOf(encoding.width)}:flags=lanczos:${colors}`],
        ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'medium', '-tune', 'animation', '-crf', String(crf)],
        ['-pix_fmt', 'yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
        ['-movflags', '+faststart', '-an', '-map_metadata', '-1', '-fflags', '+bitexact', file],
      ].flat(),
    );
    if (readFileSync(file).length <= encoding.mostBytes) return;
  }
  throw new Error(`${file} does not become small enough`);
}

const hashOf = (recipe: FilmRecipe, format: Format): string =>
  createHash('sha256').update(JSON.stringify({ version, recipe, format })).digest('hex').slice(0, 16);

const readRecord = (): Record<string, string> =>
  existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, string>) : {};

function recordFilm(name: string, hash: string): void {
  const all = Object.entries({ ...readRecord(), [name]: hash }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
}

/** The poster of the first page is a picture of the shop, in its widths; that of a product is as large as its film. */
async function writePoster(recipe: FilmRecipe, frame: Buffer, hash: string): Promise<void> {
  if (recipe !== homeFilm) {
    await writeFile(
      join(filmFolder, `${recipe.name}.webp`),
      await sharp(frame).webp({ quality: 76, effort: 6 }).toBuffer(),
    );
    return;
  }
  const { data, info } = await sharp(frame).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const written = await writeSizes(
    { width: info.width, height: info.height, bytes: data },
    join(pictureFolder, recipe.name),
  );
  record((made) => (made[recipe.name] = { ...written, recipe: hash }));
}

async function makeFilm(stage: FilmStage, recipe: FilmRecipe, format: Format): Promise<void> {
  const frames = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const hash = hashOf(recipe, format);
    const draw = await stage.open(recipe, { width: format.width, height: heightOf(format.width) });
    const count = Math.round(recipe.seconds * format.framesPerSecond);
    for (let first = 0; first < count; first += framesAtOnce) {
      const shares = Array.from({ length: Math.min(framesAtOnce, count - first) }, (_, at) => (first + at) / count);
      // oxlint-disable-next-line no-await-in-loop -- one stage draws one frame after the other
      for (const [at, jpeg] of (await draw(shares)).entries()) {
        // oxlint-disable-next-line no-await-in-loop
        await writeFile(join(frames, `${String(first + at).padStart(4, '0')}.jpg`), jpeg);
      }
    }
    await Promise.all(
      format.encodings.map(async (encoding) =>
        encode(join(frames, '%04d.jpg'), format, encoding, join(filmFolder, `${recipe.name}${encoding.suffix}.mp4`)),
      ),
    );
    const [poster] = await draw([posterShare]);
    if (poster) await writePoster(recipe, poster, hash);
    recordFilm(recipe.name, hash);
  } finally {
    await rm(frames, { recursive: true, force: true });
  }
}

/** Makes the films that are out of date, or those whose names contain one of the words; `again` also what has not changed. */
export async function makeFilms(words: readonly string[], again: boolean): Promise<void> {
  await mkdir(filmFolder, { recursive: true });
  const made = readRecord();
  const due = [homeFilm, ...productFilms()].filter((recipe) => {
    if (words.length > 0 && !words.some((word) => recipe.name.includes(word))) return false;
    return again || made[recipe.name] !== hashOf(recipe, recipe === homeFilm ? homeFormat : productFormat);
  });
  if (due.length === 0) return;
  const stage = await openFilmStage();
  try {
    for (const recipe of due) {
      // oxlint-disable-next-line no-await-in-loop -- one stage draws one film after the other
      await makeFilm(stage, recipe, recipe === homeFilm ? homeFormat : productFormat);
      console.log(recipe.name);
    }
  } finally {
    await stage.close();
  }
}
