import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Answer, Job, Picture, RunFrame, Spent } from './engine.ts';

/** An engine in a thread of its own. */
export type EngineThread = {
  /** The pack of a picture; packs are cached until the engine's sources change. */
  compile(id: string, picture: Picture): Promise<Uint8Array>;
  /** Compiles without the cache. */
  timeCompile(picture: Picture): Promise<Spent & { readonly pack: Uint8Array }>;
  run(job: Omit<Job & { kind: 'run' }, 'kind'>): Promise<{
    readonly frames: readonly RunFrame[];
    readonly reference: readonly Spent[];
  }>;
  close(): Promise<void>;
};

const packFolder = join(import.meta.dirname, '.cache', 'packs');

/** Starts `engine`, a file with the face that engine.ts describes. */
export function startEngine(engine: string): EngineThread {
  const worker = new Worker(new URL('engine-worker.ts', import.meta.url), {
    workerData: { engine: pathToFileURL(engine).href },
  });
  const cacheFolder = join(packFolder, sourcesOf(dirname(engine)));
  mkdirSync(cacheFolder, { recursive: true });

  const ask = (job: Job): Promise<Exclude<Answer, { kind: 'failed' }>> =>
    new Promise((done, fail) => {
      const end = (): void => {
        worker.off('message', answered);
        worker.off('error', failed);
      };
      const failed = (error: Error): void => {
        end();
        fail(error);
      };
      const answered = (answer: Answer): void => {
        end();
        if (answer.kind === 'failed') fail(new Error(answer.message));
        else done(answer);
      };
      worker.on('message', answered);
      worker.on('error', failed);
      worker.postMessage(job, []);
    });

  const timeCompile = async (picture: Picture): Promise<Spent & { readonly pack: Uint8Array }> => {
    const answer = await ask({ kind: 'compile', picture });
    if (answer.kind !== 'compiled') throw new Error('The engine replied to another request than for a pack');
    return answer;
  };

  return {
    timeCompile,
    async compile(id, picture) {
      const radius = picture.surface?.kind === 'cylinder' ? `-r${picture.surface.radius.toFixed(6)}` : '';
      const file = join(cacheFolder, `${id.replaceAll('/', '-')}-${picture.width}x${picture.height}${radius}`);
      if (existsSync(file)) return new Uint8Array(readFileSync(file));
      const { pack } = await timeCompile(picture);
      writeFileSync(file, pack);
      return pack;
    },
    async run(job) {
      const answer = await ask({ kind: 'run', ...job });
      if (answer.kind !== 'ran') throw new Error('The engine replied to another request than for a run');
      return answer;
    },
    async close() {
      await worker.terminate();
    },
  };
}

/** A name that changes with the engine's sources. */
function sourcesOf(folder: string): string {
  const hash = createHash('sha256').update(folder);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (/\.(?:ts|js|wasm)$/.test(file) && !file.endsWith('.test.ts'))
      hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
