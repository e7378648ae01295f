// Functions that run in the page of MindAR: each must be whole in itself, for Playwright sends its text.

type Matrix = readonly number[];
type Update =
  | { readonly type: 'processDone' }
  | { readonly type: 'updateMatrix'; readonly targetIndex: number; readonly worldMatrix: Matrix | null };
type Controller = {
  projectionTransform: number[][];
  addImageTargetsFromBuffer(buffer: ArrayBuffer): unknown;
  dummyRun(input: HTMLCanvasElement): void;
  processVideo(input: HTMLCanvasElement): void;
  dispose(): void;
};
type MindAr = {
  Controller: new (options: {
    inputWidth: number;
    inputHeight: number;
    maxTrack: number;
    onUpdate: (update: Update) => void;
  }) => Controller;
  Compiler: new () => {
    compileImageTargets(images: readonly HTMLCanvasElement[], progress: (percent: number) => void): Promise<unknown>;
    exportData(): Uint8Array<ArrayBuffer>;
    data: unknown[];
  };
};
type Gate = {
  /** While it is closed, the next frame of the page waits to be let through. */
  closed: boolean;
  next: (() => void) | null;
  now: number | null;
  data: Map<string, unknown>;
  running: { controller: Controller; canvas: HTMLCanvasElement; shown: (Matrix | null)[]; done: () => void } | null;
};
type Room = typeof globalThis & { MINDAR: { IMAGE: MindAr }; gate: Gate };

/** Matrices of the targets that are shown, and the milliseconds of the frame. */
export type PageFrame = { readonly matrices: readonly (Matrix | null)[]; readonly ms: number };

/**
 * Before MindAR is loaded: its loop waits for the page's next frame, which comes when the benchmark has put the next
 * frame of the sequence into the canvas; its clock is the sequence's. So its own loop runs, with its own rules of when a
 * target is shown and its own filter, and skips no frame.
 */
export function prepareGate(): void {
  const room = globalThis as Room;
  const gate: Gate = { closed: false, next: null, now: null, data: new Map(), running: null };
  room.gate = gate;
  room.requestAnimationFrame = (callback) => {
    if (gate.closed) gate.next = () => callback(0);
    else setTimeout(callback, 0);
    return 0;
  };
  const clock = Date.now;
  Date.now = () => gate.now ?? clock();
}

export async function compileInPage(picture: {
  id: string;
  width: number;
  height: number;
}): Promise<{ ms: number; bytes: number }> {
  const { gate, MINDAR } = globalThis as Room;
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const data = new Uint8ClampedArray(await (await fetch('/picture')).arrayBuffer());
  canvas.getContext('2d')?.putImageData(new ImageData(data, picture.width, picture.height), 0, 0);
  const began = performance.now();
  const compiler = new MINDAR.IMAGE.Compiler();
  await compiler.compileImageTargets([canvas], () => {});
  const ms = performance.now() - began;
  gate.data.set(picture.id, compiler.data[0]);
  return { ms, bytes: compiler.exportData().length };
}

export async function trackInPage(
  order:
    | { step: 'start'; ids: string[]; width: number; height: number; focal: number; maxTrack: number }
    | { step: 'frame'; timestampMs: number }
    | { step: 'end' },
): Promise<PageFrame> {
  const { gate, MINDAR } = globalThis as Room;
  const nothing: PageFrame = { matrices: [], ms: 0 };
  if (order.step === 'start') {
    const { width, height, ids, focal, maxTrack } = order;
    const compiler = new MINDAR.IMAGE.Compiler();
    compiler.data = ids.map((id) => gate.data.get(id));
    const shown: (Matrix | null)[] = ids.map(() => null);
    const controller = new MINDAR.IMAGE.Controller({
      inputWidth: width,
      inputHeight: height,
      maxTrack,
      onUpdate: (update) => {
        if (update.type === 'processDone') gate.running?.done();
        else shown[update.targetIndex] = update.worldMatrix;
      },
    });
    controller.projectionTransform = [
      [focal, 0, width / 2],
      [0, focal, height / 2],
      [0, 0, 1],
    ];
    controller.addImageTargetsFromBuffer(compiler.exportData().slice().buffer);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    controller.dummyRun(canvas);
    gate.running = { controller, canvas, shown, done: () => {} };
    gate.next = null;
    gate.closed = true;
    return nothing;
  }
  const running = gate.running;
  if (!running) return nothing;
  const { canvas, controller } = running;
  if (order.step === 'end') {
    gate.closed = false;
    gate.now = null;
    gate.running = null;
    controller.dispose();
    return nothing;
  }
  const gray = new Uint8Array(await (await fetch('/frame')).arrayBuffer());
  const image = new ImageData(canvas.width, canvas.height);
  const pixels = new Uint32Array(image.data.buffer);
  for (let i = 0; i < gray.length; i += 1) pixels[i] = 0xff000000 | ((gray[i] ?? 0) * 0x010101);
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  gate.now = order.timestampMs;
  const done = new Promise<void>((resolve) => {
    running.done = resolve;
  });
  const began = performance.now();
  if (gate.next) {
    const next = gate.next;
    gate.next = null;
    next();
  } else controller.processVideo(canvas);
  await done;
  const ms = performance.now() - began;
  // the loop asks for its next frame after it has told that this one is done
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  return { matrices: running.shown, ms };
}
