// Memory over many frames: node --expose-gc bench/tracker/endurance.ts [frames]
import { setTimeout } from 'node:timers/promises';
import { compileTarget, createTracker } from '../../tracker/src/index.ts';
import { shapesPicture } from '../../tracker/src/test-pictures.ts';
import { cameraView, drawing, targetOf, viewOf } from '../../tracker/src/tracking/test-views.ts';

const frames = Number(process.argv[2] ?? 100_000);
const size = { width: 160, height: 120 };
const drawn = drawing(1, 320, 240);
const target = targetOf(drawn);
const rgba = Uint8Array.from({ length: 320 * 240 * 4 }, (_, i) => (i % 4 < 3 ? target.picture.data[i >> 2]! : 255));
const packs = [compileTarget({ width: 320, height: 240, data: rgba }), compileTarget(shapesPicture(5, 300, 300))];

// 97 frames of it, then three without: found and lost again a thousand times
const film = Array.from({ length: 100 }, (_, i) => {
  if (i >= 97) return { ...size, data: new Uint8Array(160 * 120).fill(60 * (i - 96)) };
  const turn = 0.2 * Math.sin(i / 10);
  return viewOf(drawn, cameraView(target, size, { size: 105, tilt: 0.3, turn, x: 10 * Math.sin(i / 7) }), size);
});
const tracker = createTracker({ packs, ...size, maxTracked: 1 });
const states: Record<string, number> = {};
const began = process.cpuUsage();
for (let i = 0; i <= frames; i += 1) {
  const state = tracker.process(film[i % 100]!, i * 33)[0]?.state ?? 'none';
  states[state] = (states[state] ?? 0) + 1;
  if (i % Math.max(1, Math.floor(frames / 10)) !== 0) continue;
  for (let k = 0; k < 3; k += 1) {
    globalThis.gc?.();
    await setTimeout(10);
  }
  const { rss, heapUsed, arrayBuffers, external } = process.memoryUsage();
  const [heapMb, totalMb] = [heapUsed + arrayBuffers + external, rss].map((bytes) => (bytes / 1e6).toFixed(2));
  const seconds = (process.cpuUsage(began).user / 1e6).toFixed(0);
  console.log(`${i} frames: ${heapMb} MB held, ${totalMb} MB in all, ${seconds} s, ${JSON.stringify(states)}`);
}
