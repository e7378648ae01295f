import type { ErrorCode } from '@afterimage/contract/values/errors.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale } from '@afterimage/words/locale.ts';
import { semaphore } from '../../platform/concurrency/semaphore.ts';
import { fail } from '../../platform/http/failure.ts';
import { words } from '../file.words.ts';
import { runInProcess } from './bounded-process.ts';
import type { ModelFacts } from './model-facts.ts';

export interface ModelTask {
  from: string;
  to: string;
  /** Whether the facts of the model are wanted. */
  describe?: boolean;
}

/** The name of the sentence that a model is refused with, for the process does not know who hears it. */
export type ModelFault = keyof typeof words.model;
export type ModelReading =
  | { triangles: number; facts: ModelFacts | null }
  | { code: ErrorCode; fault: ModelFault; values: Record<string, string | number> };

const program = new URL('./model-process.ts', import.meta.url);
const bounds = { heapMegabytes: 512, megabytes: 1400, milliseconds: 60_000 };
const laborious: ModelReading = { code: 'FILE_UNREADABLE', fault: 'laborious', values: {} };
const reading = semaphore(2, { maxWaiting: 20, patience: 60_000 });

/**
 * Checks the GLB at `from` with the validator of Khronos, and writes it to `to`: unpacked, without the notes of its
 * makers, and with textures that a phone can hold; answers its triangles. All of that happens in a process of its own with
 * little memory and time.
 */
export async function remakeModel(task: ModelTask, most = bounds): Promise<{ triangles: number }> {
  const { triangles } = await read(task, most);
  return { triangles };
}

/** The same, and answers all facts of the model. */
export async function remakeAndDescribeModel(task: Omit<ModelTask, 'describe'>): Promise<ModelFacts> {
  const { facts } = await read({ ...task, describe: true }, bounds);
  return facts ?? fail('INTERNAL');
}

function read(task: ModelTask, most: typeof bounds): Promise<Exclude<ModelReading, { code: unknown }>> {
  return reading(async () => {
    const outcome = (await runInProcess<ModelReading>(program, task, most)) ?? laborious;
    return 'code' in outcome ? refuse(outcome) : outcome;
  });
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
