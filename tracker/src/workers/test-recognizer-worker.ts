import { parentPort, workerData } from 'node:worker_threads';
import type { TrackerOptions } from '../engine/tracker.ts';
import { createFinderSide, type SearchRequest } from './recognizer-side.ts';

const finder = createFinderSide(workerData as TrackerOptions);

parentPort?.on('message', (request: SearchRequest) => {
  const answer = finder.search(request);
  parentPort?.postMessage(answer, [answer.frame.data.buffer as ArrayBuffer]);
});
