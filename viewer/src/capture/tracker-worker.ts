import type { GreyImage } from '@afterimage/tracker/grey.ts';
import { createTargetTracker } from './target-tracker.ts';
import { createLatestFrame } from './latest-frame.ts';
import { createGrayReader } from './gray-reader.ts';
import type {
  CameraImage,
  RecognizerReply,
  TrackerReply,
  TrackedFrameMessage,
  TrackerMessage,
} from './worker-messages.ts';
import { createFrameBudget, trackingSides } from './frame-budget.ts';
import { frameStreamOf, hasTrackProcessor } from './track-processor.ts';
import { maxConsecutiveFaults, type StreamStrategy, type CaptureStrategy } from './capture-strategies.ts';

/** What came to be tracked: a picture whose grey is still to be read, or grey alone. */
type IncomingFrame = {
  opening: number;
  strategy: CaptureStrategy;
  captureMs: number;
  isTrial: boolean;
  time: number;
} & ({ image: CameraImage } | { grey: GreyImage });

let finder: MessagePort | null = null;
let opening = -1;
/** Frames in a row that could not be read, of each way. */
const faultCounts = new Map<CaptureStrategy, number>();
let sideIndex = 0;
let reader: ReadableStreamDefaultReader<VideoFrame> | null = null;
const targetTracker = createTargetTracker((message, transfer) => finder?.postMessage(message, transfer));
const grayReader = createGrayReader(() => new OffscreenCanvas(1, 1));
const frameBudget = createFrameBudget();
const pageQueue = createLatestFrame<TrackedFrameMessage>((frame) => frame.image?.close());
/** One frame is worked on; of what comes meanwhile, the newest is next. */
const workQueue = createLatestFrame<IncomingFrame>((incoming) => {
  close(incoming);
  post({ kind: 'taken' });
});

const post = (message: TrackerReply, transfer: Transferable[] = []) =>
  (postMessage as (message: TrackerReply, transfer: Transferable[]) => void)(message, transfer);

function close(incoming: IncomingFrame): void {
  if ('image' in incoming) incoming.image.close();
}

function sendToPage(frame: TrackedFrameMessage | null): void {
  if (frame) post(frame, frame.image ? [frame.image] : []);
}

/** Tracks one frame, and tells it. What goes wrong with one does not keep the next from being tried. */
async function track(incoming: IncomingFrame): Promise<void> {
  const startedAt = performance.now();
  try {
    const grey = 'grey' in incoming ? incoming.grey : await grayReader.read(incoming.image, trackingSides[sideIndex]!);
    if (incoming.opening !== opening) return close(incoming);
    post({ kind: 'read', opening });
    const readingMs = incoming.captureMs + performance.now() - startedAt;
    const observationList = targetTracker.track(grey, incoming.time);
    const now = performance.now();
    const image = 'image' in incoming ? incoming.image : null;
    const { width, height } = grey;
    const { strategy, time } = incoming;
    const result = { strategy, width, height, time, observationList, readingMs, trackingMs: now - startedAt };
    sendToPage(pageQueue.offer({ kind: 'frame', opening, image, ...result }));
    faultCounts.delete(strategy);
    // One target a frame, after it was told: none is held up by preparing when it is tracked for the first time
    targetTracker.prepareNext();
    if (!incoming.isTrial && frameBudget.isTooSlow(now - startedAt, now)) lowerResolution();
  } catch (error) {
    close(incoming);
    if (incoming.opening !== opening) return;
    const { strategy } = incoming;
    const count = (faultCounts.get(strategy) ?? 0) + 1;
    faultCounts.set(strategy, count);
    if (count === maxConsecutiveFaults) post({ kind: 'failed', opening, strategy, reason: String(error) });
  }
}

function lowerResolution(): void {
  if (sideIndex < trackingSides.length - 1) sideIndex += 1;
  else post({ kind: 'slow' });
}

/** Takes what the page sends; what comes while a frame is worked on waits, and only the newest of it. */
function enqueue(incoming: IncomingFrame): void {
  const next = workQueue.offer(incoming);
  if (next) void work(next);
}

async function work(first: IncomingFrame): Promise<void> {
  for (let incoming: IncomingFrame | null = first; incoming; incoming = workQueue.release()) {
    if (incoming.opening === opening) await track(incoming);
    else close(incoming);
    post({ kind: 'taken' });
    // What has arrived meanwhile is heard before the next is chosen
    await new Promise((isDone) => setTimeout(isDone, 0));
  }
}

/** Reads a camera's stream to its end; it keeps the newest frame itself. */
async function readStream(
  stream: ReadableStream<VideoFrame>,
  strategy: StreamStrategy,
  openingOfStream: number,
): Promise<void> {
  const streamReader = stream.getReader();
  reader = streamReader;
  try {
    for (;;) {
      const { value, done: isDone } = await streamReader.read();
      if (isDone) return;
      const time = value.timestamp / 1000;
      await track({ opening: openingOfStream, strategy, captureMs: 0, isTrial: false, time, image: value });
      if (openingOfStream !== opening) return;
    }
  } catch (error) {
    if (openingOfStream === opening)
      post({ kind: 'failed', opening: openingOfStream, strategy, reason: String(error) });
  } finally {
    streamReader.cancel().catch(() => undefined);
  }
}

function beginOpening(next: number): void {
  opening = next;
  faultCounts.clear();
  pageQueue.clear();
  reader?.cancel().catch(() => undefined);
  reader = null;
}

addEventListener('message', ({ data }: MessageEvent<TrackerMessage>) => {
  if (data.kind === 'begin') {
    finder = data.finder;
    finder.addEventListener('message', (event: MessageEvent<RecognizerReply>) =>
      targetTracker.receiveSearchReply(event.data),
    );
    finder.start();
  } else if (data.kind === 'packs') {
    const targets = targetTracker.setPacks(data.packs);
    if (targets.length > 0) post({ kind: 'left-out', targets });
    targetTracker.warmUp();
  } else if (data.kind === 'drawn') sendToPage(pageQueue.release());
  else if (data.kind === 'image' || data.kind === 'grey') incoming(data);
  else {
    beginOpening(data.opening);
    if (data.kind === 'stream') void readStream(data.stream, 'page-stream', data.opening);
    if (data.kind === 'track') readTrackStream(data.track, data.opening);
  }
});

function incoming(data: Extract<TrackerMessage, { kind: 'image' | 'grey' }>): void {
  if (data.opening > opening) beginOpening(data.opening);
  const { opening: number, strategy, captureMs, isTrial, time } = data;
  const about = { opening: number, strategy, captureMs, isTrial, time };
  if (data.kind === 'image') enqueue({ ...about, image: data.image });
  else enqueue({ ...about, grey: { width: data.width, height: data.height, data: data.grey } });
}

function readTrackStream(track: MediaStreamTrack, openingOfStream: number): void {
  try {
    void readStream(frameStreamOf(track), 'worker-stream', openingOfStream);
  } catch (error) {
    post({ kind: 'failed', opening: openingOfStream, strategy: 'worker-stream', reason: String(error) });
  }
}

post({ kind: 'able', processor: hasTrackProcessor(), canvas: typeof OffscreenCanvas !== 'undefined' });
