import { ordinary } from './cold-starts.ts';
import type { Picture as EnginePicture, RunFrame, Spent } from './engine.ts';
import { quantileOf } from './sequences/metrics.ts';
import type { EngineThread } from './engine-thread.ts';
import { photographs } from './sequences/photograph-list.ts';
import { type Picture, pictureOf } from './sequences/pictures.ts';
import { keptShots, shotHeight, shotWidth, type View } from './stills.ts';

/** Frames for the stopwatch: one target in view from some frame on, or none. */
type Film = {
  readonly width: number;
  readonly height: number;
  readonly frames: Uint8Array;
  readonly timestamps: readonly number[];
};

/** Milliseconds of a frame, the same as a multiple of the reference, and how many frames that was. */
export type Speed = {
  readonly p50: number;
  readonly p95: number;
  /** Of the thread's time on a processor, which a busy machine does not lengthen. */
  readonly cpuP95: number;
  readonly ratioP50: number;
  readonly ratioP95: number;
  readonly frames: number;
};

type SpeedOf = { readonly targets: number; readonly tracking: Speed; readonly recognition: Speed };

/**
 * Times of frames with this many targets loaded: of tracking in `seen`, which shows the target of the first pack, of
 * recognition in `empty`, which shows none, so that each frame is searched.
 */
async function speedWith(
  engine: EngineThread,
  packs: readonly Uint8Array[],
  { visible, empty }: { readonly visible: Film; readonly empty: Film },
): Promise<SpeedOf> {
  const tracked = await engine.run({ packs, ...visible, maxTracked: 1 });
  const searched = await engine.run({ packs, ...empty, maxTracked: 1 });
  const isTracking = (frame: RunFrame | undefined): boolean => frame?.results[0]?.state === 'tracking';
  const steady = tracked.frames.filter((frame, i) => isTracking(frame) && isTracking(tracked.frames[i - 1]));
  // The engine's code is compiled while the first frames run
  const searching = searched.frames.slice(warmUp);
  return {
    targets: packs.length,
    tracking: speedOf(steady.slice(warmUp), tracked.reference),
    recognition: speedOf(searching, searched.reference),
  };
}

const warmUp = 10;

function speedOf(frames: readonly Spent[], reference: readonly Spent[]): Speed {
  const clock = frames.map(({ ms }) => ms);
  const cpu = frames.map(({ cpuMs }) => cpuMs);
  const beside = quantileOf(
    reference.map(({ cpuMs }) => cpuMs),
    0.5,
  );
  return {
    p50: quantileOf(clock, 0.5),
    p95: quantileOf(clock, 0.95),
    cpuP95: quantileOf(cpu, 0.95),
    ratioP50: quantileOf(cpu, 0.5) / beside,
    ratioP95: quantileOf(cpu, 0.95) / beside,
    frames: frames.length,
  };
}

export type Measured = {
  readonly speeds: readonly SpeedOf[];
  /** The largest of the packs. */
  readonly packBytes: number;
  /** Of a picture of 1024 px, the median of several. */
  readonly compileMs: number;
};

/** Times tracking, recognition and compilation for each of `counts` loaded targets; the best of `repeat` rounds. */
export async function measureSpeed(engine: EngineThread, counts: readonly number[], repeat: number): Promise<Measured> {
  const names = [...ordinary, ...everything.filter((name) => !ordinary.some((one) => one === name))];
  const views = Array.from({ length: 120 }, (_, i): View => {
    return { across: 260 + 40 * Math.sin(i / 15), tilt: 20 + 15 * Math.cos(i / 11), level: 'medium', seed: 'speed' };
  });
  const away = Array.from({ length: 60 }, (_, i): View => ({
    across: 260 + i,
    tilt: 20,
    level: 'medium',
    seed: 'empty',
  }));
  const beside = await Promise.all(besides.map((name) => pictureOf(name, 640)));
  const target = await pictureOf(names[0]!, 1024);
  const film = async (name: string, picture: Picture, views: readonly View[]): Promise<Film> => ({
    width: shotWidth,
    height: shotHeight,
    frames: (await keptShots(name, picture, beside, views)).frames,
    timestamps: views.map((_, i) => (i * 1000) / 30),
  });
  const visible = await film('speed', target, views);
  const empty = await film('speed-empty', await pictureOf(stranger, 1024), away);

  const packs: Uint8Array[] = [];
  const compiling: number[] = [];
  for (let i = 0; i < Math.max(...counts); i += 1) {
    const picture = await loadedPicture(names, i);
    packs.push(await engine.compile(`speed-${i}`, picture));
    if (i < 5) compiling.push((await engine.timeCompile(await loadedPicture(names, i))).ms);
  }
  const speeds: SpeedOf[] = [];
  for (const count of counts) {
    let best: SpeedOf | null = null;
    for (let round = 0; round < repeat; round += 1) {
      const speed = await speedWith(engine, packs.slice(0, count), { visible, empty });
      if (!best || speed.recognition.p95 < best.recognition.p95) best = speed;
    }
    if (best) speeds.push(best);
  }
  return { speeds, packBytes: Math.max(...packs.map(({ length }) => length)), compileMs: quantileOf(compiling, 0.5) };
}

const stranger = 'scenetext06';
const besides = ['plant', 'rubberwhale', 'mountain', 'calla'] as const;
const everything = photographs
  .map(({ name }) => name)
  .filter((name) => name !== stranger && !besides.some((one) => one === name));

/** One of many targets: whole photographs first, then parts of them. */
async function loadedPicture(names: readonly string[], index: number): Promise<EnginePicture> {
  const { width, height, rgba } = await pictureOf(names[index % names.length]!, 1024);
  const part = Math.floor(index / names.length);
  if (part === 0) return { width, height, data: rgba };
  const [w, h] = [width >> 1, height >> 1];
  const [left, top] = [part % 2 === 0 ? 0 : width - w, part > 2 ? 0 : height - h];
  const data = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y += 1)
    data.set(rgba.subarray(((top + y) * width + left) * 4, ((top + y) * width + left + w) * 4), y * w * 4);
  return { width: w, height: h, data };
}
