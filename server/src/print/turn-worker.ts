import { parentPort, workerData } from 'node:worker_threads';
import type { Matrix } from '@afterimage/scene/drawing.ts';
import { interpolate } from './interpolate.ts';
import type { Pixels } from './pixels.ts';

export interface TurnTask {
  from: Pixels;
  to: { width: number; height: number };
  toOther: Matrix;
}

const { from, to, toOther } = workerData as TurnTask;
const outputPixels = interpolate(from, to, toOther);
parentPort?.postMessage(outputPixels, [outputPixels.buffer]);
