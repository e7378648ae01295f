// Handles every frame; what it does not track, it lets the recognizer's worker look for.
import { compileTarget, createTrackerSide } from '../index.js';

let tracker;
let surface;

addEventListener('message', ({ data: { picture, width, height, frame, timestamp } }) => {
  if (picture) begin(picture, width, height);
  else {
    const results = tracker.process(grayOf(frame), timestamp);
    postMessage({ bitmap: frame, results }, [frame]);
  }
});

function begin(picture, width, height) {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const packs = [compileTarget(context.getImageData(0, 0, picture.width, picture.height))];
  const recognizer = new Worker(new URL('recognizer-worker.js', import.meta.url), { type: 'module' });
  recognizer.postMessage({ options: { packs, width, height } }, []);
  recognizer.addEventListener('message', ({ data }) => tracker.answer(data));
  const ask = (request) => recognizer.postMessage({ request }, [request.frame.data.buffer]);
  tracker = createTrackerSide({ packs, width, height, ask });
  surface = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  postMessage({ ready: true });
}

/** Works in every browser; `VideoFrame.copyTo` is faster where there is one (see the README). */
function grayOf(bitmap) {
  const { width, height } = bitmap;
  surface.drawImage(bitmap, 0, 0);
  const { data } = surface.getImageData(0, 0, width, height);
  const gray = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < gray.length; i += 1, at += 4)
    gray[i] = (77 * data[at] + 150 * data[at + 1] + 29 * data[at + 2]) >> 8;
  return { width, height, data: gray };
}
