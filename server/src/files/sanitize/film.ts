import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '@afterimage/contract/values/errors.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { fail } from '../../platform/http/failure.ts';
import { words } from '../file.words.ts';
import { semaphore } from '../../platform/concurrency/semaphore.ts';

export interface FilmTask {
  from: string;
  to: string;
}

/** What stands about a film on the wire. */
export interface FilmFacts {
  mimeType: 'video/mp4' | 'video/webm';
  width: number;
  height: number;
  durationSeconds: number;
  /** Whether a track with sound is in it, be that silence. */
  hasSound: boolean;
}
/** What a film is refused with: the name of the sentence, for the thread does not know who hears it. */
export type FilmFault = keyof typeof words.film;
export type FilmReading = FilmFacts | { code: ErrorCode; fault: FilmFault; most?: number; cause: string };

const patience = 30_000;
const reading = semaphore(2, { maxWaiting: 20, patience: 60_000 });

/**
 * Reads the film at `from` and writes its pictures and sound, unchanged, into a new file at `to` (MP4 or WebM).
 * It happens in a thread of its own with little memory: a container made to hurt can then cost no more than that.
 */
export function remakeFilm(task: FilmTask, log: { info(facts: object, message: string): void }): Promise<FilmFacts> {
  return reading(async () => {
    const worker = new Worker(new URL('./film-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const timer = setTimeout(() => void worker.terminate(), patience);
    try {
      const outcome = await Promise.race([
        once(worker, 'message').then(([reply]) => reply as FilmReading),
        once(worker, 'exit').then(() => gaveUp('time ran out')),
      ]).catch((error: unknown) => gaveUp(String(error)));
      if (!('code' in outcome)) return outcome;
      if (outcome.code === 'INTERNAL') throw new Error(outcome.cause);
      log.info({ cause: outcome.cause }, 'a film was refused');
      const { code, fault, most = 0 } = outcome;
      return fail(code, (locale) => {
        const message = inLocale(words, locale).film[fault];
        return { description: typeof message === 'string' ? message : message({ most }) };
      });
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  });
}

function gaveUp(cause: string): FilmReading {
  return { code: 'FILE_UNREADABLE', fault: 'laborious', cause };
}
