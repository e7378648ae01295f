import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lightByte, type PrintMap } from '../src/print-map.ts';
import { readExr, type Picture } from './denoiser/exr.ts';
import { groundOf } from './develop/ground.ts';

/**
 * How far light is evened out, in pixels: no noise is left, and folds stay, for there the face looks another way. What shines on
 * a face is noisier, and seen most where the print is dark.
 */
const radius = { diffuse: 5, gloss: 7 };
const flatRadius = { diffuse: 24, gloss: 24 };
/** How much the ways that two pixels look may differ for one to say something of the other's light. */
const likeness = 0.12;

/** Which pixels of the light's picture lie on a face, and how surely: 0 to 1. */
type Weight = (x: number, y: number) => number;

const readPass = async (folder: string, name: string): Promise<Picture> =>
  readExr(await readFile(join(folder, `${name}.exr`)));

interface Evening {
  normal: Picture;
  onFace: Weight;
  radius: number;
}

/** Means over a Gaussian bell of what looks the same way, and is on the face, so that nothing beyond its edge gets in. */
function evened(values: Float32Array, { normal, onFace, radius: reach }: Evening): Float32Array {
  const { width, height } = normal;
  const means = new Float32Array(width * height);
  for (let at = 0; at < means.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    let [sum, total] = [0, 0];
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1)
      for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1) {
        const other = row * width + column;
        const share = onFace(column, row);
        if (share === 0) continue;
        const far = ((column - x) ** 2 + (row - y) ** 2) / (reach / 2) ** 2 / 2;
        // Beyond the face the nearest light on it goes on, whatever it looks like there.
        const unlike = onFace(x, y) > 0 ? turnBetween(normal, at, other) / likeness ** 2 / 2 : 0;
        const weight = share * Math.exp(-far - unlike);
        sum += weight * (values[other] ?? 0);
        total += weight;
      }
    means[at] = total > 0 ? sum / total : 0;
  }
  return means;
}

function turnBetween({ values }: Picture, one: number, other: number): number {
  let sum = 0;
  for (let axis = 0; axis < 3; axis += 1) sum += ((values[3 * one + axis] ?? 0) - (values[3 * other + axis] ?? 0)) ** 2;
  return sum;
}

/** What Blender tells of the light: the albedo that faces had. */
interface LightFacts {
  grey: number;
  light: { width: number; height: number };
  /** Whether the faces are flat. */
  isFlat?: boolean;
}

/** The light over a whole picture on faces that were rendered in an even grey, as the photograph was developed. */
export async function lightOn(
  folder: string,
  { grey, light: { width, height }, isFlat = false }: LightFacts,
  onFace: Weight,
): Promise<PrintMap['light']> {
  const [beauty, albedo, normal] = await Promise.all([
    readPass(folder, 'beauty'),
    readPass(folder, 'albedo'),
    readPass(folder, 'normal'),
  ]);
  // Where there is glass, the light of black faces was measured instead.
  const gloss = await readPass(folder, existsSync(join(folder, 'dark.exr')) ? 'dark' : 'gloss');
  const ground = groundOf(beauty, albedo);
  const [diffuse, shine] = [new Float32Array(width * height), new Float32Array(width * height)];
  const sums: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < diffuse.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const bright = ground.evening(x / width, y / height);
    for (const channel of [0, 1, 2] as const) {
      const gain = ground.gain[channel] * bright;
      const glossy = (gloss.values[3 * at + channel] ?? 0) * gain;
      const body = Math.max(0, (beauty.values[3 * at + channel] ?? 0) * gain - glossy) / grey;
      diffuse[at] = (diffuse[at] ?? 0) + body / 3;
      shine[at] = (shine[at] ?? 0) + glossy / 3;
      sums[channel] += body * onFace(x, y);
    }
  }
  const mean = (sums[0] + sums[1] + sums[2]) / 3;
  const tint = sums.map((sum) => (mean > 0 ? Number((sum / mean).toFixed(4)) : 1)) as [number, number, number];
  const bytes = (values: Float32Array, kind: keyof typeof radius): Uint8Array =>
    Uint8Array.from(evened(values, { normal, onFace, radius: (isFlat ? flatRadius : radius)[kind] }), lightByte);
  return { width, height, tint, diffuse: bytes(diffuse, 'diffuse'), gloss: bytes(shine, 'gloss') };
}
