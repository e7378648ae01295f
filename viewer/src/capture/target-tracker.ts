import {
  createCornerSmoother,
  createTrackerSide,
  readPack,
  type CornerSmoother,
  type Pack,
  type TrackingResult,
  type TrackerSide,
} from '@afterimage/tracker';
import type { GrayImage } from '@afterimage/tracker/gray-image.ts';
import type { TargetObservation } from '../session/types.ts';
import type { RecognizerReply, RecognizerMessage } from './worker-messages.ts';

/** Follows the show's targets through frames whose size may change, whichever of their packs there are. */
export interface TargetTracker {
  /** Takes other packs, null where there is none; gives the places of those that cannot be read. */
  setPacks(packs: readonly (Uint8Array | null)[]): number[];
  /**
   * Before the first frame: finds and follows a target in a frame that is made up, so that for the first real one all
   * code has been compiled. What it saw is forgotten.
   */
  warmUp(): void;
  /** One sighting for each place of the packs; none before they came. */
  track(frame: GrayImage, time: number): TargetObservation[];
  receiveSearchReply(told: RecognizerReply): void;
  /** Prepares a target more, when there is time; false when all are. */
  prepareNext(): boolean;
}

interface Known {
  pack: Pack;
  bytes: Uint8Array;
  /** In the show's list. */
  place: number;
  smoother: CornerSmoother;
  /** Where it was in the last frame. */
  last: TrackingResult | null;
}

const unseen: TargetObservation = {
  state: 'searching',
  homography: null,
  corners: null,
  confidence: 0,
  pose: null,
  cylinder: null,
};

/** What makes the tracker believe at once what it knew itself a frame before. */
const sure = { inliers: 100, score: 100 };

type SendToRecognizer = (message: RecognizerMessage, transfer: Transferable[]) => void;

/** `send` reaches the recognizer's worker. */
export function createTargetTracker(send: SendToRecognizer): TargetTracker {
  return new RestartingTracker(send);
}

/** Restarts the tracker's half whenever packs or the size of frames change. */
class RestartingTracker implements TargetTracker {
  readonly #send: SendToRecognizer;
  #known: Known[] = [];
  #places = 0;
  #tracker: TrackerSide | null = null;
  #size = { width: 0, height: 0 };
  #round = 0;
  #packsAreNew = false;
  #rehearsal: GrayImage | null = null;

  constructor(send: SendToRecognizer) {
    this.#send = send;
  }

  setPacks(packs: readonly (Uint8Array | null)[]): number[] {
    if (this.#rehearsal) this.#endRehearsal();
    const bad: number[] = [];
    const before = new Map(this.#known.map((one) => [one.place, one]));
    this.#known = packs.flatMap((bytes, place) => {
      const old = before.get(place);
      if (!bytes) return [];
      if (old) return [old];
      try {
        return [{ pack: readPack(bytes), bytes, place, smoother: createCornerSmoother(), last: null }];
      } catch {
        bad.push(place);
        return [];
      }
    });
    this.#places = packs.length;
    this.#packsAreNew = true;
    this.#tracker?.free();
    this.#tracker = null;
    return bad;
  }

  warmUp(): void {
    const [one] = this.#known;
    if (!one || this.#size.width > 0) return;
    this.#rehearsal = withPicture(one.pack.target.picture);
    this.#start(this.#rehearsal).process(this.#rehearsal, 0);
  }

  track(frame: GrayImage, time: number): TargetObservation[] {
    if (this.#rehearsal) this.#endRehearsal();
    const list = Array.from({ length: this.#places }, () => unseen);
    if (this.#known.length === 0) return list;
    const { width, height } = this.#size;
    const tracker =
      this.#tracker && width === frame.width && height === frame.height ? this.#tracker : this.#start(frame);
    for (const result of tracker.process(frame, time)) {
      const one = this.#known[result.target]!;
      list[one.place] = this.#observe(result, one, time);
    }
    return list;
  }

  receiveSearchReply(message: RecognizerReply): void {
    if (message.round !== this.#round) return;
    this.#tracker?.answer(message.answer);
    if (!this.#rehearsal) return;
    this.#tracker?.prepare();
    for (const time of [33, 66, 99]) this.#tracker?.process(this.#rehearsal, time);
    this.#tracker?.pose(0);
    this.#endRehearsal();
  }

  prepareNext(): boolean {
    return this.#tracker?.prepare() ?? false;
  }

  #start({ width, height, data }: GrayImage): TrackerSide {
    const before = this.#size;
    const hasTurned = before.width > before.height !== width > height;
    this.#tracker?.free();
    this.#size = { width, height };
    this.#round += 1;
    const round = this.#round;
    const tracker = createTrackerSide({
      packs: this.#known.map(({ pack }) => pack),
      ...this.#size,
      ask: (request) => this.#send({ kind: 'search', round, request }, [request.frame.data.buffer as ArrayBuffer]),
    });
    const packs = this.#known.map(({ bytes }) => bytes);
    this.#send({ kind: 'round', round, ...this.#size, ...(this.#packsAreNew && { packs }) }, []);
    this.#packsAreNew = false;
    if (!hasTurned) this.#handOver(tracker, before.width / width, { width, height, data: data.slice() });
    for (const one of this.#known) one.smoother.reset();
    this.#tracker = tracker;
    return tracker;
  }

  /** Hands targets that were tracked in frames of another size to the new tracker as detections of its first frame. */
  #handOver(tracker: TrackerSide, scale: number, frame: GrayImage): void {
    const detections = this.#known.flatMap(({ last }, target) =>
      last?.homography ? [{ target, homography: rescaleHomography(last.homography, 1 / scale), ...sure }] : [],
    );
    if (detections.length > 0) tracker.answer({ frame, detections });
  }

  #endRehearsal(): void {
    this.#rehearsal = null;
    this.#tracker?.free();
    this.#tracker = null;
    this.#round += 1;
    this.#size = { width: 0, height: 0 };
    // The recognizer keeps them
    this.#packsAreNew = false;
  }

  #observe(result: TrackingResult, one: Known, time: number): TargetObservation {
    const { state, homography, corners, confidence, cylinder } = result;
    one.last = result;
    if (!homography || !corners || corners.length < 8) return { ...unseen, state };
    const smooth = Float64Array.from(corners);
    one.smoother.smooth(smooth, time);
    return {
      state,
      homography: Float64Array.from(homography),
      corners: smooth,
      confidence,
      pose: this.#tracker?.pose(result.target) ?? null,
      cylinder: cylinder ?? null,
    };
  }
}

/** A frame as cameras give them, a picture in its middle, as people hold a print. */
function withPicture({ width, height, data }: GrayImage): GrayImage {
  const frame = { width: 640, height: 360, data: new Uint8Array(640 * 360).fill(110) };
  const scale = Math.max(width / 320, height / 240);
  const [across, down] = [Math.floor(width / scale), Math.floor(height / scale)];
  const [left, top] = [(frame.width - across) >> 1, (frame.height - down) >> 1];
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1)
      frame.data[(top + y) * frame.width + left + x] = data[Math.floor(y * scale) * width + Math.floor(x * scale)]!;
  return frame;
}

/** A homography into frames of one size as one into frames so many times as large: pixels' centres stay centres. */
export function rescaleHomography(homography: ArrayLike<number>, scale: number): Float64Array {
  const h = Float64Array.from(homography);
  // x' = s (x + ½) − ½
  const shift = (scale - 1) / 2;
  for (let column = 0; column < 3; column += 1) {
    const w = h[6 + column]!;
    h[column] = scale * h[column]! + shift * w;
    h[3 + column] = scale * h[3 + column]! + shift * w;
  }
  return h;
}
