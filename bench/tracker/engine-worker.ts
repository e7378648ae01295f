// The thread in which an engine is measured, without other work.
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Engine, Job, RunFrame, Spent } from './engine.ts';

const { compileTarget, createTracker } = (await import((workerData as { engine: string }).engine)) as Engine;

parentPort?.on('message', (job: Job) => {
  void work(job).then((answer) => parentPort?.postMessage(answer, []));
});

async function work(job: Job): Promise<Answer> {
  try {
    return job.kind === 'compile' ? await compile(job) : run(job);
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function compile({ picture }: Job & { kind: 'compile' }): Promise<Answer> {
  const clock = stopwatch();
  const pack = await compileTarget(picture, picture.surface && { surface: picture.surface });
  return { kind: 'compiled', pack, ...clock() };
}

function run({ packs, width, height, maxTracked, frames, timestamps }: Job & { kind: 'run' }): Answer {
  const reference = [convolution(), convolution(), convolution()];
  const tracker = createTracker({ packs, width, height, maxTracked });
  const size = width * height;
  const out = timestamps.map((timestamp, i): RunFrame => {
    const frame = { width, height, data: frames.slice(i * size, (i + 1) * size) };
    const clock = stopwatch();
    const results = tracker.process(frame, timestamp);
    const spent = clock();
    const byTarget = packs.map((_, target): RunFrame['results'][number] => {
      const result = results.find((one) => one.target === target);
      const homography = result?.homography ? Float64Array.from(result.homography) : null;
      return { state: result?.state ?? 'searching', homography, cylinder: result?.cylinder ?? null };
    });
    return { ...spent, results: byTarget };
  });
  tracker.free();
  reference.push(convolution(), convolution(), convolution());
  return { kind: 'ran', frames: out, reference };
}

function stopwatch(): () => Spent {
  const began = performance.now();
  const used = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(used);
    return { ms: performance.now() - began, cpuMs: (user + system) / 1000 };
  };
}

const source = Uint8Array.from({ length: 640 * 480 }, (_, i) => (i * 2_654_435_761) >>> 24);
const target = new Int32Array(640 * 480);

/** The reference: a binomial filter of 5 x 5 over 640 x 480 bytes, plainly written. */
function convolution(): Spent {
  const clock = stopwatch();
  for (let y = 2; y < 478; y += 1)
    for (let x = 2; x < 638; x += 1) {
      let sum = 0;
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1)
          sum += source[(y + dy) * 640 + x + dx]! * binomial[dy + 2]! * binomial[dx + 2]!;
      target[y * 640 + x] = sum;
    }
  return clock();
}

const binomial = [1, 4, 6, 4, 1] as const;
