import { parentPort } from 'node:worker_threads';
import { compileTarget, type CompileOptions, type RgbaImage } from '@afterimage/tracker';

export interface CompileTask {
  picture: RgbaImage;
  options: CompileOptions;
}

parentPort?.on('message', ({ picture, options }: CompileTask) => {
  parentPort?.postMessage(compileTarget(picture, options), []);
});
