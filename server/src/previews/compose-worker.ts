import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { readPrintMap } from '@afterimage/sample/print-map.ts';
import { composePreview, type FacePicture } from './compose-preview.ts';
import type { Photograph } from './photograph-light.ts';

export interface ComposeTask {
  photo: Photograph;
  /** The file of the map. */
  map: string;
  pictures: ReadonlyMap<string, FacePicture>;
}

parentPort?.on('message', ({ photo, map, pictures }: ComposeTask) => {
  parentPort?.postMessage(composePreview(photo, readPrintMap(readFileSync(map)), pictures), []);
});
