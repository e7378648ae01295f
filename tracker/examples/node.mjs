// Follows a picture that moves through drawn frames: node node.mjs
import { compileTarget, createTracker } from '../index.js';

const width = 400;
const height = 300;
const data = new Uint8ClampedArray(width * height * 4).fill(255);
for (let n = 0; n < 90; n += 1) {
  const [left, top, side] = [(n * 131) % 360, (n * 77) % 260, 10 + ((n * 29) % 35)];
  for (let y = top; y < Math.min(height, top + side); y += 1)
    for (let x = left; x < Math.min(width, left + side); x += 1)
      data.set([(n * 67) % 256, (n * 113) % 256, (n * 41) % 256], (y * width + x) * 4);
}

const pack = compileTarget({ width, height, data });
console.log(`The pack has ${pack.length} bytes.`);

const tracker = createTracker({ packs: [pack], width: 640, height: 480 });
for (let i = 0; i < 30; i += 1) {
  const frame = drawFrame(60 + 5 * i, 40 + 2 * i, 0.9, 0.01 * i);
  const [result] = tracker.process(frame, i * 33);
  const corners = result.corners?.map((value) => value.toFixed(1)).join(' ') ?? '';
  console.log(i, result.state, result.confidence.toFixed(2), corners);
}
tracker.free();

/** The picture at a place, scaled and turned, as a camera's gray frame. */
function drawFrame(left, top, scale, angle) {
  const gray = new Uint8Array(640 * 480).fill(120);
  const [c, s] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  for (let y = 0; y < 480; y += 1)
    for (let x = 0; x < 640; x += 1) {
      const u = Math.round(c * (x - left) + s * (y - top));
      const v = Math.round(c * (y - top) - s * (x - left));
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      const at = (v * width + u) * 4;
      gray[y * 640 + x] = 0.3 * data[at] + 0.59 * data[at + 1] + 0.11 * data[at + 2];
    }
  return { width: 640, height: 480, data: gray };
}
