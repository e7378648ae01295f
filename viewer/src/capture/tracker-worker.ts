import type { GreyImage } from '@afterimage/tracker/grey.ts';
import { createFollowing } from './target-tracker.ts';
import { createGate } from './latest-frame.ts';
import { createGreyReader } from './gray-reader.ts';
import type { CameraImage, FromFinder, FromTracker, ToldFrame, ToTracker } from './worker-messages.ts';
import { createPace, trackedSides } from './frame-budget.ts';
import { framesOf, hasProcessor } from './track-processor.ts';
import { faultLimit, type StreamWay, type Way } from './capture-strategies.ts';

/** What came to be tracked: a picture whose grey is still to be read, or grey alone. */
type Come = { opening: number; way: Way; makingMs: number; isTrial: boolean; time: number } & (
  | { image: CameraImage }
  | { grey: GreyImage }
);

let finder: MessagePort | null = null;
let opening = -1;
/** Frames in a row that could not be read, of each way. */
const faults = new Map<Way, number>();
let side = 0;
let reader: ReadableStreamDefaultReader<VideoFrame> | null = null;
const following = createFollowing((message, transfer) => finder?.postMessage(message, transfer));
const greyOf = createGreyReader(() => new OffscreenCanvas(1, 1));
const pace = createPace();
const toPage = createGate<ToldFrame>((frame) => frame.image?.close());
/** One frame is worked on; of what comes meanwhile, the newest is next. */
const toWork = createGate<Come>((come) => {
  close(come);
  tell({ kind: 'taken' });
});

const tell = (message: FromTracker, transfer: Transferable[] = []) =>
  (postMessage as (message: FromTracker, transfer: Transferable[]) => void)(message, transfer);

function close(come: Come): void {
  if ('image' in come) come.image.close();
}

function show(frame: ToldFrame | null): void {
  if (frame) tell(frame, frame.image ? [frame.image] : []);
}

/** Tracks one frame, and tells it. What goes wrong with one does not keep the next from being tried. */
async function track(come: Come): Promise<void> {
  const began = performance.now();
  try {
    const grey = 'grey' in come ? come.grey : await greyOf.read(come.image, trackedSides[side]!);
    if (come.opening !== opening) return close(come);
    tell({ kind: 'read', opening });
    const readingMs = come.makingMs + performance.now() - began;
    const sightingList = following.follow(grey, come.time);
    const now = performance.now();
    const image = 'image' in come ? come.image : null;
    const { width, height } = grey;
    const { way, time } = come;
    const told = { way, width, height, time, sightingList, readingMs, trackingMs: now - began };
    show(toPage.offer({ kind: 'frame', opening, image, ...told }));
    faults.delete(way);
    // One target a frame, after it was told: none is held up by preparing when it is tracked for the first time
    following.prepare();
    if (!come.isTrial && pace.isTooSlow(now - began, now)) slower();
  } catch (error) {
    close(come);
    if (come.opening !== opening) return;
    const { way } = come;
    const count = (faults.get(way) ?? 0) + 1;
    faults.set(way, count);
    if (count === faultLimit) tell({ kind: 'failed', opening, way, reason: String(error) });
  }
}

function slower(): void {
  if (side < trackedSides.length - 1) side += 1;
  else tell({ kind: 'slow' });
}

/** Takes what the page sends; what comes while a frame is worked on waits, and only the newest of it. */
function take(come: Come): void {
  const next = toWork.offer(come);
  if (next) void work(next);
}

async function work(first: Come): Promise<void> {
  for (let come: Come | null = first; come; come = toWork.used()) {
    if (come.opening === opening) await track(come);
    else close(come);
    tell({ kind: 'taken' });
    // What has arrived meanwhile is heard before the next is chosen
    await new Promise((done) => setTimeout(done, 0));
  }
}

/** Reads a camera's stream to its end; it keeps the newest frame itself. */
async function read(stream: ReadableStream<VideoFrame>, way: StreamWay, present: number): Promise<void> {
  const mine = stream.getReader();
  reader = mine;
  try {
    for (;;) {
      const { value, done } = await mine.read();
      if (done) return;
      const time = value.timestamp / 1000;
      await track({ opening: present, way, makingMs: 0, isTrial: false, time, image: value });
      if (present !== opening) return;
    }
  } catch (error) {
    if (present === opening) tell({ kind: 'failed', opening: present, way, reason: String(error) });
  } finally {
    mine.cancel().catch(() => undefined);
  }
}

function begin(next: number): void {
  opening = next;
  faults.clear();
  toPage.clear();
  reader?.cancel().catch(() => undefined);
  reader = null;
}

addEventListener('message', ({ data }: MessageEvent<ToTracker>) => {
  if (data.kind === 'begin') {
    finder = data.finder;
    finder.addEventListener('message', (event: MessageEvent<FromFinder>) => following.answer(event.data));
    finder.start();
  } else if (data.kind === 'packs') {
    const targets = following.setPacks(data.packs);
    if (targets.length > 0) tell({ kind: 'left-out', targets });
    following.warm();
  } else if (data.kind === 'drawn') show(toPage.used());
  else if (data.kind === 'image' || data.kind === 'grey') come(data);
  else {
    begin(data.opening);
    if (data.kind === 'stream') void read(data.stream, 'page-stream', data.opening);
    if (data.kind === 'track') readTrack(data.track, data.opening);
  }
});

function come(data: Extract<ToTracker, { kind: 'image' | 'grey' }>): void {
  if (data.opening > opening) begin(data.opening);
  const { opening: number, way, makingMs, isTrial, time } = data;
  const about = { opening: number, way, makingMs, isTrial, time };
  if (data.kind === 'image') take({ ...about, image: data.image });
  else take({ ...about, grey: { width: data.width, height: data.height, data: data.grey } });
}

function readTrack(track: MediaStreamTrack, present: number): void {
  try {
    void read(framesOf(track), 'worker-stream', present);
  } catch (error) {
    tell({ kind: 'failed', opening: present, way: 'worker-stream', reason: String(error) });
  }
}

tell({ kind: 'able', processor: hasProcessor(), canvas: typeof OffscreenCanvas !== 'undefined' });
