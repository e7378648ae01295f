import { parentPort, workerData } from 'node:worker_threads';
import type { TrackerOptions } from '../engine/tracker.ts';
import { createRecognizerSide, type RecognitionRequest } from './recognizer-side.ts';

const recognizer = createRecognizerSide(workerData as TrackerOptions);

parentPort?.on('message', (request: RecognitionRequest) => {
  const reply = recognizer.search(request);
  parentPort?.postMessage(reply, [reply.frame.data.buffer as ArrayBuffer]);
});
