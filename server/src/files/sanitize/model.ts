import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '@afterimage/contract/values/errors.ts';
import { modelLimits } from '@afterimage/contract/values/limits.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale } from '@afterimage/words/locale.ts';
import { fail } from '../../platform/http/failure.ts';
import { words } from '../file.words.ts';
import { semaphore } from '../../platform/concurrency/semaphore.ts';
import { allTexturePixels, TextureError, withSmallerTextures } from './smaller-textures.ts';

export interface ModelTask {
  from: string;
  to: string;
}

/** The name of the sentence that a model is refused with, for the thread does not know who hears it. */
export type ModelFault = keyof typeof words.model;
export type ModelReading =
  | { triangles: number }
  | { code: ErrorCode; fault: ModelFault; values: Record<string, string | number> };

const patience = 30_000;
const reading = semaphore(2);

/**
 * Checks the GLB at `from` with the validator of Khronos, and writes it to `to`: unpacked, without the notes of its
 * makers, and with textures that a phone can hold; answers its triangles. The model is read in a thread of its own with
 * little memory.
 */
export function remakeModel(task: ModelTask): Promise<{ triangles: number }> {
  return reading(async () => {
    const outcome = await readInThread(task);
    if ('code' in outcome) return refuse(outcome);
    const model = await readFile(task.to);
    const smaller = await withSmallerTextures(model).catch(refuseTexture);
    if (smaller !== model) await writeFile(task.to, smaller);
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

function refuseTexture(error: unknown): never {
  if (!(error instanceof TextureError)) throw error;
  const { fault } = error;
  const most = { texture: 0, texturePixels: modelLimits.texturePixels, allTexturePixels, large: modelLimits.bytes }[
    fault
  ];
  const unit = fault === 'large' ? 1024 * 1024 : 1_000_000;
  const code = fault === 'texture' ? 'FILE_UNREADABLE' : 'FILE_TOO_LARGE';
  return refuse({ code, fault, values: { most: Math.floor(most / unit) } });
}

function refuse({ code, fault, values }: Extract<ModelReading, { fault: ModelFault }>): never {
  if (code === 'INTERNAL') throw new Error('A model could not be read from the disk, or not be written to it.');
  return fail(code, (locale) => {
    const message: string | ((values: never) => string) = inLocale(words, locale).model[fault];
    // The validator speaks English alone; in other languages its codes say what is wrong.
    const its = locale !== baseLocale && 'codes' in values ? { ...values, why: values.codes } : values;
    return { description: typeof message === 'string' ? message : message(its as never) };
  });
}
