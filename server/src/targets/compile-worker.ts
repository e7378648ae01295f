import { parentPort, workerData } from 'node:worker_threads';
import { compileTarget, type CompileOptions, type RgbaImage } from '@afterimage/tracker';

export interface CompileTask {
  picture: RgbaImage;
  options: CompileOptions;
}

const { picture, options } = workerData as CompileTask;
const pack = compileTarget(picture, options);
parentPort?.postMessage(pack, []);
