import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { compileTarget } from '../pack/compile-target.ts';
import { shapesPicture } from '../test-pictures.ts';
import { cameraView, cornerError, drawing, targetOf, viewOf } from '../tracking/test-views.ts';
import { createRecognizerSide, type RecognitionReply, type RecognitionRequest } from './recognizer-side.ts';
import { createTrackerSide } from './tracker-side.ts';

const frame = { width: 320, height: 240 };
const targetPicture = drawing(1, 320, 240);
const target = targetOf(targetPicture);
const data = new Uint8Array(320 * 240 * 4).fill(255);
for (let i = 0; i < data.length; i += 1) if (i % 4 < 3) data[i] = target.picture.data[i >> 2] ?? 0;
const packs = [compileTarget({ width: 320, height: 240, data }), compileTarget(shapesPicture(9, 200, 200))];
const options = { packs, ...frame };
const place = (step: number) => cameraView(target, frame, { size: 180, tilt: 0.2, turn: 0.01 * step, x: 2 * step });
const view = (step: number) => viewOf(targetPicture, place(step), frame);

test('S1.12 tracker and recognizer work in two workers, and the tracker waits for nothing', async () => {
  const worker = new Worker(new URL('test-recognizer-worker.ts', import.meta.url), { workerData: options });
  let requestCount = 0;
  const tracker = createTrackerSide({
    ...options,
    ask(request) {
      requestCount += 1;
      worker.postMessage(request, [request.frame.data.buffer as ArrayBuffer]);
    },
  });
  worker.on('message', (reply: RecognitionReply) => tracker.answer(reply));
  const image = view(0);
  const states: (string | undefined)[] = [];
  let time = 0;
  const next = () => tracker.process(image, (time += 33));
  states.push(next()[0]?.state, next()[0]?.state);
  expect(requestCount).toBe(1);
  await once(worker, 'message');
  const [first, second] = next();
  states.push(first?.state);
  expect(states).toEqual(['searching', 'searching', 'tracking']);
  expect(cornerError(target, first?.homography ?? [], place(0))).toBeLessThan(0.5);
  expect(second?.state).toBe('searching');
  for (let i = 0; i < 6; i += 1) next();
  expect(requestCount).toBe(2);
  await worker.terminate();
});

test('S1.12 what was found in an earlier frame is followed into the present one', () => {
  const recognizer = createRecognizerSide(options);
  const requests: RecognitionRequest[] = [];
  const tracker = createTrackerSide({ ...options, ask: (request) => requests.push(request) });
  expect(tracker.process(view(0), 0)[0]?.state).toBe('searching');
  expect(tracker.process(view(2), 66)[0]?.state).toBe('searching');
  expect(requests).toHaveLength(1);
  const [request] = requests;
  if (request) tracker.answer(recognizer.search(request));
  const [result] = tracker.process(view(4), 132);
  expect(result?.state).toBe('tracking');
  expect(cornerError(target, result?.homography ?? [], place(4))).toBeLessThan(0.5);
  expect(tracker.pose(0)?.translation[2]).toBeGreaterThan(0.5);
  expect(tracker.pose(1)).toBeNull();
});

/** A print that is moved and turned farther between two frames than the aligner can see. */
function jump(x: number, turn: number) {
  const jumper = drawing(2, 320, 240);
  const { picture } = targetOf(jumper);
  const rgba = new Uint8Array(320 * 240 * 4).map((_, i) => (i % 4 < 3 ? (picture.data[i >> 2] ?? 0) : 255));
  const only = { packs: [compileTarget({ width: 320, height: 240, data: rgba })], ...frame };
  const before = cameraView(target, frame, { size: 170, tilt: 0.2, turn: 0, x: -x / 2 });
  const after = cameraView(target, frame, { size: 180, tilt: 0.2, turn, x: x / 2 });
  const requests: RecognitionRequest[] = [];
  const tracker = createTrackerSide({ ...only, ask: (request) => requests.push(request) });
  const recognizer = createRecognizerSide(only);
  const answer = () => {
    const request = requests.shift();
    if (!request) throw new Error('Nothing was asked.');
    tracker.answer(recognizer.search(request));
  };
  return { tracker, answer, after, frames: [viewOf(jumper, before, frame), viewOf(jumper, after, frame)] as const };
}

test('S1.12 an answer for an old frame is not taken for a place beside the target, which a new answer finds', () => {
  const { tracker, answer, after, frames } = jump(40, 0.35);
  tracker.process(frames[0], 0);
  answer();
  expect(tracker.process(frames[1], 300)[0]).toMatchObject({ state: 'searching', homography: null });
  answer();
  expect(cornerError(target, tracker.process(frames[1], 333)[0]?.homography ?? [], after)).toBeLessThan(0.5);
});

test('S1.12 after a gap between frames a target is not followed to a place beside it, and is found where it is', () => {
  const { tracker, answer, after, frames } = jump(50, 0);
  tracker.process(frames[0], 0);
  answer();
  for (const time of [33, 66]) expect(tracker.process(frames[0], time)[0]?.state).toBe('tracking');
  expect(tracker.process(frames[1], 366)[0]).toMatchObject({ state: 'lost', homography: null });
  answer();
  expect(cornerError(target, tracker.process(frames[1], 399)[0]?.homography ?? [], after)).toBeLessThan(0.5);
});

test('S1.12 an answer that no frame confirms is none', () => {
  const requests: RecognitionRequest[] = [];
  const tracker = createTrackerSide({ ...options, ask: (request) => requests.push(request) });
  tracker.process(view(0), 0);
  const [request] = requests;
  if (!request) throw new Error('Nothing was asked.');
  const wrong = Float64Array.of(0.4, 0, 10, 0, 0.4, 10, 0, 0, 1);
  tracker.answer({ frame: request.frame, detections: [{ target: 0, homography: wrong, inliers: 99, score: 99 }] });
  expect(tracker.process(view(0), 33)[0]?.state).toBe('searching');
  expect(requests).toHaveLength(2);
});

test('S1.12 freed, it asks nothing more and keeps no frame that comes back', () => {
  const requests: RecognitionRequest[] = [];
  const tracker = createTrackerSide({ ...options, ask: (request) => requests.push(request) });
  tracker.process(view(0), 0);
  tracker.free();
  const [request] = requests;
  if (request) tracker.answer({ frame: request.frame, detections: [] });
  expect(() => tracker.process(view(0), 33)).toThrow('freed');
  expect(requests).toHaveLength(1);
});
