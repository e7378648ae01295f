import {
  createCornerSmoother,
  createTrackerSide,
  readPack,
  type CornerSmoother,
  type Pack,
  type Sighting,
  type TrackerSide,
} from '@afterimage/tracker';
import type { GreyImage } from '@afterimage/tracker/grey.ts';
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
  track(frame: GreyImage, time: number): TargetObservation[];
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
  last: Sighting | null;
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

/** `send` reaches the finder's worker. */
export function createTargetTracker(
  send: (message: RecognizerMessage, transfer: Transferable[]) => void,
): TargetTracker {
  let known: Known[] = [];
  let places = 0;
  let tracker: TrackerSide | null = null;
  let size = { width: 0, height: 0 };
  let round = 0;
  let packsAreNew = false;
  let rehearsal: GreyImage | null = null;

  function begin({ width, height, data }: GreyImage): TrackerSide {
    const before = size;
    const hasTurned = before.width > before.height !== width > height;
    tracker?.free();
    size = { width, height };
    round += 1;
    const present = round;
    const made = createTrackerSide({
      packs: known.map(({ pack }) => pack),
      ...size,
      ask: (request) => send({ kind: 'search', round: present, request }, [request.frame.data.buffer as ArrayBuffer]),
    });
    send({ kind: 'round', round, ...size, ...(packsAreNew && { packs: known.map(({ bytes }) => bytes) }) }, []);
    packsAreNew = false;
    if (!hasTurned) handOver(made, before.width / width, { width, height, data: data.slice() });
    for (const one of known) one.smoother.reset();
    tracker = made;
    return made;
  }

  /** What was followed in frames of another size is told to the new tracker as found in its first one. */
  function handOver(made: TrackerSide, scale: number, frame: GreyImage): void {
    const found = known.flatMap(({ last }, target) =>
      last?.homography ? [{ target, homography: rescaleHomography(last.homography, 1 / scale), ...sure }] : [],
    );
    if (found.length > 0) made.answer({ frame, found });
  }

  function endRehearsal(): void {
    rehearsal = null;
    tracker?.free();
    tracker = null;
    round += 1;
    size = { width: 0, height: 0 };
    // The finder keeps them
    packsAreNew = false;
  }

  function told(sighting: Sighting, one: Known, time: number): TargetObservation {
    const { state, homography, corners, confidence, cylinder } = sighting;
    one.last = sighting;
    if (!homography || !corners || corners.length < 8) return { ...unseen, state };
    const smooth = Float64Array.from(corners);
    one.smoother.smooth(smooth, time);
    const pose = tracker?.pose(sighting.target) ?? null;
    return {
      state,
      homography: Float64Array.from(homography),
      corners: smooth,
      confidence,
      pose,
      cylinder: cylinder ?? null,
    };
  }

  return {
    setPacks(packs) {
      if (rehearsal) endRehearsal();
      const bad: number[] = [];
      const before = new Map(known.map((one) => [one.place, one]));
      known = packs.flatMap((bytes, place) => {
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
      places = packs.length;
      packsAreNew = true;
      tracker?.free();
      tracker = null;
      return bad;
    },
    warmUp() {
      const [one] = known;
      if (!one || size.width > 0) return;
      rehearsal = withPicture(one.pack.target.picture);
      begin(rehearsal).process(rehearsal, 0);
    },
    track(frame, time) {
      if (rehearsal) endRehearsal();
      const list = Array.from({ length: places }, () => unseen);
      if (known.length === 0) return list;
      const present = tracker && size.width === frame.width && size.height === frame.height ? tracker : begin(frame);
      for (const sighting of present.process(frame, time)) {
        const one = known[sighting.target]!;
        list[one.place] = told(sighting, one, time);
      }
      return list;
    },
    receiveSearchReply(message) {
      if (message.round !== round) return;
      tracker?.answer(message.answer);
      if (!rehearsal) return;
      tracker?.prepare();
      for (const time of [33, 66, 99]) tracker?.process(rehearsal, time);
      tracker?.pose(0);
      endRehearsal();
    },
    prepareNext: () => tracker?.prepare() ?? false,
  };
}

/** A frame as cameras give them, a picture in its middle, as people hold a print. */
function withPicture({ width, height, data }: GreyImage): GreyImage {
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
