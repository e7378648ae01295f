import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { ErrorCode } from '@afterimage/contract/values/errors.ts';
import { modelLimits } from '@afterimage/contract/values/limits.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale } from '@afterimage/words/locale.ts';
import { fail } from '../../platform/http/failure.ts';
import { words } from '../file.words.ts';
import { semaphore } from './semaphore.ts';

export interface ModelTask {
  from: string;
  to: string;
}

/** The name of the sentence that a model is refused with, for the thread does not know who hears it. */
export type ModelFault = keyof typeof words.model;
export type ModelReading =
  | { triangles: number; images: Uint8Array[] }
  | { code: ErrorCode; fault: ModelFault; values: Record<string, string | number> };

const patience = 30_000;
const reading = semaphore(2);
// Together they fill a phone's memory, each with four bytes a pixel.
const allTexturePixels = 4 * modelLimits.texturePixels;

/**
 * Checks the GLB at `from` with the validator of Khronos, and writes it without the notes of its makers to `to`;
 * answers its triangles. It happens in a thread of its own with little memory.
 */
export function remakeModel(task: ModelTask): Promise<{ triangles: number }> {
  return reading(async () => {
    const outcome = await readInThread(task);
    if ('code' in outcome) return refuse(outcome);
    await checkTextures(outcome.images);
    return { triangles: outcome.triangles };
  });
}

async function readInThread(task: ModelTask): Promise<ModelReading> {
  const gaveUp: ModelReading = { code: 'FILE_UNREADABLE', fault: 'laborious', values: {} };
  const worker = new Worker(new URL('./model-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const timer = setTimeout(() => void worker.terminate(), patience);
  try {
    return await Promise.race([
      once(worker, 'message').then(([reply]) => reply as ModelReading),
      once(worker, 'exit').then(() => gaveUp),
    ]).catch(() => gaveUp);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Every picture on it must be whole, of a kind that browsers show, and not fill a phone's memory. */
async function checkTextures(images: readonly Uint8Array[]): Promise<void> {
  const { texturePixels } = modelLimits;
  let all = 0;
  for (const image of images) {
    const facts = await sharp(image, { limitInputPixels: false })
      .metadata()
      .catch(() => null);
    if (!facts || !['jpeg', 'png', 'webp'].includes(facts.format)) return refuseTexture();
    const pixels = facts.width * facts.height;
    all += pixels;
    if (pixels > texturePixels) return refusePixels('texturePixels', texturePixels);
    if (all > allTexturePixels) return refusePixels('allTexturePixels', allTexturePixels);
    await sharp(image, { limitInputPixels: texturePixels, failOn: 'error' })
      .timeout({ seconds: 20 })
      .resize(8, 8, { fit: 'fill' })
      .raw()
      .toBuffer()
      .catch(() => refuseTexture());
  }
}

const refuseTexture = () => refuse({ code: 'FILE_UNREADABLE', fault: 'texture', values: {} });
const refusePixels = (fault: ModelFault, pixels: number) =>
  refuse({ code: 'FILE_TOO_LARGE', fault, values: { most: Math.floor(pixels / 1_000_000) } });

function refuse({ code, fault, values }: Extract<ModelReading, { fault: ModelFault }>): never {
  if (code === 'INTERNAL') throw new Error('A model could not be read from the disk, or not be written to it.');
  return fail(code, (locale) => {
    const message: string | ((values: never) => string) = inLocale(words, locale).model[fault];
    // The validator speaks English alone; in other languages its codes say what is wrong.
    const its = locale !== baseLocale && 'codes' in values ? { ...values, why: values.codes } : values;
    return { description: typeof message === 'string' ? message : message(its as never) };
  });
}
